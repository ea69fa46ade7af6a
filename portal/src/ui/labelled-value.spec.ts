import { expect, it } from 'vitest';
import { foldIdleOptions, toggledValues, type FilterOption } from './labelled-value.ts';

const any: FilterOption = { value: '', label: 'Any', chosen: true };
const option = (value: string, count: number | undefined, chosen = false): FilterOption => ({
  value,
  label: value,
  chosen,
  ...(count === undefined ? {} : { count }),
});
const valuesOf = (options: readonly FilterOption[]) =>
  foldIdleOptions(options).map((part) => part.map(({ value }) => value));

it('folds away the values of a filter that find nothing', () => {
  expect(valuesOf([option('a', 2), option('b', 0), option('c', 1)])).toEqual([['a', 'c'], ['b']]);
});

it('keeps in sight what is chosen, what is not counted, and the choice of any', () => {
  expect(valuesOf([any, option('a', 0, true), option('b', undefined), option('c', 0)])).toEqual([
    ['', 'a', 'b'],
    ['c'],
  ]);
});

it('folds nothing where all would be folded', () => {
  expect(valuesOf([any, option('a', 0), option('b', 0)])).toEqual([['', 'a', 'b'], []]);
});

it('adds a value that is pressed in its place, and takes back one that was chosen', () => {
  const order = ['onsite', 'hybrid', 'remote'];
  expect(toggledValues(order, ['remote'], 'onsite')).toEqual(['onsite', 'remote']);
  expect(toggledValues(order, ['onsite', 'remote'], 'remote')).toEqual(['onsite']);
});
