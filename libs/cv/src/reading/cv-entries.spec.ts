import { describe, expect, it } from 'vitest';
import { linesOfText } from '../layout/cv-line.ts';
import { linesOfPages } from '../layout/page-lines.ts';
import type { TextItem } from '../layout/text-item.ts';
import { entriesOf } from './cv-entries.ts';

/** Lines of letters that are 5 points wide, one below the other; marks of lists are drawn and no text. */
const linesOf = (...texts: readonly (readonly [x: number, text: string][])[]) =>
  linesOfPages([
    {
      width: 600,
      height: 800,
      unmapped: 0,
      items: texts.flatMap((pieces, row) =>
        pieces.map(([x, text]): TextItem => {
          return { text, page: 1, box: { x, y: 200 + row * 14, width: text.length * 5, height: 10 } };
        }),
      ),
    },
  ]);

const heading = [[50, 'Intern, Works of Graz'] as const, [450, '07/2025 – 09/2025'] as const];
const pointsOf = (...points: readonly string[]): string[] =>
  entriesOf(
    linesOf(
      [...heading].map(([x, text]) => [x, text]),
      ...points.map((text) => [[60, text]] as [number, string][]),
    ),
    2,
  )
    .flatMap((entry) => entry.points)
    .map(({ text }) => text);

describe('points whose marks are drawn', () => {
  it('end where there was room for the next word', () => {
    expect(
      pointsOf(
        'Forecast tables for the weekly report of the works, from six',
        'hours to forty minutes',
        'Responsible for various tasks',
        'Kept colleagues company',
      ),
    ).toEqual([
      'Forecast tables for the weekly report of the works, from six hours to forty minutes',
      'Responsible for various tasks',
      'Kept colleagues company',
    ]);
  });

  it('continue in the next line with a verb, where its small letter says so', () => {
    expect(pointsOf('Correct the homework of a hundred and twenty students, and', 'hold two tutorials a week')).toEqual(
      ['Correct the homework of a hundred and twenty students, and hold two tutorials a week'],
    );
  });

  it('continue where the next word would not have fitted, or begins with a small letter', () => {
    expect(
      pointsOf('Tables about traffic and the people who ride bicycles in', 'Austria and Slovenia', 'and beyond'),
    ).toEqual(['Tables about traffic and the people who ride bicycles in Austria and Slovenia and beyond']);
  });
});

describe('points of a list', () => {
  it('begin where a line stands further below the one above than others do', () => {
    const texts = [
      'Statistics of visitors for the weekly report of the',
      'Museum of Graz and its three branches in Styria now',
      'Guided tours through the exhibition about Babenberg',
      'Planning of the museum night with twelve colleagues',
    ];
    const rows = [0, 14, 34, 54];
    const item = (text: string, x: number, y: number): TextItem => {
      return { text, page: 1, box: { x, y, width: text.length * 5, height: 10 } };
    };
    const lines = linesOfPages([
      {
        width: 600,
        height: 800,
        unmapped: 0,
        items: [
          ...heading.map(([x, text]) => item(text, x, 180)),
          ...texts.map((text, index) => item(text, 60, 200 + (rows[index] ?? 0))),
        ],
      },
    ]);
    expect(entriesOf(lines, 2).flatMap((entry) => entry.points.map(({ text }) => text))).toEqual([
      'Statistics of visitors for the weekly report of the Museum of Graz and its three branches in Styria now',
      'Guided tours through the exhibition about Babenberg',
      'Planning of the museum night with twelve colleagues',
    ]);
  });

  it.each(['§', 'Ø', 'ü', 'o', '◆', '✔', '∙'])(
    'are told apart by the mark "%s", as word processors print them',
    (mark) => {
      const text = `Intern, Works of Graz, 07/2025 – 09/2025\n${mark} Plans for the\nnext year\n${mark} Tables of costs`;
      const [entry] = entriesOf(linesOfText(text), 2);
      expect(entry?.points.map((point) => point.text)).toEqual(['Plans for the next year', 'Tables of costs']);
    },
  );

  it('keep a small mark that stands higher than the middle of its line', () => {
    const lines = linesOfPages([
      {
        width: 600,
        height: 800,
        unmapped: 0,
        items: [
          ...heading.map(([x, text]): TextItem => ({
            text,
            page: 1,
            box: { x, y: 180, width: text.length * 5, height: 10 },
          })),
          ...['Plans for the next year of the works and its clients', 'Tables of costs'].flatMap(
            (text, row): TextItem[] => [
              { text: '•', page: 1, box: { x: 50, y: 199 + row * 14, width: 3, height: 4 } },
              { text, page: 1, box: { x: 60, y: 200 + row * 14, width: text.length * 5, height: 10 } },
            ],
          ),
        ],
      },
    ]);
    expect(lines.filter(({ bullet }) => bullet).map(({ text }) => text)).toEqual([
      'Plans for the next year of the works and its clients',
      'Tables of costs',
    ]);
  });
});

describe('entries in a narrow column', () => {
  const read = (names: number, ...texts: readonly string[]) =>
    entriesOf(linesOf(...texts.map((text): [number, string][] => [[60, text]])), names);

  it('keep a result whose figure the end of a line parted from its noun', () => {
    const [entry] = read(
      2,
      'Praktikantin, Muster-Werke GmbH, Köln',
      'März 2025 bis August 2025',
      'Berichte für 6 Werke in Excel und Power BI automatisiert, 5',
      'Stunden je Woche gespart',
    );
    expect(entry?.points.map(({ text }) => text)).toEqual([
      'Berichte für 6 Werke in Excel und Power BI automatisiert, 5 Stunden je Woche gespart',
    ]);
  });

  it('keep the name of a school that went over the end of a line', () => {
    const [entry] = read(Infinity, 'B.Sc. Wirtschaftsinformatik, Universität', 'zu Köln, seit Okt. 2022');
    expect(entry?.parts).toEqual(['B.Sc. Wirtschaftsinformatik', 'Universität zu Köln']);
  });

  it('begin at no line that continues a point, though it names a year', () => {
    const [first, second] = entriesOf(
      linesOf(
        [[60, 'Tutor, TU Wien, 2024 – 2025']],
        [[60, '• Built the timetable that four departments have used since']],
        [[70, 'March 2023 with two colleagues of the faculty']],
      ),
      2,
    );
    expect(second).toBe(undefined);
    expect(first?.points).toHaveLength(1);
  });
});
