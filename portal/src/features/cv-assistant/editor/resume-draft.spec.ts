import { resumeContent } from '@prentice/contract';
import { expect, it } from 'vitest';
import { contentOf, draftOf, emptyEntry, withoutEmptyEntries } from './resume-draft.ts';

const content = resumeContent.parse({
  basics: { name: 'Ada Kern', profiles: [{ network: 'GitHub', url: 'https://github.com/ada' }] },
  work: [{ position: 'Assistant', startDate: '2025-03', highlights: ['Counted nests', 'Trained 6 people'] }],
  education: [{ institution: 'University of Graz', courses: ['Ecology'], highlights: ['Thesis: nests'] }],
  projects: [{ name: 'Nest map', keywords: ['Leaflet'] }],
  volunteer: [{ position: 'Helper', organization: 'Zoo' }],
  sections: [{ name: 'Interests', highlights: ['Chess'] }],
  skills: [{ name: 'Python' }, { name: 'Field work', keywords: ['Ringing', 'Statistics (R, SPSS)'] }],
  languages: [{ language: 'German', fluency: 'C2' }, { language: 'English' }],
});

it('is the content that it was made of', () => {
  expect(resumeContent.parse(contentOf(draftOf(content)))).toEqual(content);
});

it('takes a link without a name by its host', () => {
  const draft = { ...draftOf(content), profiles: [{ url: 'https://www.orcid.org/0000', network: '' }] };
  expect(contentOf(draft)).toMatchObject({
    basics: { profiles: [{ network: 'orcid.org', url: 'https://www.orcid.org/0000' }] },
  });
});

it('keeps the places of empty entries while it is typed, and loses them when it is saved', () => {
  const draft = {
    ...draftOf(content),
    work: [emptyEntry('work'), ...draftOf(content).work],
    skills: [...draftOf(content).skills, emptyEntry('skills')],
  };
  expect(contentOf(draft)).toMatchObject({ work: [{ position: '' }, { position: 'Assistant' }] });
  expect(resumeContent.parse(contentOf(withoutEmptyEntries(draft)))).toEqual(content);
});
