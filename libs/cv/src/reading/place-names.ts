import { countryChoices, namedCities } from '@prentice/contract';
import { foldForComparison } from '../layout/cv-line.ts';
import { vocabularies, wordsOf } from '../vocabulary/vocabulary.ts';

let table: ReadonlySet<string> | undefined;

/** Every name of a known city or country. Made at the first need. */
const names = (): ReadonlySet<string> =>
  (table ??= new Set(
    [
      ...wordsOf('places'),
      ...namedCities().flatMap((city) => city.names),
      ...vocabularies.flatMap(({ language }) => countryChoices(language).map(({ name }) => name)),
    ].map(foldForComparison),
  ));

/** Returns whether a text is only the name of a known city or country, with its post code or not. */
export const isPlaceName = (text: string): boolean =>
  names().has(foldForComparison(text.replace(/^(?:[A-Z]{1,2}-)?\d{4,5}\s+/u, '')));
