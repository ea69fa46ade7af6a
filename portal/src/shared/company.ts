import type { employerViews, ViewOf } from '@prentice/contract';
import type { Language } from '../i18n/language.ts';
import type { Translate } from '../i18n/translate.ts';
import { isMissing } from './api-errors.ts';
import { placeName } from './places.ts';

/** A company as everybody sees it. */
export type Company = ViewOf<typeof employerViews.public>;

/** Loads the company with this slug; undefined when it does not exist or is not public. */
export async function loadCompany({ api }: Pick<App.Locals, 'api'>, slug: string): Promise<Company | undefined> {
  try {
    return await api.employers.bySlug({ params: { slug } });
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

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
