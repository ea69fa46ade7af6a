import { placeLimits } from '@prentice/contract';
import { parsePlaceQuery, type NamedPlace, type PlaceQuery } from './place-search.ts';

/** Several places, of which any will do. */
export interface PlacesQuery extends PlaceQuery {
  /** Known places besides the first. */
  readonly more: readonly NamedPlace[];
}

/**
 * Parses places that are separated by semicolons, as names contain commas. Alternatives are offered for every name.
 * @param radius kilometres around each
 */
export function parsePlacesQuery(text: string, radius?: number): PlacesQuery {
  const names = text.split(placeLimits.separator).map((name) => name.trim());
  const queries = names
    .filter((name) => name !== '')
    .slice(0, placeLimits.count)
    .map((name) => parsePlaceQuery(name, radius));
  const [known = null, ...more] = queries.flatMap((query) => query.known ?? []);
  return {
    circle: queries.find((query) => query.circle)?.circle ?? null,
    known,
    more,
    others: queries.flatMap((query) => query.others),
    matches: (place, within) => queries.some((query) => query.matches(place, within)),
  };
}
