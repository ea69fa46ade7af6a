import { expect, it } from 'vitest';
import { readText } from './read-lines.ts';

const listedIn = (line: string): (string | null)[] =>
  readText(`Ada Kern\nada@people.example\n\nSkills\n\n${line}\n\nEducation\n\nBSc Biology, TU Wien, 10/2023 - 06/2026`)
    .skills.filter(({ evidence }) => evidence === 'listed')
    .map(({ id, label }) => id ?? label);

it('finds R and C as items of a list, in whatever way it is written', () => {
  expect(listedIn('Python, R, SQL')).toEqual(['python', 'r-programming', 'sql']);
  expect(listedIn('R')).toEqual(['r-programming']);
  expect(listedIn('Software: R, Stata')).toEqual(['r-programming', 'stata']);
  expect(listedIn('C, C++')).toEqual(['c-programming', 'cpp']);
  expect(listedIn('Python and R')).toEqual(['python', 'r-programming']);
});

it('finds skills in brackets, also where a comma cuts them', () => {
  expect(listedIn('Statistics (R, SPSS)')).toEqual(['statistics', 'r-programming', 'spss']);
  expect(listedIn('Python (advanced)')).toEqual(['python']);
});

it('takes no letter of running text for a skill', () => {
  const text =
    'Ada Kern\nada@people.example\n\nExperience\n\nAssistant, R & D Department, 01/2024 - 06/2025\n- Sorted vitamin C and R waves';
  expect(readText(text).skills).toEqual([]);
  expect(listedIn('r')).toEqual([]);
});

it('puts together what the end of a line broke in a list, and no two lists', () => {
  expect(listedIn('SQL, Project\nmanagement, Git')).toEqual(['sql', 'project-management', 'git']);
  expect(listedIn('Python, SQL\nFigma, Git')).toEqual(['python', 'sql', 'figma', 'git']);
});
