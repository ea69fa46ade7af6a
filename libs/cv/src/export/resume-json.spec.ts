import { resumeContent } from '@prentice/contract';
import { describe, expect, it } from 'vitest';
import { importResumeJson, resumeJson } from './resume-json.ts';

const imported = (document: unknown) => importResumeJson(JSON.stringify(document));

describe('importing JSON Resume', () => {
  it('takes a document of the published schema and lists what has no field', () => {
    const result = imported({
      $schema: 'https://example.org/schema.json',
      basics: {
        name: ' Ada  Kern ',
        location: { address: 'Hauptplatz 1', postalCode: '8010', city: 'Graz', countryCode: 'AT' },
        profiles: [
          { network: 'GitHub', username: 'ada', url: 'https://github.com/ada' },
          { network: 'X', username: 'ada' },
        ],
        image: 'https://example.org/ada.png',
      },
      work: [{ position: 'Assistant', name: 'Bird Station', startDate: '2025-03', highlights: ['Counted nests'] }],
      skills: [{ name: 'Web', level: 'Master', keywords: ['HTML'] }],
      awards: [{ title: 'First prize' }],
    });
    expect(result).toMatchObject({
      content: {
        basics: {
          name: 'Ada Kern',
          address: 'Hauptplatz 1, 8010, Graz, AT',
          profiles: [
            { network: 'GitHub', url: 'https://github.com/ada' },
            { network: 'X', url: 'ada' },
          ],
        },
        work: [{ position: 'Assistant', startDate: '2025-03', endDate: null, highlights: ['Counted nests'] }],
        skills: [{ name: 'Web', keywords: ['HTML'] }],
      },
      unplaced: expect.arrayContaining([
        { pointer: '/awards', value: '[{"title":"First prize"}]' },
        { pointer: '/basics/image', value: 'https://example.org/ada.png' },
        { pointer: '/skills/0/level', value: 'Master' },
      ]),
    });
  });

  it('names the place of everything that does not fit, and takes nothing then', () => {
    const result = imported({ basics: { name: 'Ada' }, volunteer: [{ position: 'x'.repeat(500), startDate: 'soon' }] });
    expect(result).toMatchObject({
      problems: [{ pointer: '/volunteer/0/position' }, { pointer: '/volunteer/0/startDate' }],
    });
  });

  it.each(['', '[]', 'null', '"text"', '{', `{"a":${'['.repeat(100)}${']'.repeat(100)}}`])('refuses %j', (text) => {
    expect(importResumeJson(text)).toEqual({ problems: [{ pointer: '', message: 'document' }] });
  });

  it('reads what it wrote', () => {
    const content = resumeContent.parse({
      basics: { name: 'Ada', address: 'Graz' },
      languages: [{ language: 'German' }],
    });
    expect(importResumeJson(resumeJson(content))).toEqual({ content, unplaced: [] });
  });
});
