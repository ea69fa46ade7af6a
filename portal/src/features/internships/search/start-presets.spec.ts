import { expect, it } from 'vitest';
import { translator } from '../../../i18n/catalogue.ts';
import { readInternshipQuery } from './internship-query.ts';
import { startPresets } from './start-presets.ts';

const now = new Date('2026-11-27T10:00:00Z');
const presets = (search: string) =>
  startPresets(readInternshipQuery(new URLSearchParams(search)), now, translator('en'));

it('offers the next four seasons as times to start', () => {
  expect(presets('q=law').map(({ label }) => label)).toEqual([
    'Winter 2026',
    'Spring 2027',
    'Summer 2027',
    'Autumn 2027',
  ]);
  expect(presets('q=law')[0]?.href).toBe('/internships?q=law&startFrom=2026-12-01&startTo=2027-02-28#startFrom');
});

it('takes the season back that is chosen', () => {
  const chosen = presets('q=law&startFrom=2027-06-01&startTo=2027-08-31').find((preset) => preset.chosen);
  expect(chosen).toEqual({ label: 'Summer 2027', href: '/internships?q=law#startFrom', chosen: true });
});
