import { countryChoices, countryCodes, locales, usualRadius } from '@prentice/contract';
import { inside, type Circle } from './circle.ts';
import { citiesLike, citiesNamed, type City } from './cities.ts';
import { otherCityNames } from './city.names.ts';
import type { Place } from './place.column.ts';
import { folded } from './text.words.ts';

const MOST_OTHERS = 6;

/** A place as it can be asked for: the label names it without doubt. */
export interface KnownPlace {
  readonly city: string;
  readonly country: string;
  readonly label: string;
}

/** What a place that was asked for means. */
export interface WantedPlace {
  /** Null when the place is not in the list of cities. */
  readonly circle: Circle | null;
  readonly known: KnownPlace | null;
  /** Places that may be meant instead. */
  readonly others: readonly KnownPlace[];
  passes(place: Place, radius: number): boolean;
}

const codes = new Set(countryCodes);
const countries: ReadonlyMap<string, string> = new Map(
  locales.flatMap((locale) => countryChoices(locale).map(({ id, name }) => [folded(name), id] as const)),
);

export const labelled = ({ city, country }: Pick<City, 'city' | 'country'>): KnownPlace => ({
  city,
  country,
  label: `${city}, ${country}`,
});

/** "Frankfurt (Oder), DE" as its name and country. */
function parts(text: string): { name: string; country: string | undefined } {
  const comma = text.lastIndexOf(',');
  const rest = text.slice(comma + 1).trim();
  const country = codes.has(rest.toUpperCase()) ? rest.toUpperCase() : countries.get(folded(rest));
  if (comma < 0 || !country) return { name: text.trim(), country: undefined };
  return { name: text.slice(0, comma).trim(), country };
}

/** A city by the name that somebody calls it, München for Munich, where that is another of its names. */
function calledAs(name: string, listed: string): string {
  const isOther = otherCityNames.get(folded(name))?.includes(folded(listed)) ?? false;
  return isOther ? name.replace(/(^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase()) : listed;
}

const distinct = (places: readonly KnownPlace[]): KnownPlace[] =>
  [...new Map(places.map((place) => [place.label, place])).values()].slice(0, MOST_OTHERS);

/**
 * A place by its name, with or without the country: the surroundings of a city of the list, and whatever is called so; a
 * whole country; or, of a name that is not known, every place that begins so. Of several cities of a name, the largest.
 * @param radius kilometres
 */
export function wantedPlace(text: string, radius = usualRadius): WantedPlace {
  const { name, country } = parts(text);
  const named = citiesNamed(name).filter((city) => !country || city.country === country);
  const whole = countries.get(folded(name));
  const [city, ...others] = named;
  const names = [folded(name), ...(otherCityNames.get(folded(name)) ?? [])];
  const isThere = (place: Place): boolean => !country || place.country === country;
  if (!city && whole && !country)
    return { circle: null, known: null, others: [], passes: (place) => place.country === whole };
  if (!city) {
    const alike = distinct(citiesLike(name, 3 * MOST_OTHERS).map(labelled));
    return { circle: null, known: null, others: alike, passes: (place) => isThere(place) && place.name.startsWith(folded(name)) }; // prettier-ignore
  }
  const circle = { lat: city.lat, lon: city.lon, radius };
  const known = labelled({ city: calledAs(name, city.city), country: city.country });
  const itself = labelled(city).label;
  return {
    circle,
    known,
    others: distinct(others.map(labelled).filter((other) => other.label !== itself)),
    passes: (place, within) =>
      (isThere(place) && names.includes(place.name)) || inside({ ...circle, radius: within }, place),
  };
}
