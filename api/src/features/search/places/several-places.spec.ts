import { describe, expect, it } from 'vitest';
import { parsePlacesQuery } from './several-places.ts';

const graz = { city: 'Graz', name: 'graz', country: 'AT', lat: 47.07, lon: 15.44 };
const hamburg = { city: 'Hamburg', name: 'hamburg', country: 'DE', lat: 53.55, lon: 10 };
const porto = { city: 'Porto', name: 'porto', country: 'PT', lat: 41.15, lon: -8.61 };

describe('several places', () => {
  it('match when any of them does, and are all named', () => {
    const query = parsePlacesQuery('Graz, Austria; Hamburg, DE');
    expect([graz, hamburg, porto].map((place) => query.matches(place, 25))).toEqual([true, true, false]);
    expect(query.known?.label).toBe('Graz, AT');
    expect(query.more.map(({ label }) => label)).toEqual(['Hamburg, DE']);
    expect(query.circle?.radius).toBe(25);
  });

  it('are one place when only one is named', () => {
    const query = parsePlacesQuery('Frankfurt ;');
    expect(query.known?.label).toBe('Frankfurt am Main, DE');
    expect(query.others.map(({ label }) => label)).toEqual(['Frankfurt (Oder), DE']);
    expect(query.more).toEqual([]);
  });

  it('offer alternatives for the one that is not known, and search around the other', () => {
    const query = parsePlacesQuery('Hambrug; Graz', 50);
    expect(query.known?.label).toBe('Graz, AT');
    expect(query.others[0]?.label).toBe('Hamburg, DE');
    expect(query.circle).toMatchObject({ radius: 50 });
  });

  it('match nothing when there are only separators', () => {
    expect(parsePlacesQuery(';;').matches(graz, 25)).toBe(false);
  });
});
