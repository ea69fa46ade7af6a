import { countryCodes, parseRows } from '@prentice/contract';
import { expect, it, describe } from 'vitest';
import { z } from 'zod';
import { distanceKm } from './circle.ts';
import regionRows from '../data/regions.json' with { type: 'json' };
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

  it('is searched as the city that is a part of it, where nothing else is spelled alike', () => {
    expect(parsePlaceQuery('Graz Lend', 25, indexed)).toMatchObject({
      namedPlace: { label: 'Graz, AT' },
      misspelled: 'Graz Lend',
    });
    expect(parsePlaceQuery('Bad Nowhereville', 25, indexed)).toMatchObject({ namedPlace: null, misspelled: null });
  });

  it('offers no place where there are no internships', () => {
    expect(parsePlaceQuery('frankfurt', 25, indexed).others).toEqual([]);
    expect(parsePlacesQuery('Gratz; Wien', 25, indexed)).toMatchObject({ misspelled: 'Gratz', others: [] });
  });
});

describe('a slip in the name of a country', () => {
  const linz = { city: 'Linz', name: 'linz', country: 'AT', lat: 48.3, lon: 14.29 };
  const munich = { city: 'München', name: 'munchen', country: 'DE', lat: 48.14, lon: 11.58 };
  const indexed = [linz, munich];

  it('is searched as the country with internships that is spelled most like it, which says what was typed', () => {
    for (const [typed, code] of [
      ['Germny', 'DE'],
      ['Deutchland', 'DE'],
      ['Austira', 'AT'],
      ['Östereich', 'AT'],
      ['Austri', 'AT'],
    ] as const)
      expect(parsePlacesQuery(typed, 25, indexed), typed).toMatchObject({ countries: [code], misspelled: typed });
  });

  it('is none of a country without internships, nor of a place that begins so', () => {
    expect(parsePlacesQuery('Frnace', 25, indexed)).toMatchObject({ countries: [], misspelled: null });
    expect(parsePlacesQuery('Lin', 25, indexed)).toMatchObject({ countries: [], misspelled: null });
  });

  it('after the name of a city is that city, and so is a region after it', () => {
    for (const typed of ['Linz, Austira', 'Linz, Uper Austria', 'Linz, near the river'])
      expect(parsePlacesQuery(typed, 25, indexed), typed).toMatchObject({
        namedPlace: { label: 'Linz, AT' },
        misspelled: typed,
      });
    expect(parsePlacesQuery('Linz, München', 25, indexed)).toMatchObject({ namedPlace: null, misspelled: null });
  });
});

it('knows a country by its code and by the short names that people use', () => {
  for (const [name, code] of [['DE', 'DE'], ['at', 'AT'], ['UK', 'GB'], ['USA', 'US'], ['Holland', 'NL']] as const)
    expect(parsePlacesQuery(name), name).toMatchObject({ countries: [code], misspelled: null }); // prettier-ignore
});

describe('a region or several countries', () => {
  const placeAt = (city: string, country: string, lat: number, lon: number) => ({
    city,
    name: city.toLowerCase(),
    country,
    lat,
    lon,
  });
  const places = [
    placeAt('Innsbruck', 'AT', 47.26, 11.39),
    placeAt('Salzburg', 'AT', 47.8, 13.04),
    placeAt('Munich', 'DE', 48.14, 11.58),
    placeAt('Leipzig', 'DE', 51.34, 12.37),
    placeAt('Zürich', 'CH', 47.37, 8.55),
    placeAt('Edinburgh', 'GB', 55.95, -3.2),
    placeAt('Boston', 'US', 42.36, -71.06),
  ]; // prettier-ignore
  const citiesIn = (text: string): string[] => {
    const query = parsePlacesQuery(text, 25, places);
    return places.filter((place) => query.matches(place, 25)).map(({ city }) => city);
  };

  it('means all places in it, by its name in the languages of the pages', () => {
    for (const [typed, cities] of [
      ['Tirol', ['Innsbruck']],
      ['tyrol, austria', ['Innsbruck']],
      ['Bayern', ['Munich']],
      ['Bavria', ['Munich']],
      ['Saxony', ['Leipzig']],
      ['Scotland', ['Edinburgh']],
      ['DACH', ['Innsbruck', 'Salzburg', 'Munich', 'Leipzig', 'Zürich']],
      ['Europa', ['Innsbruck', 'Salzburg', 'Munich', 'Leipzig', 'Zürich', 'Edinburgh']],
      ['EU', ['Innsbruck', 'Salzburg', 'Munich', 'Leipzig']],
      ['Tyrol; Saxony', ['Innsbruck', 'Leipzig']],
    ] as const)
      expect(citiesIn(typed), typed).toEqual(cities);
  });

  it('is called as it was asked for, and has no surroundings', () => {
    expect(parsePlacesQuery('steiermark', 25, places)).toMatchObject({ regions: ['Steiermark'], countries: [], circle: null, misspelled: null }); // prettier-ignore
    expect(parsePlacesQuery('Bavria', 25, places)).toMatchObject({ regions: ['Bavaria'], misspelled: 'Bavria' });
  });

  it('after the name of a city only says which city', () => {
    expect(parsePlacesQuery('Innsbruck, Tyrol', 25, places)).toMatchObject({ namedPlace: { label: 'Innsbruck, AT' }, misspelled: null, regions: [] }); // prettier-ignore
    expect(parsePlacesQuery('Wien', 25, places)).toMatchObject({ namedPlace: { city: 'Wien' }, regions: [] });
  });

  it('knows a place without coordinates by the city of its name, and one that is not known nowhere', () => {
    const tyrol = parsePlaceQuery('Tyrol');
    expect(tyrol.matches({ city: 'Innsbruck', name: 'innsbruck', country: 'AT', lat: null, lon: null }, 25)).toBe(true);
    expect(tyrol.matches({ city: 'Nowhereville', name: 'nowhereville', country: 'AT', lat: null, lon: null }, 25)).toBe(
      false,
    );
  });

  it('is read from rows that each name a country of the list, and towns by latitude and longitude', () => {
    for (const { country, towns } of regionRows) {
      expect(countryCodes).toContain(country);
      expect(towns.length % 2).toBe(0);
      expect(towns.every((degrees) => Math.abs(degrees) < 90)).toBe(true);
    }
    expect(regionRows.filter(({ names }) => names.length > 0).length).toBeGreaterThan(60);
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
