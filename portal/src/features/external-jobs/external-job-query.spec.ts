import { expect, it } from 'vitest';
import { externalJobsPath, readExternalJobQuery } from './external-job-query.ts';
import { externalJobRequest } from './external-jobs-loader.ts';

const read = (text: string) => readExternalJobQuery(new URLSearchParams(text));

it('reads the same state from the URL that it builds', () => {
  const address =
    '/external-jobs?q=lab&place=Graz&radius=50&mode=onsite,remote&type=thesis&closing=14&sort=closing&page=3';
  expect(externalJobsPath(read(address.split('?')[1] ?? ''), { page: 3 })).toBe(address);
});

it('starts at the first page when a filter changes, and leaves out what is unknown', () => {
  expect(externalJobsPath(read('q=lab&page=4&type=anything&closing=5&sort=x'), { q: '' })).toBe('/external-jobs');
});

it('asks the API for what the address says', () => {
  expect(externalJobRequest(read('mode=remote&place=Graz'))).toEqual({
    place: 'Graz',
    mode: 'remote',
    sort: 'relevance',
    page: 1,
  });
});
