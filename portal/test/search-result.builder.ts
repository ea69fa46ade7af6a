/** What a search answers that finds these, and has nothing to add. */
export const aSearchResult = <T>(items: readonly T[], now: Date, total = items.length) => ({
  items: [...items],
  total,
  pages: Math.ceil(total / Math.max(items.length, 1)),
  related: { total: 0, from: null },
  recognised: [],
  ignoresWords: false,
  ignored: [],
  suggestions: [],
  facets: {},
  relax: [],
  place: null,
  places: [],
  currencies: [],
  skills: {},
  externalJobs: 0,
  now,
});
