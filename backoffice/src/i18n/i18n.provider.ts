import { brand } from '@prentice/contract';
import polyglot from 'ra-i18n-polyglot';
import english from 'ra-language-english';
import type { I18nProvider, TranslationMessages } from 'ra-core';
import { catalogueEn } from './catalogue.en.ts';

export const languages = [
  { locale: 'en', name: 'English' },
  { locale: 'de', name: 'Deutsch' },
] as const;
export type Language = (typeof languages)[number]['locale'];

/** The language for a wished locale such as `de-AT`; English when it is none of ours. */
export const languageOf = (wish: string | null | undefined): Language =>
  languages.find(({ locale }) => wish?.toLowerCase().startsWith(locale))?.locale ?? 'en';

const englishTexts = { ...english, ...catalogueEn };

async function texts(locale: string): Promise<TranslationMessages> {
  if (locale !== 'de') return englishTexts;
  const { catalogueDe } = await import('./catalogue.de.ts');
  return { ...englishTexts, ...catalogueDe };
}

/** React-admin's texts and ours; a language besides English is fetched when it is chosen. */
export async function createI18n(language: Language): Promise<I18nProvider> {
  const first = await texts(language);
  return polyglot((locale) => (locale === language ? first : texts(locale)), language, [...languages], {
    allowMissing: true,
    brand: brand.name,
  });
}
