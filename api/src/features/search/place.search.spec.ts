import { expect, it } from 'vitest';
import { distance } from './circle.ts';
import { wantedPlace } from './place.search.ts';

const circleOf = (text: string, radius?: number) => wantedPlace(text, radius).circle;

const away = (one: string, other: string): number => {
  const [a, b] = [circleOf(one), circleOf(other)];
  return a && b ? Math.round(distance(a, b)) : Number.NaN;
};

it('knows cities by the names that people use', () => {
  for (const [one, other] of [['Wien', 'vienna'], ['München', 'Munich'], ['Kobenhavn', 'Copenhagen'], ['København', 'kopenhagen'], ['Łódź', 'lodz'], ['frankfurt', 'Frankfurt am Main']] as const)
    expect(away(one, other), one).toBe(0); // prettier-ignore
});

it('gives distances between them, to a few kilometres', () => {
  expect(Math.abs(away('Graz', 'Wien') - 145)).toBeLessThan(5);
  expect(Math.abs(away('Berlin', 'Hamburg') - 255)).toBeLessThan(5);
});

it('takes the largest of one name, the distance asked for or 25 km, and knows when it knows nothing', () => {
  expect(circleOf('London')).toMatchObject({ lat: 51.51, radius: 25 });
  expect(circleOf('Graz', 100)).toMatchObject({ radius: 100 });
  expect(circleOf('Nowhereville')).toBeNull();
});
