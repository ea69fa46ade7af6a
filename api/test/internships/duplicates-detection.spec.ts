import { afterAll, describe, expect, it } from 'vitest';
import {
  similarityThresholds,
  shinglesOf,
  similarity,
  minHashSketch,
} from '../../src/features/internships/moderation/near-duplicates.ts';
import {
  aRandomPosting,
  seededRandom,
  disguises,
  reworded,
  copiedByAnotherCompany,
  type Posting,
} from './near-copies.builder.ts';

const COUNT = 120;
const random = seededRandom(7);
const companies = ['Sava Werke', 'Institut Morava', 'Karst and Daughters', 'Atelier Vltava'];
/** Different internships; each company has many, which share what it says of itself. */
const originals = Array.from({ length: COUNT }, (_, index) => aRandomPosting(random, companies[index % 4] ?? ''));
const runs = originals.map(shinglesOf);
const like = (a: Posting, b: Posting): number => similarity(shinglesOf(a), shinglesOf(b));

const pairs = originals.flatMap((original, index) =>
  originals.slice(index + 1).map((other, next) => [original, other, index, index + 1 + next] as const),
);
const sameCompany = pairs.filter(([posting, other]) => posting.employer.name === other.employer.name);
const alarms = (some: typeof pairs, least: number): number =>
  some.filter(([, , a, b]) => similarity(runs[a] ?? new Set(), runs[b] ?? new Set()) >= least).length;

describe('near-duplicates among generated copies', () => {
  const lines: string[] = [];
  afterAll(() => console.info(lines.join('\n')));

  it.each(Object.entries(disguises))('%s: found within a company and across companies', (name, disguise) => {
    const likes = originals.map((original) => like(original, disguise(original, random)));
    const across = originals.map((original) =>
      like(original, copiedByAnotherCompany(disguise(original, random), 'Copy Shop')),
    );
    const recall = {
      within: likes.filter((count) => count >= similarityThresholds.within).length / COUNT,
      across: across.filter((value) => value >= similarityThresholds.across).length / COUNT,
    };
    lines.push(`${name}: recall ${recall.within.toFixed(2)} within, ${recall.across.toFixed(2)} across`);
    expect(recall.within).toBeGreaterThanOrEqual(0.95);
    expect(recall.across).toBeGreaterThanOrEqual(0.9);
  });

  it('different internships are none, even where a company repeats what it says of itself', () => {
    const copies = originals.length * Object.keys(disguises).length;
    const within = alarms(sameCompany, similarityThresholds.within);
    const across = alarms(pairs, similarityThresholds.across);
    const precision = copies / (copies + within + across);
    lines.push(`${pairs.length} pairs of different internships: ${within + across} alarms, precision ${precision}`);
    expect(sameCompany.length).toBeGreaterThan(1_000);
    expect(precision).toBeGreaterThanOrEqual(0.99);
  });

  it('a text that was really rewritten is another text: five-word runs are meant for copies', () => {
    const shares = [0.01, 0.02, 0.04, 0.08].map((share) => {
      const detectedCount = originals.filter(
        (original) => like(original, reworded(original, share, random)) >= similarityThresholds.within,
      ).length;
      return [share, detectedCount / COUNT] as const;
    });
    lines.push(
      `recall by share of words changed: ${shares.map(([share, rate]) => `${share * 100} %: ${rate.toFixed(2)}`).join(', ')}`,
    );
    expect(shares.map(([, rate]) => rate)).toEqual(shares.map(([, rate]) => rate).toSorted((a, b) => b - a));
    expect(shares.at(0)?.[1]).toBeGreaterThanOrEqual(0.9);
    expect(shares.at(-1)?.[1]).toBeLessThan(0.2);
  });

  it('the index offers what is alike, and little else', () => {
    const sketches = runs.map(minHashSketch);
    const share = (a: readonly number[], b: readonly number[]) => a.some((element) => b.includes(element));
    const alike = Object.values(disguises).flatMap((disguise) =>
      originals.map((original, index) => {
        const copy = shinglesOf(disguise(original, random));
        const near = similarity(runs[index] ?? new Set(), copy) >= similarityThresholds.within;
        return { near, offered: share(sketches[index] ?? [], minHashSketch(copy)) };
      }),
    );
    const near = alike.filter((neighbour) => neighbour.near);
    const recall = near.filter((neighbour) => neighbour.offered).length / near.length;
    const offered = pairs.filter(([, , a, b]) => share(sketches[a] ?? [], sketches[b] ?? [])).length / pairs.length;
    lines.push(
      `index: recall ${recall.toFixed(3)} of ${near.length}; ${(offered * 100).toFixed(2)} % of different pairs offered`,
    );
    expect(recall).toBeGreaterThanOrEqual(0.99);
    expect(offered).toBeLessThan(0.05);
  });
});
