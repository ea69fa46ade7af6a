import { expect, it } from 'vitest';
import { companyListPath, companyListRequest, readCompanyQuery } from './company-query.ts';

const read = (text: string) => readCompanyQuery(new URLSearchParams(text));

it('reads the same state from the URL that it builds', () => {
  const address =
    '/internships/companies?q=wind&industry=energy,research&size=10-49&open=1&answers=75&sort=open&page=3';
  expect(companyListPath(read(address.split('?')[1] ?? ''), { page: 3 })).toBe(address);
});

it('starts at the first page when a filter changes', () => {
  expect(companyListPath(read('open=1&page=4'), { open: false })).toBe('/internships/companies');
});

it('asks the API for what the address says', () => {
  expect(companyListRequest(read('industry=energy&answers=90&sort=answers&page=2'))).toEqual({
    filter: { industry: ['energy'], answersWithinPromise: 0.9 },
    sort: ['answersWithinPromise', 'DESC'],
    range: [20, 39],
  });
});
