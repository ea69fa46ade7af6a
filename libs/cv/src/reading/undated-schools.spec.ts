import { describe, expect, it } from 'vitest';
import { findingsOf } from './profile-findings.ts';
import { readText } from './read-lines.ts';

const documentOf = (...lines: readonly string[]) =>
  readText(`Ada Kern\nada@people.example\n\nEducation\n\n${lines.join('\n')}\n\nSkills\n\nPython, SQL`);
const studiesOf = (...lines: readonly string[]) =>
  documentOf(...lines).studies.map(({ institution, level, start, end }) => [institution, level, start, end]);

const degree = ['University of Leeds', 'bachelor', '2022', '2025'];
const school = ['Leeds Grammar School', 'secondary', null, null];

describe('a school without a time', () => {
  it.each([
    ['on one line', ['BSc Biology, University of Leeds, 2022 - 2025', 'A-levels, Leeds Grammar School']],
    ['on two lines', ['2022 - 2025 University of Leeds, BSc Biology', 'Leeds Grammar School', 'A-levels in Chemistry']],
    [
      'below a degree on three lines',
      ['University of Leeds', 'BSc Biology', '2022 - 2025', 'Leeds Grammar School, A-levels'],
    ],
    [
      'with its subjects as points',
      ['BSc Biology, University of Leeds, 2022 - 2025', 'A-levels, Leeds Grammar School', '- Biology (A)'],
    ],
  ])('is an entry of its own %s', (_, lines) => {
    expect(studiesOf(...lines)).toEqual([degree, school]);
  });

  it('is read where no time is stated at all, and in German', () => {
    expect(studiesOf('A-levels, Leeds Grammar School')).toEqual([school]);
    expect(studiesOf('10/2022 - 09/2025 Universität Wien, BSc Biologie', 'Matura, BG Rein')).toEqual([
      ['Universität Wien', 'bachelor', '2022-10', '2025-09'],
      ['BG Rein', 'secondary', null, null],
    ]);
  });

  it('is offered to the profile, which asks when it began', () => {
    const { findings } = findingsOf(documentOf('A-levels, Leeds Grammar School'));
    expect(findings).toContainEqual(
      expect.objectContaining({ kind: 'education', institution: 'Leeds Grammar School', start: null, end: null }),
    );
  });

  it('is none where its time is on another line', () => {
    expect(
      studiesOf('BSc Biology, University of Leeds', '2022 - 2025', 'A-levels, Leeds Grammar School', '2015 - 2022'),
    ).toEqual([degree, ['Leeds Grammar School', 'secondary', '2015', '2022']]);
    expect(studiesOf('2015 - 2022', 'A-levels, Leeds Grammar School')).toEqual([
      ['Leeds Grammar School', 'secondary', '2015', '2022'],
    ]);
  });

  it('is not made of the subjects of a certificate, nor of where a thesis was written', () => {
    const line = 'BSc Biology, University of Leeds, 2022 - 2025';
    expect(studiesOf(line, 'A-levels in Biology, Chemistry')).toEqual([degree]);
    expect(studiesOf(line, 'Bachelor thesis, Institute of Ecology')).toEqual([degree]);
  });
});
