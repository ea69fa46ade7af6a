import { describe, expect, it } from 'vitest';
import { readCvFile } from '../../src/reading/read-cv-file.ts';
import { reviewCv } from '../../src/review/review.ts';
import { tunedLayouts } from '../corpus/corpus.ts';
import { goldenEnglish } from './golden-english.ts';
import { goldenGerman } from './golden-german.ts';
import { goldenHeldOut } from './golden-held-out.ts';
import { GOLDEN_MONTH, goldenFigures } from './golden-review.ts';

describe('the review of hand-written CVs', () => {
  it('finds what an adviser marks in those that the rules were made with', () => {
    expect(goldenFigures([...goldenEnglish, ...goldenGerman])).toEqual({
      expected: 62,
      foundCount: 62,
      missed: [],
      wrong: [],
    });
  });

  it('finds nearly as much in those that the rules never saw', () => {
    const { expected, foundCount, wrong } = goldenFigures(goldenHeldOut);
    expect(foundCount / expected).toBeGreaterThanOrEqual(0.8);
    expect(wrong.length / foundCount).toBeLessThanOrEqual(0.1);
  });

  it('places what it quotes from a PDF on its page', async () => {
    const layout = tunedLayouts(null).find(({ name }) => name === 'PDFKit, two columns');
    const [cv] = layout ? await layout.cvs(1) : [];
    const { findings } = reviewCv(await readCvFile(cv?.bytes ?? new Uint8Array()), GOLDEN_MONTH);
    expect(findings.map(({ rule }) => rule)).toContain('columns');
    const quoted = findings.filter(({ quote }) => quote !== '');
    expect(quoted.length).toBeGreaterThan(0);
    for (const { page, box } of quoted) expect([page, box?.width]).toEqual([1, expect.any(Number)]);
  });
});
