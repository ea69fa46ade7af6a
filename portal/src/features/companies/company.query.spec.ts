import { expect, it } from 'vitest';
import { companyAddress, companyCall, readCompanyQuery } from './company.query.ts';

const read = (text: string) => readCompanyQuery(new URLSearchParams(text));

it('comes back from its own address', () => {
  const address =
    '/internships/companies?q=wind&industry=energy,research&size=10-49&open=1&answers=75&sort=open&page=3';
  expect(companyAddress(read(address.split('?')[1] ?? ''), { page: 3 })).toBe(address);
});

it('starts at the first page when a filter changes', () => {
  expect(companyAddress(read('open=1&page=4'), { open: false })).toBe('/internships/companies');
});

it('asks the API for what the address says', () => {
  expect(companyCall(read('industry=energy&answers=90&sort=answers&page=2'))).toEqual({
    filter: { industry: ['energy'], answersWithinPromise: 0.9 },
    sort: ['answersWithinPromise', 'DESC'],
    range: [20, 39],
  });
});
