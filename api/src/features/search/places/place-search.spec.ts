import { parseRows } from '@prentice/contract';
import { expect, it, describe } from 'vitest';
import { z } from 'zod';
import { distanceKm } from './circle.ts';
import rows from '../data/cities.json' with { type: 'json' };
import { parsePlaceQuery, parsePlacesQuery } from './place-search.ts';

const graz = { city: 'Graz', name: 'graz', country: 'AT', lat: 47.07, lon: 15.44 };

const circleOf = (text: string, radius?: number) => parsePlaceQuery(text, radius).circle;

const away = (query: string, other: string): number => {
  const [a, b] = [circleOf(query), circleOf(other)];
  return a && b ? Math.round(distanceKm(a, b)) : Number.NaN;
};

it('knows cities by the names that people use', () => {
  for (const [option, other] of [['Wien', 'vienna'], ['München', 'Munich'], ['Kobenhavn', 'Copenhagen'], ['København', 'kopenhagen'], ['Łódź', 'lodz'], ['frankfurt', 'Frankfurt am Main']] as const)
    expect(away(option, other), option).toBe(0); // prettier-ignore
});

it('computes distances to within a few kilometres', () => {
  expect(Math.abs(away('Graz', 'Wien') - 145)).toBeLessThan(5);
  expect(Math.abs(away('Berlin', 'Hamburg') - 255)).toBeLessThan(5);
});

it('takes the largest of one name, the distance asked for or 25 km, and knows when it knows nothing', () => {
  expect(circleOf('London')).toMatchObject({ lat: 51.51, radius: 25 });
  expect(circleOf('Graz', 100)).toMatchObject({ radius: 100 });
  expect(circleOf('Nowhereville')).toBeNull();
});

it('calls a place as it was asked for, and offers others of its name or like it', () => {
  expect(parsePlaceQuery('münchen').namedPlace?.label).toBe('München, DE');
  expect(parsePlaceQuery('Munich, Deutschland').namedPlace?.label).toBe('Munich, DE');
  expect(parsePlaceQuery('frankfurt').namedPlace?.label).toBe('Frankfurt am Main, DE');
  expect(parsePlaceQuery('frankfurt').others.map(({ label }) => label)).toEqual(['Frankfurt (Oder), DE']);
  expect(parsePlaceQuery('Frankfurt (Oder), Germany').circle).toMatchObject({ lat: 52.35 });
  expect(parsePlaceQuery('Hambrug').others[0]?.label).toBe('Hamburg, DE');
});

describe('a slip in the name of a place', () => {
  const indexed = [graz, { city: 'Wien', name: 'wien', country: 'AT', lat: 48.21, lon: 16.37 }];

  it('is searched as the place with internships that is spelled most like it, which says what was typed', () => {
    for (const [typed, label] of [
      ['Gratz', 'Graz, AT'],
      ['Vien', 'Vienna, AT'],
      ['Wein', 'Vienna, AT'],
    ] as const) {
      const place = parsePlaceQuery(typed, 25, indexed);
      expect([place.namedPlace?.label, place.misspelled], typed).toEqual([label, typed]);
      expect(place.circle?.radius).toBe(25);
    }
  });

  it('is none where internships are in a place that begins so, or where no place is spelled alike', () => {
    expect(parsePlaceQuery('Gra', 25, indexed)).toMatchObject({ namedPlace: null, misspelled: null });
    expect(parsePlaceQuery('Nowhereville', 25, indexed)).toMatchObject({
      namedPlace: null,
      misspelled: null,
      others: [],
    });
  });

  it('offers no place where there are no internships', () => {
    expect(parsePlaceQuery('frankfurt', 25, indexed).others).toEqual([]);
    expect(parsePlacesQuery('Gratz; Wien', 25, indexed)).toMatchObject({ misspelled: 'Gratz', others: [] });
  });
});

it('treats a country as all its places', () => {
  const austria = { city: 'Graz', name: 'graz', country: 'AT', lat: null, lon: null };
  for (const name of ['Austria', 'österreich', 'Osterreich'])
    expect(parsePlaceQuery(name).matches(austria, 25)).toBe(true);
  expect(parsePlaceQuery('Germany').matches(austria, 25)).toBe(false);
});

it('knows a country that is asked for, by its names in the languages of the pages', () => {
  for (const [name, code] of [['Germany', 'DE'], ['Deutschland', 'DE'], ['Austria', 'AT'], ['österreich', 'AT']] as const)
    expect(parsePlacesQuery(name).countries, name).toEqual([code]); // prettier-ignore
  expect(parsePlacesQuery('Graz; Germany')).toMatchObject({ namedPlace: { city: 'Graz' }, countries: ['DE'] });
  expect(parsePlacesQuery('Graz, Austria').countries).toEqual([]);
  expect(parsePlacesQuery('Nowhereville').countries).toEqual([]);
});

it('has a name, a country and a place on earth for each city of its list', () => {
  const latitude = z.number().min(-90).max(90);
  const longitude = z.number().min(-180).max(180);
  const country = z.string().regex(/^[A-Z]{2}$/);
  const city = z.tuple([z.string().min(1), country, latitude, longitude]);
  expect(parseRows(rows, city).length).toBeGreaterThan(6_000);
});

const hamburg = { city: 'Hamburg', name: 'hamburg', country: 'DE', lat: 53.55, lon: 10 };
const porto = { city: 'Porto', name: 'porto', country: 'PT', lat: 41.15, lon: -8.61 };

describe('several places', () => {
  it('match when any of them does, and are all named', () => {
    const query = parsePlacesQuery('Graz, Austria; Hamburg, DE');
    expect([graz, hamburg, porto].map((place) => query.matches(place, 25))).toEqual([true, true, false]);
    expect(query.namedPlace?.label).toBe('Graz, AT');
    expect(query.more.map(({ label }) => label)).toEqual(['Hamburg, DE']);
    expect(query.circle?.radius).toBe(25);
  });

  it('are one place when only one is named', () => {
    const query = parsePlacesQuery('Frankfurt ;');
    expect(query.namedPlace?.label).toBe('Frankfurt am Main, DE');
    expect(query.others.map(({ label }) => label)).toEqual(['Frankfurt (Oder), DE']);
    expect(query.more).toEqual([]);
  });

  it('offer alternatives for the one that is not known, and search around the other', () => {
    const query = parsePlacesQuery('Hambrug; Graz', 50);
    expect(query.namedPlace?.label).toBe('Graz, AT');
    expect(query.others[0]?.label).toBe('Hamburg, DE');
    expect(query.circle).toMatchObject({ radius: 50 });
  });

  it('match nothing when there are only separators', () => {
    expect(parsePlacesQuery(';;').matches(graz, 25)).toBe(false);
  });
});
