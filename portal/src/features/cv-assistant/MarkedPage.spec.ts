import type { CvMachineReading } from '@prentice/contract';
import { expect, it } from 'vitest';
import { writtenArea } from './MarkedPage.tsx';

const page = { width: 600, height: 800 };
const lineAt = (x: number, y: number, width: number) =>
  ({
    text: 'Ada Kern',
    page: 1,
    heading: false,
    box: { x, y, width, height: 10 },
    pieces: [],
  }) as unknown as CvMachineReading['lines'][number];

it('shows what is written on a page without its empty margins, with room for the numbers of the marks', () => {
  expect(writtenArea(page, [lineAt(80, 60, 400), lineAt(80, 200, 100)])).toBe('48 40 448 190');
});

it('blows a few words up no further than a part of the page allows, and shows an empty page as it is', () => {
  expect(writtenArea(page, [lineAt(80, 60, 40)])).toBe('48 40 360 50');
  expect(writtenArea(page, [])).toBe('0 0 600 800');
});
