/** The whole catalogues; server side only; islands get the messages they need through {@link islandText}. */
import { de } from './de.ts';
import { en, type MessageKey } from './en.ts';
import { IntlMessageFormat } from 'intl-messageformat';
import { languageFacts, type Language } from './language.ts';
import { createTranslator, type IslandText, type Translate } from './translate.ts';

export const catalogues: Record<Language, Record<MessageKey, string>> = { en, de };

const translators: Record<Language, Translate> = {
  en: createTranslator({ language: 'en', messages: en }),
  de: createTranslator({ language: 'de', messages: de }),
};

/** Returns the translator of the whole catalogue. */
export const translator = (language: Language): Translate => translators[language];

const shares = new Map<string, IslandText>();

/** Returns the messages whose keys start with one of the prefixes, and those of the shared controls (`ui.`). */
export function islandText(language: Language, ...prefixes: string[]): IslandText {
  const share = `${language} ${prefixes.join(' ')}`;
  const knownShare = shares.get(share);
  if (knownShare) return knownShare;
  const keyPrefixes = ['ui.', ...prefixes];
  const entries = Object.entries(catalogues[language]).filter(([key]) =>
    keyPrefixes.some((prefix) => key.startsWith(prefix)),
  );
  const { locale } = languageFacts[language];
  const parse = (message: string) =>
    JSON.stringify(new IntlMessageFormat(message, locale, undefined, { ignoreTag: true }).getAst());
  const text = {
    language,
    messages: Object.fromEntries(entries.filter(([, message]) => !message.includes('{'))),
    patterns: Object.fromEntries(
      entries.filter(([, message]) => message.includes('{')).map(([key, message]) => [key, parse(message)]),
    ),
  };
  shares.set(share, text);
  return text;
}
