import { describe, expect, it } from 'vitest';
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
