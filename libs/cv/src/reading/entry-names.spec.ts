import type { CvFinding } from '@prentice/contract';
import { describe, expect, it } from 'vitest';
import { findingsOf } from './profile-findings.ts';
import { readText } from './read-lines.ts';

const of = <K extends CvFinding['kind']>(text: string, kind: K) =>
  findingsOf(readText(text)).findings.filter(
    (finding): finding is Extract<CvFinding, { kind: K }> => finding.kind === kind,
  );
const jobs = (lines: string) => of(`Experience\n${lines}\n`, 'experience');
const studies = (lines: string) => of(`Education\n${lines}\n`, 'education');

describe('a job in a CV', () => {
  it.each([
    ['Working student, frontend, Kastner GmbH, Graz, Mar 2025 - present', 'Working student, frontend', 'Kastner GmbH'],
    ['Kastner GmbH, Graz, Working student 03/2025 - 06/2025', 'Working student', 'Kastner GmbH'],
    ['Field sales, Alpine Foods Ltd, London, Jan 2024 - Jun 2024', 'Field sales', 'Alpine Foods Ltd'],
    ['Data, Northwind Inc., Boston, Jan 2024 - Jun 2024', 'Data', 'Northwind Inc.'],
    ['Jugendarbeit, Naturfreunde e.V., Berlin, 01/2024 - 06/2024', 'Jugendarbeit', 'Naturfreunde e.V.'],
    ['Barista, Kaiserfeld, Graz, Jul 2023 - Sep 2023', 'Barista', 'Kaiserfeld'],
    ['Working student, frontend, Mar 2025 - present', 'Working student, frontend', null],
    ['Laboratory help, River Station, Mar 2025 - present', 'Laboratory help', 'River Station'],
    ['Tutor, Institut für Statistik, TU Wien, 03/2025 - 06/2025', 'Tutor', 'Institut für Statistik, TU Wien'],
    ['TU Wien, Institut für Statistik, Tutor, 03/2025 - 06/2025', 'Tutor', 'TU Wien, Institut für Statistik'],
  ])('tells the company from the title in "%s"', (line, title, organisation) => {
    expect(jobs(line)).toMatchObject([{ title, organisation, sure: true }]);
  });

  it('is never called by what is left of a time, and is less sure where some was', () => {
    const text = 'Ada Kern\nEXPERIENCE\nSept. 2021 – Fbr. 2022\nOffice help\n- Filed 40 folders\n';
    expect(readText(text).work).toMatchObject([{ title: 'Office help', source: { confidence: 0.6 } }]);
  });

  it('is written in the order of the others where no word says which name is the company', () => {
    const text = 'Nordlicht, Shop assistant, 03/2025 - 06/2025\nBlau, Rot, 01/2024 - 02/2024';
    expect(jobs(text)).toMatchObject([
      { title: 'Shop assistant', organisation: 'Nordlicht' },
      { title: 'Rot', organisation: 'Blau' },
    ]);
    expect(jobs('Blau, Rot, 01/2024 - 02/2024')).toMatchObject([{ title: 'Blau', organisation: 'Rot' }]);
  });

  it('is doubtful where only the order of its words says which is which', () => {
    expect(jobs('Blau, Rot, Gelb, Mar 2025 - present')).toMatchObject([{ title: 'Blau', sure: false }]);
  });

  it('keeps what was done, with or without marks, and lines that continue', () => {
    const lines = ['Working student, frontend, Kastner GmbH, Graz', 'Mar 2025 - present', 'Built React components for the shop', '- Cut the loading time by', '  30 percent', '2023 - 2024   Tutor, TU Graz', 'Explained recursion to 20 first-year students.']; // prettier-ignore
    expect(jobs(lines.join('\n'))).toMatchObject([
      {
        title: 'Working student, frontend',
        organisation: 'Kastner GmbH',
        highlights: ['Built React components for the shop', 'Cut the loading time by 30 percent'],
      },
      { title: 'Tutor', organisation: 'TU Graz', highlights: ['Explained recursion to 20 first-year students.'] },
    ]);
  });
});

describe('a school in a CV', () => {
  it.each([
    ['Matura, BG Rein, 2022', 'BG Rein'],
    ['2014 – 2022  BG/BRG Klusemannstraße Graz, Matura', 'BG/BRG Klusemannstraße Graz'],
    ['Abitur, 2022, Goethe-Gymnasium Berlin', 'Goethe-Gymnasium Berlin'],
    ['A-levels, Springfield High, 2018 - 2022', 'Springfield High'],
    ['Fachhochschulreife, Carl-Benz, Berlin, 2022', 'Carl-Benz'],
  ])('is education: "%s"', (line, institution) => {
    expect(studies(line)).toMatchObject([{ institution, degree: 'secondary' }]);
  });
});

it('a first language is named as such, beside the highest level that a profile has', () => {
  expect(of('Languages\nGerman (native), English C2\n', 'language')).toMatchObject([
    { language: 'de', level: 'C2', native: true },
    { language: 'en', level: 'C2', native: false },
  ]);
});
