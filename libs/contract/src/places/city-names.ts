import { foldAccents } from '../kernel/text-comparison.ts';
import type { Locale } from './codes.ts';
import rows from './data/city-names.json' with { type: 'json' };

/** One city with its name per language of the pages, and every name under which people know it. */
interface NamedCity {
  readonly country: string;
  readonly byLocale: Readonly<Record<Locale, string>>;
  readonly names: readonly string[];
}

/** Returns the cities that have different names in different languages. */
export const namedCities = (): NamedCity[] =>
  rows.map(([country = '', english = '', german = '', ...others]) => ({
    country,
    byLocale: { en: english, de: german },
    names: [...new Set([english, german, ...others])],
  }));

let citiesByName: Map<string, NamedCity> | undefined;

function readCities(): Map<string, NamedCity> {
  return new Map(namedCities().flatMap((city) => city.names.map((name) => [foldAccents(name), city] as const)));
}

/**
 * Returns what a city is called in a language, whichever of its names was written: "Wien" is "Vienna" on English pages.
 * A name that is not known is returned as it was written.
 * @param country ISO 3166-1 alpha-2, or null when it is not stated; the same name in another country is another city
 */
export function cityName(city: string, country: string | null, locale: Locale): string {
  citiesByName ??= readCities();
  const namedCity = citiesByName.get(foldAccents(city.trim()));
  return namedCity && (country === null || namedCity.country === country) ? namedCity.byLocale[locale] : city;
}
