import { expect, it } from 'vitest';
import { filterValuePath, isUsefulFilter, narrows } from './filter-options.ts';
import { readInternshipQuery } from './internship-query.ts';

const option = (count: number | undefined, chosen = false) => ({
  value: 'remote',
  label: 'Remote',
  chosen,
  ...(count === undefined ? {} : { count }),
});

it('takes a value for a filter when it leaves out some of the results, but not all', () => {
  expect([0, 1, 9, 10].map((count) => narrows({ count, chosen: false }, 10))).toEqual([false, true, true, false]);
  expect(narrows({ count: undefined, chosen: false }, 10)).toBe(true);
});

it('keeps a value that is set, whatever it leaves out', () => {
  expect(narrows({ count: 10, chosen: true }, 10)).toBe(true);
  expect(narrows({ count: 0, chosen: true }, 0)).toBe(true);
});

it('offers a filter only where one of its values narrows the results', () => {
  const any = { value: '', label: 'Any', chosen: true };
  expect(isUsefulFilter({ name: 'mode', choices: [any, option(10), option(0)] }, 10)).toBe(false);
  expect(isUsefulFilter({ name: 'mode', choices: [any, option(3)] }, 10)).toBe(true);
  expect(isUsefulFilter({ name: 'mode', choices: [option(10, true)] }, 10)).toBe(true);
  expect(isUsefulFilter({ name: 'skill', choices: [] }, 10)).toBe(true);
});

it('leads from a value that is pressed to the address of the search with it, or without it where it was chosen', () => {
  const pathTo = (search: string, name: string, value: string) =>
    filterValuePath(readInternshipQuery(new URLSearchParams(search)), name, value);
  expect(pathTo('mode=remote&page=3', 'mode', 'onsite')).toBe('/internships?mode=onsite,remote');
  expect(pathTo('mode=onsite,remote', 'mode', 'onsite')).toBe('/internships?mode=remote');
  expect(pathTo('skill=sql', 'skill', 'excel')).toBe('/internships?skill=sql,excel');
  expect(pathTo('level=1', 'level', '2')).toBe('/internships?level=2');
  expect(pathTo('responseTo=7', 'responseTo', '7')).toBe('/internships');
  expect(pathTo('responseTo=7', 'responseTo', '')).toBe('/internships');
});
