import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cvReading, type CvFinding } from '@prentice/contract';
import { normalizeText } from '../layout/cv-line.ts';
import { englishCv, germanCv } from './cv-samples.ts';
import { findingsOf } from './profile-findings.ts';
import { readText } from './read-lines.ts';

const readCv = (text: string) => findingsOf(readText(text));

const of = <K extends CvFinding['kind']>(text: string, kind: K) =>
  readCv(text).findings.filter((finding): finding is Extract<CvFinding, { kind: K }> => finding.kind === kind);

describe('what a CV says and a profile cannot take over', () => {
  it('is named with the reason, so that nothing is left out in silence', () => {
    const text = 'Ada von Stein\nBiology student\nPhone 0660 1234567\nada@people.example\n';
    const { findings, skipped } = readCv(text);
    expect(findings.map(({ kind }) => kind)).not.toContain('phone');
    expect(skipped).toContainEqual({
      kind: 'phone',
      reason: 'no_country_code',
      quote: expect.stringContaining('0660'),
    });
  });

  it('is nothing in a CV that fits', () => {
    expect(readCv(englishCv).skipped).toEqual([]);
  });

  it('is named as well where a profile has no field for it', () => {
    const text = `Ada Kern
ada@people.example
Ringstraße 5, 8010 Graz

Volunteering
Tutor, Refugee Council Graz, 2024 – 2025

Hobbies
Chess and rowing
`;
    expect(readCv(text).unplaced).toEqual([
      { kind: 'address', quote: 'Ringstraße 5, 8010 Graz' },
      { kind: 'volunteer', quote: expect.stringContaining('Tutor') },
      { kind: 'section', quote: 'Hobbies' },
    ]);
    expect(readCv('Ada Kern\nada@people.example\n').unplaced).toEqual([]);
  });
});

describe('projects that are a plain list', () => {
  const cv = (projects: string) =>
    `Ada Kern\nada@people.example\n\nProjects\n${projects}\n\nSkills\nPython, Statistics\n`;

  it('are offered one by one, for their owner to check', () => {
    expect(of(cv('- Weather app: built a forecast for 40 users\n- Chess engine in Rust, 2024'), 'project')).toEqual([
      {
        kind: 'project',
        quote: expect.stringContaining('Weather app: built a forecast for 40 users'),
        sure: false,
        title: 'Weather app',
        organisation: null,
        start: null,
        end: null,
        highlights: ['built a forecast for 40 users'],
      },
      expect.objectContaining({
        title: 'Chess engine in Rust',
        sure: false,
        start: '2024',
        end: '2024',
        highlights: [],
      }),
    ]);
  });

  it('are no second reading of projects with times', () => {
    expect(of(cv('Weather app, 2024\n- Built a forecast for 40 users'), 'project')).toHaveLength(1);
  });
});

describe('an English CV', () => {
  it('says who it is about, with the phone number and without mail and address', () => {
    expect(of(englishCv, 'name')).toEqual([
      { kind: 'name', quote: 'Ada Marie von Stein', firstName: 'Ada Marie', lastName: 'von Stein' },
    ]);
    expect(of(englishCv, 'headline').map((finding) => finding.headline)).toEqual([
      'Biology student who likes to count things',
    ]);
    expect(of(englishCv, 'about').map((finding) => finding.about)).toEqual([
      'I like to measure how birds live in cities, and to explain it in plain words.',
    ]);
    expect(of(englishCv, 'link').map((finding) => finding.url)).toEqual([
      'https://linkedin.com/in/ada-von-stein',
      'https://ada.example/portfolio',
    ]);
    expect(JSON.stringify(readCv(englishCv).findings.map((finding) => ({ ...finding, quote: '' })))).not.toMatch(
      /@|Ringstra/,
    );
    expect(of(englishCv, 'phone').map((finding) => finding.phone)).toEqual(['+436601234567']);
  });

  it('has studies with level, field and months', () => {
    expect(of(englishCv, 'education')).toMatchObject([
      { institution: 'University of Graz', degree: 'bachelor', field: 'Biology', start: '2024-10', end: '2027-06' },
      {
        institution: 'Akademisches Gymnasium Graz',
        degree: 'secondary',
        field: null,
        start: '2016-09',
        end: '2024-06',
      },
    ]);
  });

  it('has jobs and projects with what was done', () => {
    expect(of(englishCv, 'experience')).toMatchObject([
      {
        title: 'Field assistant',
        organisation: 'City Bird Station',
        start: '2025-03',
        end: null,
        highlights: [
          'Counted 1,200 nests in 14 districts with two colleagues and entered them into a database',
          'Wrote the summary in Python',
        ],
      },
      { title: 'Shop assistant', organisation: 'Kleiner Laden', start: '2023-07', end: '2023-08' },
    ]);
    expect(of(englishCv, 'project')).toMatchObject([
      { title: 'Swift map', start: '2025', highlights: ['Drew a map of all swift nests with QGIS'] },
    ]);
  });

  it('has skills, those of the taxonomy by their key and others as written', () => {
    const skills = of(englishCv, 'skill');
    expect(skills.map((skill) => skill.id)).toEqual(expect.arrayContaining(['python', 'r-programming', 'teamwork']));
    expect(skills.filter((skill) => skill.id === null).map((skill) => skill.label)).toContain('Nest box building');
    expect(skills.filter((skill) => skill.id === 'python')).toHaveLength(1);
    expect(skills.map((skill) => skill.label)).not.toContain('Executive assistance');
  });

  it('has no skills that only the name of an employer or a study says', () => {
    const text =
      'Education\nBEng Mechatronics, TU Dresden 2023 - 2026\nExperience\nTester, Kettler Robotics GmbH, Leipzig, 03/2025 - 08/2025\n- Programmed grippers in Python at Kettler Robotics GmbH\n';
    expect(of(text, 'skill').map(({ label }) => label)).toEqual(['Python']);
  });

  it('has languages, with the level that the CV states in figures or words', () => {
    expect(of(englishCv, 'language').map(({ language, level }) => [language, level])).toEqual([
      ['de', 'C2'],
      ['en', 'C1'],
      ['es', 'A2'],
      ['fr', 'C1'],
    ]);
  });
});

describe('a German CV', () => {
  it('is read with the same result', () => {
    expect(of(germanCv, 'name')).toMatchObject([{ firstName: 'Jonas', lastName: 'Müller-Öztürk' }]);
    expect(of(germanCv, 'headline')).toEqual([]);
    expect(of(germanCv, 'education')).toMatchObject([
      {
        institution: 'Technische Universität Wien',
        degree: 'master',
        field: 'Informatik',
        start: '2023-10',
        end: null,
      },
      {
        institution: 'FH Technikum Wien',
        degree: 'bachelor',
        field: 'Wirtschaftsinformatik',
        start: '2019',
        end: '2023',
      },
    ]);
    expect(of(germanCv, 'experience')).toMatchObject([
      { title: 'Werkstudent', organisation: 'Blau Software GmbH', start: '2024-03', end: null },
      { title: 'Praktikant', organisation: 'Donau Logistik', start: '2022-07', end: '2022-09' },
    ]);
    expect(of(germanCv, 'skill').map((finding) => finding.label)).toEqual(
      expect.arrayContaining(['JavaScript', 'SQL', 'Löten', 'TypeScript']),
    );
    expect(of(germanCv, 'language').map(({ language, level }) => [language, level])).toEqual([
      ['de', 'C2'],
      ['en', 'C1'],
      ['tr', 'B2'],
    ]);
    expect(of(germanCv, 'link').map((finding) => finding.url)).toEqual(['https://github.com/jonas-mo']);
  });
});

/* Signs of symbol fonts are read as marks; a mark alone is no line. */
const flat = (text: string): string => normalizeText(text.replaceAll(/[\s\uE000-\uF8FF•]+/gu, ' '));

/** The values that must be words of the CV itself. */
function wordsOf(finding: CvFinding): string[] {
  switch (finding.kind) {
    case 'name':
      return [finding.firstName, finding.lastName];
    case 'headline':
      return [finding.headline];
    case 'link':
      return [finding.url.replace(/^https:\/\//, '')];
    case 'skill':
      return [finding.matched];
    case 'education':
      return [finding.institution, finding.field ?? ''];
    case 'experience':
    case 'project':
      return [finding.title, finding.organisation ?? '', ...finding.highlights];
    default:
      return [];
  }
}

/* Pieces of real CVs, put together at random with noise between them. */
const pieces = [
  ...englishCv.split('\n'),
  ...germanCv.split('\n'),
  '',
  '\t',
  '• ',
  '2024 – 2020',
  '12/2024-',
  ': :',
  'a'.repeat(500),
];
const anyCv = fc
  .array(
    fc.oneof(
      fc.constantFrom(...pieces),
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.string({ unit: 'binary', maxLength: 20 }),
    ),
    {
      maxLength: 60,
    },
  )
  .map((lines) => lines.join('\n'));

describe('any text', () => {
  const runs = { seed: 20_261, numRuns: 400 };

  it('is read without failure, and the result fits the contract', () => {
    fc.assert(
      fc.property(anyCv, (text) => {
        expect(cvReading.parse(readCv(text))).toEqual(readCv(text));
      }),
      runs,
    );
  });

  it('yields only quotes and values that occur in it', () => {
    fc.assert(
      fc.property(anyCv, (text) => {
        const whole = flat(text);
        for (const finding of readCv(text).findings) {
          expect(whole).toContain(flat(finding.quote));
          for (const words of wordsOf(finding)) expect(whole.toLowerCase()).toContain(flat(words).toLowerCase());
        }
      }),
      runs,
    );
  });

  it('takes time linear in its length, even for difficult texts', () => {
    const hard = ['2024 – '.repeat(60_000), '('.repeat(400_000), 'A b '.repeat(100_000), `${'• x\n'.repeat(100_000)}`, ' '.repeat(500_000), `EDUCATION\n${'10/2024 – 11/2024 University\n'.repeat(20_000)}`, `SKILLS\n${'Python, Python '.repeat(40_000)}`, `${'a'.repeat(399)}\n`.repeat(1_500)]; // prettier-ignore
    for (const text of hard) {
      const began = performance.now();
      readCv(text);
      expect(performance.now() - began, text.slice(0, 20)).toBeLessThan(1_500);
    }
  });
});
