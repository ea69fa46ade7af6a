import { expect, it } from 'vitest';
import { readText } from './read-lines.ts';

const studiesOf = (...lines: readonly string[]) =>
  readText(`Ada Kern\nada@people.example\n\nEducation\n\n${lines.join('\n')}\n\nSkills\n\nPython, SQL`).studies.map(
    ({ institution, grade, details }) => ({ institution, grade, details }),
  );

it('keeps the grade of a study out of the name of its school', () => {
  for (const [line, grade] of [
    ['LMU Munich. Grade 1.7', '1.7'],
    ['University of Graz (grade: 1.3)', '1.3'],
    ['Universität Wien – Note 1,7', '1,7'],
    ['Universität Wien. Abschlussnote 1,7', '1,7'],
  ] as const) {
    const [name] = line.split(/\.? [(–]|\. /u);
    expect(studiesOf('BSc Physics, 10/2022 - 07/2025', line)).toEqual([{ institution: name, grade, details: [] }]);
  }
});

it('leaves the name of a school as it is without a grade', () => {
  expect(studiesOf('BSc Physics, TU Wien, 10/2022 - 07/2025')[0]?.institution).toBe('TU Wien');
  expect(studiesOf('MSc Physics, Upgrade 3 School, 10/2022 - 07/2025')[0]?.institution).toBe('Upgrade 3 School');
});

it('reads a number beside a degree as its grade, not as a field of study', () => {
  const readingOf = (line: string) =>
    readText(`Ada Kern\nada@people.example\n\nEducation\n\n${line}\n\nSkills\n\nPython, SQL`).studies.map(
      ({ institution, area, grade, details }) => ({ institution, area, grade, details }),
    );
  for (const [degree, grade] of [
    ['Abitur 1.6', '1.6'],
    ['Abitur (1,6)', '1,6'],
    ['Abitur: 2,0', '2,0'],
  ] as const)
    expect(readingOf(`Apostelgymnasium Köln, ${degree}, 2024`)).toEqual([
      { institution: 'Apostelgymnasium Köln', area: null, grade, details: [] },
    ]);
  /* A number that is no grade is left out of the field all the same. */
  expect(readingOf('Apostelgymnasium Köln, Abitur 17, 2024')[0]).toMatchObject({ area: null, grade: null });
  expect(readingOf('TU Wien, BSc Physics 2, 2024')[0]).toMatchObject({ area: 'Physics 2', grade: null });
});
