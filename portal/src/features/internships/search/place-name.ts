import { countryText } from '../../../i18n/format.ts';
import type { Language } from '../../../i18n/language.ts';
import type { KnownPlace } from '../internships-loader.ts';

/** Returns the name of a place with its country. The search understands country names in every language of the product. */
export const placeName = ({ city, country }: KnownPlace, language: Language): string =>
  `${city}, ${countryText(language, country)}`;
