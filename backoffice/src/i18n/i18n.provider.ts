import { refusalsEn, sentenceIn } from '@prentice/contract';
import english from 'ra-language-english';
import type { I18nProvider } from 'ra-core';
import { catalogueEn } from './catalogue.en.ts';
import { fillText, type TextValues } from './plural.text.ts';
import { refusalTexts } from './refusal.texts.ts';

export const languages = [
  { locale: 'en', name: 'English' },
  { locale: 'de', name: 'Deutsch' },
];
export type Language = 'en' | 'de';

/** The language for a wished locale such as `de-AT`; English when it is none of ours. */
export const languageOf = (wish: string | null | undefined): Language =>
  wish?.toLowerCase().startsWith('de') ? 'de' : 'en';

type Texts = ReadonlyMap<string, string>;

const flat = (texts: object, prefix = ''): [string, string][] =>
  Object.entries(texts).flatMap(([name, value]: [string, unknown]) => {
    if (typeof value === 'string') return [[prefix + name, value] satisfies [string, string]];
    return typeof value === 'object' && value !== null ? flat(value, `${prefix}${name}.`) : [];
  });

const englishTexts: Texts = new Map([...flat(english), ...flat(catalogueEn), ...refusalTexts(refusalsEn)]);

async function textsOf(language: Language): Promise<Texts> {
  if (language === 'en') return englishTexts;
  const [{ catalogueDe }, { refusalTextsDe }] = await Promise.all([
    import('./catalogue.de.ts'),
    import('./de/refusals.de.ts'),
  ]);
  return new Map([...englishTexts, ...flat(catalogueDe), ...refusalTextsDe]);
}

/**
 * React-admin's texts and ours. A language besides English is fetched when it is chosen; what it lacks shows in English.
 * What the contract says of a field is translated by its sentence. A key without a text gives its default (`_`), else the
 * key itself.
 */
export async function createI18n(first: Language): Promise<I18nProvider> {
  let language = first;
  let texts = await textsOf(first);
  return {
    translate: (key: string, values: TextValues = {}) => {
      const text = texts.get(key) ?? sentenceIn(key, language) ?? values['_'];
      return typeof text === 'string' ? fillText(text, values, language) : key;
    },
    changeLocale: async (wish: string) => {
      texts = await textsOf(languageOf(wish));
      language = languageOf(wish);
      document.documentElement.lang = language;
    },
    getLocale: () => language,
    getLocales: () => languages,
  };
}
