import { expect, it } from 'vitest';
import { loadCompanies } from './company-list-loader.ts';
import { readCompanyQuery } from './company-query.ts';

/** An API with one company, whose search of internships knows how its name is spelt. */
function apiOf(suggestions: readonly string[]) {
  const company = { id: 'c', name: 'Lindenblick Optik', trail: [], about: '' };
  const queries: unknown[] = [];
  const list = ({ list: { filter } }: { list: { filter: { q?: string } } }) => {
    queries.push(filter.q);
    const items = company.name.toLowerCase().includes(filter.q ?? '') ? [company] : [];
    return Promise.resolve({ items, total: items.length });
  };
  const search = () => Promise.resolve({ suggestions });
  const api = { employers: { list, statistics: () => Promise.resolve({}) }, internships: { search } };
  return { locals: { api } as unknown as Parameters<typeof loadCompanies>[0], queries };
}
const load = (q: string, suggestions: readonly string[]) => {
  const { locals, queries } = apiOf(suggestions);
  return loadCompanies(locals, readCompanyQuery(new URLSearchParams({ q }))).then((companies) => ({
    ...companies,
    asked: queries,
  }));
};

it('takes what no company has for a slip, and says what it searched for instead', async () => {
  expect(await load('lindenblik', ['lindenblick'])).toMatchObject({
    companies: { total: 1 },
    corrected: 'lindenblick',
    asked: ['lindenblik', 'lindenblick'],
  });
});

it('asks once for what there is, and finds nothing for words that are no slip or lead nowhere', async () => {
  expect(await load('optik', ['optics'])).toMatchObject({ companies: { total: 1 }, corrected: null, asked: ['optik'] });
  expect(await load('zebra', [])).toMatchObject({ companies: { total: 0 }, corrected: null, asked: ['zebra'] });
  expect(await load('zebar', ['zebra'])).toMatchObject({ companies: { total: 0 }, corrected: null });
});
