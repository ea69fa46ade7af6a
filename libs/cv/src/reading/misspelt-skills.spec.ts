import { skillTaxonomy } from '@prentice/contract/skills';
import { describe, expect, it } from 'vitest';
import { namesOf, skillCalled } from '../match/skill-names.ts';
import { skillMentions } from '../match/skill-evidence.ts';
import { slipsOf } from '../vocabulary/slip-samples.ts';
import { confidence } from './field-source.ts';
import { misspeltSkill } from './misspelt-skills.ts';
import { readText } from './read-lines.ts';

const cvWith = (skills: string, point = 'Cleaned the data of 40 surveys') =>
  readText(
    [
      'Ada Kern\nada@people.example',
      `Skills\n\n${skills}`,
      `Experience\n\nAssistant, Lab Graz, 01/2024 - 06/2025\n- ${point}`,
    ].join('\n\n'),
  );

describe('a misspelt skill in a list', () => {
  it.each([
    ['Pyhton', 'python'],
    ['JavaScirpt', 'javascript'],
    ['Javascrpt', 'javascript'],
    ['Kubernnetes', 'kubernetes'],
    ['Project managment', 'project-management'],
    ['Buchhalltung', 'accounting'],
  ])('"%s" is the skill %s', (item, id) => {
    expect(misspeltSkill(item)?.skill.id).toBe(id);
  });

  it.each([
    /* Skills. */
    'Python',
    'Java',
    'Typography',
    /* Words. */
    'Topography',
    'Stimulation',
    'Meditation',
    'Signing',
    'Theater',
    'Négociation',
    /* Other forms of the word. */
    'Biologe',
    'Analyses',
    'Organization',
    /* Too short. */
    'Exccel',
    'Figam',
    /* Two slips. */
    'Pyhtno',
    'JvaaScirpt',
    /* A space. */
    'Java Script',
  ])('is not "%s"', (item) => {
    expect(misspeltSkill(item)).toBeNull();
  });

  it('counts with the words of the CV as they are, less surely, and under its usual name', () => {
    const cv = cvWith('Pyhton, Statistics');
    const [skill] = cv.skills;
    expect(skill).toMatchObject({ id: 'python', label: 'Python', matched: 'Pyhton', corrected: 'Python' });
    expect(skill?.source).toMatchObject({ quote: 'Pyhton, Statistics', confidence: confidence.place });
    expect(cv.resume.skills.map(({ name }) => name)).toEqual(['Pyhton', 'Statistics']);
    expect(skillMentions(cv)).toContainEqual(
      expect.objectContaining({ id: 'python', label: 'Python', words: 'Pyhton', evidence: 'listed' }),
    );
  });

  it('counts in no sentence', () => {
    const cv = cvWith('Statistics', 'Cleaned the data of 40 surveys with Pyhton');
    expect(cv.skills.map(({ id }) => id)).toEqual(['statistics']);
  });
});

it('makes no name of a skill another skill, whichever letter is wrong', () => {
  const names = skillTaxonomy.flatMap(namesOf).map(({ name }) => name);
  expect(names.filter((name) => misspeltSkill(name))).toEqual([]);
  const wrong = names.flatMap((name) =>
    slipsOf(name).flatMap((slip) => {
      const read = misspeltSkill(slip);
      const others = read && read.skill !== skillCalled(name) && read.name.toLowerCase() !== name.toLowerCase();
      return others ? [`${slip} for ${name}: ${read.name}`] : [];
    }),
  );
  expect(wrong).toEqual([]);
});
