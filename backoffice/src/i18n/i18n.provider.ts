import { errorsEn, translateFieldMessage } from '@prentice/contract';
import english from 'ra-language-english';
import type { I18nProvider } from 'ra-core';
import { coreEn } from './en/core.en.ts';
import { messageParts, type MessagePart } from './message-parts.ts';
import { formatMessage, type MessageValues, errorMessages } from './messages.hook.ts';

export type Language = 'en' | 'de';
export const languages: { readonly locale: Language; readonly name: string }[] = [
  { locale: 'en', name: 'English' },
  { locale: 'de', name: 'Deutsch' },
];

/** Returns the language for a preferred locale such as `de-AT`; English when it is none of ours. */
export const languageOf = (locale: string | null | undefined): Language =>
  locale?.toLowerCase().startsWith('de') ? 'de' : 'en';

const flattenMessages = (texts: object, prefix = ''): [string, string][] =>
  Object.entries(texts).flatMap(([name, value]: [string, unknown]) => {
    if (typeof value === 'string') return [[prefix + name, value] satisfies [string, string]];
    return typeof value === 'object' && value !== null ? flattenMessages(value, `${prefix}${name}.`) : [];
  });

/** The texts that are there by now. */
const fetchedTexts: Readonly<Record<Language, Map<string, string>>> = {
  en: new Map([...flattenMessages(english), ...flattenMessages(coreEn), ...errorMessages(errorsEn)]),
  de: new Map(),
};
/** The parts that screens have asked for: another language needs them too. */
const neededParts = new Set<MessagePart>();
let shownLanguage: Language = 'en';

/** Adds what a module of texts exports; nothing where it is gone and the page reloads for it (`reloadOnNewBuild`). */
async function addTexts(language: Language, loading: Promise<object | undefined>): Promise<void> {
  const exported: readonly object[] = Object.values((await loading) ?? {});
  for (const [key, text] of exported.flatMap((texts) => flattenMessages(texts))) fetchedTexts[language].set(key, text);
}

async function fetchParts(language: Language, parts: Iterable<MessagePart>): Promise<void> {
  await Promise.all([...parts].map((part) => addTexts(language, messageParts[part][language]())));
}

/** Fetches texts of screens in the language that is shown, and from then on in each that is chosen. */
export async function fetchMessageParts(parts: readonly MessagePart[]): Promise<void> {
  for (const part of parts) neededParts.add(part);
  await fetchParts(shownLanguage, parts);
}

async function fetchLanguage(language: Language): Promise<void> {
  shownLanguage = language;
  const core = language === 'de' ? addTexts(language, import('./de/core.de.ts')) : undefined;
  await Promise.all([core, fetchParts(language, neededParts)]);
}

/**
 * Makes react-admin's texts and ours. A language besides English is fetched when it is chosen; what it lacks shows in
 * English. What the contract says of a field is translated by its sentence. A key without a text gives its default
 * (`_`), else the key itself.
 */
export async function createI18n(first: Language): Promise<I18nProvider> {
  let language = first;
  await fetchLanguage(first);
  return {
    translate: (key: string, values: MessageValues = {}) => {
      const text =
        fetchedTexts[language].get(key) ??
        fetchedTexts.en.get(key) ??
        translateFieldMessage(key, language) ??
        values['_'];
      return typeof text === 'string' ? formatMessage(text, values, language) : key;
    },
    changeLocale: async (locale: string) => {
      await fetchLanguage(languageOf(locale));
      language = languageOf(locale);
      document.documentElement.lang = language;
    },
    getLocale: () => language,
    getLocales: () => languages,
  };
}
