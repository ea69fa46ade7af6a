import { searchParams } from '@prentice/contract';
import { describe, expect, it } from 'vitest';
import { corpus } from '../../../../bench/search/corpus.ts';
import { SeededRandom } from '../../../seed/random.ts';
import { SearchIndex } from '../in-memory/search-index.ts';
import {
  labelledQueries,
  measureQuality,
  percent,
  answeredShare,
  misspelledSkills,
  unansweredQueries,
  type QualityByKind,
} from './search-quality.ts';

const now = new Date('2026-03-02T09:00:00Z');
const documents = corpus(5_000);
const byId = new Map(documents.map((internship) => [internship.id, internship]));
const index = new SearchIndex();
for (const internship of documents) index.put(internship);
/** Only what matches in full: what is related to a query for nothing that is offered does not count as found. */
function firstFive(q: string) {
  const { items, related } = index.search(searchParams.parse({ q }), now);
  return items.slice(0, Math.min(5, related.from ?? 5)).flatMap(({ id }) => byId.get(id) ?? []);
}

const least: QualityByKind = {
  exact: 1, typo: 0.95, prefix: 0.95, synonym: 0.95, german: 0.95, employer: 0.9, place: 1, several: 0.9, text: 1, nothing: 0.8,
}; // prettier-ignore

describe('search quality', () => {
  it('finds the expected internship among the first five results', () => {
    expect(labelledQueries.length).toBeGreaterThanOrEqual(120);
    const quality = measureQuality(firstFive);
    const parts = Object.entries(quality).map(([kind, share]) => `${kind} ${percent(share)}`);
    const missed = unansweredQueries(firstFive).map(({ q }) => q);
    console.log(
      `Search: found among the first five of ${labelledQueries.length} labelled queries: ${parts.join(', ')}; missed: ${missed.join(', ') || 'none'}`,
    );
    for (const [kind, floor] of Object.entries(least))
      expect(Object.entries(quality).find(([name]) => name === kind)?.[1], kind).toBeGreaterThanOrEqual(floor);
  });

  it('finds skills despite generated typos', () => {
    const queries = misspelledSkills(new SeededRandom(5));
    const share = answeredShare(queries, firstFive);
    console.log(`Search: skills found under a random slip: ${percent(share)} of ${queries.length}`);
    expect(queries.length).toBeGreaterThan(200);
    expect(share).toBeGreaterThanOrEqual(0.95);
  });
});
