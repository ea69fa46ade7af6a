import type { CvRule } from '@prentice/contract';
import { readText } from '../../src/reading/read-lines.ts';
import { reviewCv } from '../../src/review/review.ts';

/** The month in which the hand-written CVs are reviewed. */
export const GOLDEN_MONTH = '2026-11';

/** A CV with what a review has to find: the rule, and words of the quote. */
export interface GoldenCv {
  readonly name: string;
  readonly findings: readonly (readonly [CvRule, string])[];
  readonly text: string;
}

/** What a review of these CVs found of what it had to find, and what it found beside it. */
export interface GoldenFigures {
  readonly expected: number;
  readonly foundCount: number;
  readonly missed: readonly string[];
  readonly wrong: readonly string[];
}

/** Reviews hand-written CVs and compares the findings with those that were expected. */
export function goldenFigures(cvs: readonly GoldenCv[]): GoldenFigures {
  const [missed, wrong]: [string[], string[]] = [[], []];
  let [expected, foundCount] = [0, 0];
  for (const { name, findings, text } of cvs) {
    const open = [...reviewCv(readText(text), GOLDEN_MONTH).findings];
    for (const [rule, words] of findings) {
      const index = open.findIndex((finding) => finding.rule === rule && finding.quote.includes(words));
      if (index < 0) missed.push(`${name}: ${rule} "${words}"`);
      else open.splice(index, 1);
      foundCount += index < 0 ? 0 : 1;
    }
    expected += findings.length;
    wrong.push(...open.map(({ rule, quote }) => `${name}: ${rule} "${quote}"`));
  }
  return { expected, foundCount, missed, wrong };
}
