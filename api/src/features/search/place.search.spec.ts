import { readRows } from '@prentice/contract';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { distance } from './circle.ts';
import rows from './data/cities.json' with { type: 'json' };
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

it('calls a place as it was asked for, and offers others of its name or like it', () => {
  expect(wantedPlace('münchen').known?.label).toBe('München, DE');
  expect(wantedPlace('Munich, Deutschland').known?.label).toBe('Munich, DE');
  expect(wantedPlace('frankfurt').known?.label).toBe('Frankfurt am Main, DE');
  expect(wantedPlace('frankfurt').others.map(({ label }) => label)).toEqual(['Frankfurt (Oder), DE']);
  expect(wantedPlace('Frankfurt (Oder), Germany').circle).toMatchObject({ lat: 52.35 });
  expect(wantedPlace('Hambrug').others[0]?.label).toBe('Hamburg, DE');
});

it('takes a country for all its places', () => {
  const austria = { city: 'Graz', name: 'graz', country: 'AT', lat: null, lon: null };
  for (const name of ['Austria', 'österreich', 'Osterreich']) expect(wantedPlace(name).passes(austria, 25)).toBe(true);
  expect(wantedPlace('Germany').passes(austria, 25)).toBe(false);
});

it('has a name, a country and a place on earth for each city of its list', () => {
  const latitude = z.number().min(-90).max(90);
  const longitude = z.number().min(-180).max(180);
  const country = z.string().regex(/^[A-Z]{2}$/);
  const city = z.tuple([z.string().min(1), country, latitude, longitude]);
  expect(readRows(rows, city).length).toBeGreaterThan(6_000);
});
