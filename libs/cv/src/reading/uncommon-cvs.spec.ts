import { describe, expect, it } from 'vitest';
import { reviewCv } from '../review/review.ts';
import { readText } from './read-lines.ts';

const HEAD = 'Ada Kern\nada@people.example | +43 660 1234567';
const rulesOf = (text: string): string[] => reviewCv(readText(text), '2026-11').findings.map(({ rule }) => rule);

describe('a CV without headings', () => {
  const text = `${HEAD}
2022 – 2025 BSc Physics, University of Leeds
03/2024 – 08/2025 Barista, Café Sonne, Graz
• Served 80 guests a day
Python, SQL, Excel
German (native), English C1`;
  const document = readText(text);

  it('is read as far as its lines say what they are', () => {
    expect(document.studies.map(({ institution, area }) => [institution, area])).toEqual([
      ['University of Leeds', 'Physics'],
    ]);
    expect(document.work.map(({ title, organisation, highlights }) => [title, organisation, highlights])).toEqual([
      ['Barista', 'Café Sonne', ['Served 80 guests a day']],
    ]);
    expect(document.resume.skills.map(({ name }) => name)).toEqual(['Python', 'SQL', 'Excel']);
    expect(document.languages.map(({ code, level }) => [code, level])).toEqual([
      ['de', 'C2'],
      ['en', 'C1'],
    ]);
  });

  it('is read with low confidence', () => {
    expect(reviewCv(document, '2026-11').confidence).toBe('low');
    expect(document.work.map(({ source }) => source.confidence)).toEqual([0.6]);
  });

  it('stays something else than a CV without any study or job', () => {
    expect(rulesOf('Minutes of the meeting\nAda Kern, Ben Roth\nPython, SQL, Excel')).toContain('no_cv');
  });
});

describe('a CV in a language without rules', () => {
  const italian = `Giulia Rossi
giulia@people.example
Profilo
Studentessa motivata con la passione per la biologia e per il mare.
Istruzione
2022 – 2025 Laurea in Biologia, Università di Bologna
Esperienze lavorative
03/2024 – 08/2025 Cameriera, Bar Centrale, Bologna
• Gestione della cassa e degli ordini nel locale`;

  it('gets no grade and one finding, and is read as far as possible', () => {
    expect(rulesOf(italian)).toEqual(['unsupported_language']);
    const { resume, studies } = readText(italian);
    expect([resume.basics.name, resume.basics.email, studies[0]?.institution]).toEqual([
      'Giulia Rossi',
      'giulia@people.example',
      'Università di Bologna',
    ]);
  });

  it('is known by its alphabet, too', () => {
    expect(rulesOf('Анна Петрова\nОбразование\n2022 – 2025 Московский университет')).toEqual(['unsupported_language']);
  });
});

const studyOf = (line: string) => {
  const [study] = readText(`${HEAD}\nEDUCATION\n2020 – 2022 ${line}`).studies;
  return [study?.level, study?.studyType, study?.area, study?.institution];
};

describe('a degree', () => {
  it.each([
    ['MSci Physics, University of Leeds', 'master', 'MSci', 'Physics', 'University of Leeds'],
    ['IT diploma, City College Norwich', 'vocational', 'diploma', 'IT', 'City College Norwich'],
    ['Diploma in Business, Leeds City College', 'vocational', 'Diploma', 'Business', 'Leeds City College'],
    [
      'Associate of Science in Biology, Austin College',
      'vocational',
      'Associate of Science',
      'Biology',
      'Austin College',
    ],
    ['Diplom-Ingenieur Maschinenbau, TU Graz', 'master', 'Diplom-Ingenieur', 'Maschinenbau', 'TU Graz'],
    ['Lehre als Tischler, Berufsschule Graz', 'vocational', 'Lehre', 'Tischler', 'Berufsschule Graz'],
    ['Maturität, Kantonsschule Zug', 'secondary', 'Maturität', null, 'Kantonsschule Zug'],
    ['Mittlere Reife, Realschule Passau', 'secondary', 'Mittlere Reife', null, 'Realschule Passau'],
    ['High school diploma, Lincoln High School', 'secondary', 'High school diploma', null, 'Lincoln High School'],
  ])('is read in "%s"', (line, ...expected) => {
    expect(studyOf(line)).toEqual(expected);
  });
});

describe('the place of an entry', () => {
  it.each([
    ['Barista, Café Sonne, Bad Gams, Austria', 'Bad Gams, Austria', null],
    ['Analyst, Acme Inc, Palo Alto, CA', 'Palo Alto, CA', null],
    ['Barista, Café Sonne, Stainz', 'Stainz', null],
    ['Barista, Café Sonne, part-time', null, 'part-time'],
    ['Intern, Acme Inc, Marketing', null, 'Marketing'],
  ])('at the end of "%s" is %s', (line, place, remark) => {
    const [job] = readText(`${HEAD}\nEXPERIENCE\n${line}   03/2024 – 08/2025\n• Served 80 guests`).work;
    expect([job?.place, job?.remark]).toEqual([place, remark]);
  });
});

it('reads languages that few people state, and those of two words', () => {
  const { languages } = readText(`${HEAD}\nLANGUAGES\nIgbo (native), Twi (fluent), Tigrinya B2, Swiss German, Bengali`);
  expect(languages.map(({ code, name, level }) => [code, name, level])).toEqual([
    ['ig', 'Igbo', 'C2'],
    ['ak', 'Twi', 'C1'],
    ['ti', 'Tigrinya', 'B2'],
    ['de', 'Swiss German', null],
    ['bn', 'Bengali', null],
  ]);
});
