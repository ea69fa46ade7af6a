import { countryText } from '../../i18n/format.ts';
import type { Language } from '../../i18n/language.ts';
import type { KnownPlace } from './internships.server.ts';

/** A place so that it is understood: the search reads the names of countries in every language of the product. */
export const placeName = ({ city, country }: KnownPlace, language: Language): string =>
  `${city}, ${countryText(language, country)}`;
