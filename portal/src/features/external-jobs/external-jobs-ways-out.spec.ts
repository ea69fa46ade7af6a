import { expect, it } from 'vitest';
import { translator } from '../../i18n/catalogue.ts';
import { readExternalJobQuery } from './external-job-query.ts';
import { externalJobsWaysOut } from './external-jobs-ways-out.ts';

const t = translator('en');
const read = (query: string) => readExternalJobQuery(new URLSearchParams(query));

it('leads from an empty list to the same one with one filter less, in the order of the API', () => {
  const relax = [
    { filter: 'place', total: 3 },
    { filter: 'radius', to: '100', total: 2 },
    { filter: 'mode', total: 1 },
    { filter: 'q', total: 4 },
  ];
  expect(
    externalJobsWaysOut(read('q=baker&place=Graz&radius=50&mode=hybrid,remote'), { relax, internships: 2 }, t),
  ).toEqual([
    { label: 'Remove “Graz” (3 jobs)', href: '/external-jobs?q=baker&mode=hybrid,remote' },
    {
      label: 'Search within 100\u00A0km (2 jobs)',
      href: '/external-jobs?q=baker&place=Graz&radius=100&mode=hybrid,remote',
    },
    { label: 'Remove “Hybrid · Remote” (1 job)', href: '/external-jobs?q=baker&place=Graz&radius=50' },
    { label: 'Remove “baker” (4 jobs)', href: '/external-jobs?place=Graz&radius=50&mode=hybrid,remote' },
    { label: 'See 2 matching internships', href: '/internships?q=baker&place=Graz&radius=50&mode=hybrid,remote' },
  ]);
});

it('leads to the words without filters, or to everything, when no single filter is in the way', () => {
  const query = read('q=baker&type=thesis&closing=7');
  const labels = (to?: string) =>
    externalJobsWaysOut(
      query,
      { relax: [{ filter: 'all', ...(to !== undefined && { to }), total: 9 }], internships: 0 },
      t,
    );
  expect(labels()[0]).toEqual({ label: 'Search for “baker” without filters (9 jobs)', href: '/external-jobs?q=baker' });
  expect(labels('')[0]).toEqual({ label: 'Show all external jobs (9 jobs)', href: '/external-jobs' });
  expect(labels()[1]?.href).toBe('/internships');
});
