import { describe, expect, it } from 'vitest';
import { readLines, readText } from './read-lines.ts';
import { linksIn } from './read-person.ts';

const links = (cell: string): string[] => linksIn([{ cells: [cell] }]).map(({ url }) => url);

it.each(['local', 'localhost', 'internal', 'lan', 'home.arpa', 'test', 'onion', '10.in-addr.arpa'])(
  'a link to a private name is not read from a CV: .%s',
  (suffix) => {
    expect(links(`https://wiki.${suffix}/`)).toEqual([]);
    expect(links(`Portfolio: https://WIKI.${suffix.toUpperCase()}/x`)).toEqual([]);
  },
);

it('a link to a public name is', () => {
  expect(links('https://github.com/ada')).toEqual(['https://github.com/ada']);
});

it.each(['3rd-year student of informatics, TU Wien', 'Studentin im 5. Semester, TU Wien', 'Student of law, 2nd year'])(
  '"%s" below the name is a headline',
  (line) => {
    const { basics } = readText(
      `Ada Stein\n${line}\nada@stein.example\n\nEducation\n2024 – 2027 BSc Law, TU Wien`,
    ).resume;
    expect(basics.label).toBe(line);
  },
);

it.each(['Lange Gasse 5, 1080 Wien', '+43 660 1234567', '12 Baker Street'])('"%s" below the name is none', (line) => {
  expect(readText(`Ada Stein\n${line}\nada@stein.example`).resume.basics.label).toBeNull();
});

it.each([
  'Name Ada Stein',
  'Name: Ada Stein',
  'Lebenslauf Ada Stein',
  'CV of Ada Stein',
  'Curriculum Vitae – Ada Stein',
])('"%s" names somebody without what it is called', (line) => {
  expect(readText(`${line}\nada@stein.example\n\nEducation\n2024 – 2027 BSc Law, TU Wien`).resume.basics.name).toBe(
    'Ada Stein',
  );
});

it('letters that are spaced out for looks are a heading, not a name', () => {
  const { resume } = readText('W O R K\n2024 – 2025 Designer, Studio North\n\nAda Stein\nada@stein.example');
  expect(resume.basics.name).not.toBe('W O R K');
  expect(resume.work).toHaveLength(1);
});

describe('the contact of a referee', () => {
  const referee = 'Prof. Eva Holm, eva.holm@campus.example, +43 1 9876543, linkedin.com/in/eva-holm';
  it.each(['REFERENCES', 'Referees', 'Referenzen', 'RÉFÉRENCES'])('below "%s" is not that of the CV', (heading) => {
    const { basics } = readText(
      `Ada\n\nEDUCATION\n2024 – 2027 BSc Law, TU Wien\n\n${heading}\nEva Holm\n${referee}`,
    ).resume;
    expect([basics.name, basics.email, basics.phone, basics.profiles]).toEqual([null, null, null, []]);
  });

  it('beside its heading is not either', () => {
    const { basics } = readText(`Ada Stein\n\nEDUCATION\n2024 – 2027 BSc Law, TU Wien\nReferences: ${referee}`).resume;
    expect([basics.name, basics.email, basics.phone]).toEqual(['Ada Stein', null, null]);
  });
});

it.each(['SSN: 078-05-1120', '078-05-1120', 'Steuernummer 12 345 678 901', 'Social insurance number: 1237 010180'])(
  '"%s" is no phone number',
  (line) => {
    expect(readText(`Ada Stein\nada@stein.example\n${line}`).resume.basics.phone).toBeNull();
  },
);

it.each(['A D A  S T E I N', 'A D A   S T E I N'])('"%s" is a name whose letters are set apart', (line) => {
  expect(readText(`${line}\nada@stein.example`).resume.basics.name).toBe('ADA STEIN');
});

it('a heading of two words whose letters are set apart is one', () => {
  expect(
    readText('Ada Stein\n\nW O R K  E X P E R I E N C E\n2024 – 2025 Designer, Studio North').resume.work,
  ).toHaveLength(1);
});

it.each(['Ringgasse 5, 8010 Graz, ada@stein.example', 'ada@stein.example, Ringgasse 5, 8010 Graz'])(
  'an address is read beside a mail address: "%s"',
  (line) => {
    const { basics } = readText(`Ada Stein\n${line}`).resume;
    expect([basics.email, basics.location?.address]).toEqual(['ada@stein.example', 'Ringgasse 5, 8010 Graz']);
  },
);

it('a language is known by its other names', () => {
  const { languages } = readText('Ada Stein\n\nLANGUAGES\nMandarin (native), Farsi B2, Flämisch – C1');
  expect(languages.map(({ code, native }) => [code, native])).toEqual([['zh', true], ['fa', false], ['nl', false]]); // prettier-ignore
});

it('a name in large letters may take several lines', () => {
  const document = readText(
    'Amelia\nOkonkwo-\nHughes\nMechanical Engineering\namelia@people.example\n\nSKILLS\nPython',
  );
  const sizes = [22, 22, 22];
  const lines = document.lines.map((line, index) => ({ ...line, size: sizes[index] ?? 11 }));
  expect(readLines(lines, document.file).resume.basics.name).toBe('Amelia Okonkwo-Hughes');
});
