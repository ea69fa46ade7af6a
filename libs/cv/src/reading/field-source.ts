import { boxAround, type Box } from '../layout/text-item.ts';
import type { CvLine } from '../layout/cv-line.ts';

/** Where a CV says something. */
export interface FieldSource {
  /** From 1; null in formats without pages. */
  readonly page: number | null;
  /** In points from the upper left corner of the page; null in formats without places. */
  readonly box: Box | null;
  /** The words that it rests on, line by line. */
  readonly quote: string;
  /**
   * From 0 to 1: 0.95 for what is labelled or unmistakable in form, 0.8 for what its section says, 0.6 for what only
   * its place says.
   */
  readonly confidence: number;
}

/** The confidence of what is read, by what it rests on. */
export const confidence = { form: 0.95, section: 0.8, place: 0.6 } as const;

export const quoteOf = (lines: readonly CvLine[]): string => lines.map((line) => line.raw).join('\n');

/** Returns the place of what these lines say; the box covers those on the first of their pages. */
export function sourceOf(lines: readonly CvLine[], sure: number): FieldSource {
  const page = lines[0]?.page ?? null;
  const box = boxAround(lines.filter((line) => line.page === page).map((line) => line.box));
  return { page, box, quote: quoteOf(lines), confidence: sure };
}
