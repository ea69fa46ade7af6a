import { errorsEn, translateFieldMessage } from '@prentice/contract';
import english from 'ra-language-english';
import type { I18nProvider } from 'ra-core';
import { catalogueEn } from './catalogue.en.ts';
import { formatMessage, type MessageValues, errorMessages } from './messages.hook.ts';

export type Language = 'en' | 'de';
export const languages: { readonly locale: Language; readonly name: string }[] = [
  { locale: 'en', name: 'English' },
  { locale: 'de', name: 'Deutsch' },
];

/** Returns the language for a wished locale such as `de-AT`; English when it is none of ours. */
export const languageOf = (locale: string | null | undefined): Language =>
  locale?.toLowerCase().startsWith('de') ? 'de' : 'en';

type Messages = ReadonlyMap<string, string>;

const flattenMessages = (texts: object, prefix = ''): [string, string][] =>
  Object.entries(texts).flatMap(([name, value]: [string, unknown]) => {
    if (typeof value === 'string') return [[prefix + name, value] satisfies [string, string]];
    return typeof value === 'object' && value !== null ? flattenMessages(value, `${prefix}${name}.`) : [];
  });

const englishMessages: Messages = new Map([
  ...flattenMessages(english),
  ...flattenMessages(catalogueEn),
  ...errorMessages(errorsEn),
]);

async function loadMessages(language: Language): Promise<Messages> {
  if (language === 'en') return englishMessages;
  const { catalogueDe, errorMessagesDe } = await import('./catalogue.de.ts');
  return new Map([...englishMessages, ...flattenMessages(catalogueDe), ...errorMessagesDe]);
}

/**
 * Makes react-admin's texts and ours. A language besides English is fetched when it is chosen; what it lacks shows in
 * English. What the contract says of a field is translated by its sentence. A key without a text gives its default
 * (`_`), else the key itself.
 */
export async function createI18n(first: Language): Promise<I18nProvider> {
  let language = first;
  let texts = await loadMessages(first);
  return {
    translate: (key: string, values: MessageValues = {}) => {
      const text = texts.get(key) ?? translateFieldMessage(key, language) ?? values['_'];
      return typeof text === 'string' ? formatMessage(text, values, language) : key;
    },
    changeLocale: async (locale: string) => {
      texts = await loadMessages(languageOf(locale));
      language = languageOf(locale);
      document.documentElement.lang = language;
    },
    getLocale: () => language,
    getLocales: () => languages,
  };
}
