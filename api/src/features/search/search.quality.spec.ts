import { searchParams } from '@prentice/contract';
import { describe, expect, it } from 'vitest';
import { corpus } from '../../../bench/search/corpus.ts';
import { labelledQueries } from './labelled.queries.ts';
import { answers, percent } from './quality.ts';
import { SearchIndex } from './search.index.ts';

const now = new Date('2026-03-02T09:00:00Z');
const documents = corpus(5_000);
const byId = new Map(documents.map((one) => [one.id, one]));
const index = new SearchIndex();
for (const one of documents) index.put(one);
const find = (params: Record<string, string>) => index.search(searchParams.parse(params), now);

describe('search quality', () => {
  it('finds what was meant among the first five answers', () => {
    expect(labelledQueries.length).toBeGreaterThanOrEqual(60);
    const quality = answers((q) =>
      find({ q })
        .items.slice(0, 5)
        .flatMap(({ id }) => byId.get(id) ?? []),
    );
    console.log(
      `Found among the first five of ${labelledQueries.length} labelled queries: ${Object.entries(quality)
        .map(([kind, share]) => `${kind} ${percent(share)}`)
        .join(', ')}`,
    );
    expect(quality.exact).toBe(1);
    expect(quality.typo).toBeGreaterThanOrEqual(0.95);
    expect(quality.prefix).toBeGreaterThanOrEqual(0.85);
    expect(quality.synonym).toBeGreaterThanOrEqual(0.95);
    expect(quality.german).toBeGreaterThanOrEqual(0.9);
  });

  it('counts of every facet agree with the results', () => {
    const { facets } = find({ q: 'writing', mode: 'remote' });
    for (const name of ['mode', 'category', 'studyLevel', 'level', 'skill'])
      for (const [value, count] of Object.entries(facets[name] ?? {}).slice(0, 4))
        expect(find({ q: 'writing', mode: 'remote', [name]: value }).total, `${name} ${value}`).toBe(count);
  });
});
