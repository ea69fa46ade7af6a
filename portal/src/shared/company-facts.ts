import type { Language } from '../i18n/language.ts';
import type { Translate } from '../i18n/translate.ts';
import type { Company } from './company-loader.ts';
import { placeName } from './place-name.ts';

/** Returns the industry, the place and the size of a company in one line. */
export function companyLine(
  { city, country, industry, sizeBand }: Pick<Company, 'city' | 'country' | 'industry' | 'sizeBand'>,
  { t, language }: { readonly t: Translate; readonly language: Language },
): string {
  const parts = [
    industry && t(`industry.${industry}`),
    placeName({ city, country }, language),
    /* The dash of a range of numbers never begins a line. */
    sizeBand && t('companies.size', { band: sizeBand.replace('-', '\u2060–\u2060') }),
  ];
  return parts.filter(Boolean).join('\u00a0· ');
}
