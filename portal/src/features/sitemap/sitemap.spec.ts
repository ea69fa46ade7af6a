import { describe, expect, it } from 'vitest';
import { newsEntries, sitemapSize } from './sitemap.ts';

type Locals = Parameters<typeof newsEntries>[0];

/** Answers the list of news with as many items as are asked for, of `total`. */
function localsWith(total: number): { readonly locals: Locals; readonly ranges: unknown[] } {
  const ranges: unknown[] = [];
  const list = ({ list: { range } }: { list: { range: [number, number] } }) => {
    ranges.push(range);
    const items = Array.from({ length: Math.max(0, Math.min(range[1] + 1, total) - range[0]) }, (_, index) => ({
      slug: `item-${range[0] + index}`,
      correctedAt: null,
      publishedAt: '2026-03-01T00:00:00.000Z',
    }));
    return Promise.resolve({ items, total });
  };
  return {
    locals: Object.assign(Object.create(null), { publicUrl: 'https://x.example', api: { news: { list } } }),
    ranges,
  };
}

describe('the entries of news in a site map', () => {
  it('are those of every page of the list', async () => {
    const { locals, ranges } = localsWith(230);
    const urls = (await newsEntries(locals)).map(({ url }) => url);
    expect(ranges).toEqual([
      [0, 99],
      [100, 199],
      [200, 299],
    ]);
    expect(new Set(urls).size).toBe(230);
    expect(urls.at(-1)).toBe('https://x.example/news/item-229');
  });

  it('end at the size of a site map', async () => {
    expect(await newsEntries(localsWith(sitemapSize + 300).locals)).toHaveLength(sitemapSize);
  });
});
