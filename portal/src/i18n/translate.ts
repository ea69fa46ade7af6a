import { IntlMessageFormat } from 'intl-messageformat';
import type { MessageKey } from './en.ts';
import { languageFacts, type Language } from './language.ts';

export type { MessageKey } from './en.ts';
export type MessageValues = Record<string, string | number | Date>;
/** Messages by key, as an island receives them: only those it asked for. */
export type Messages = Partial<Record<MessageKey, string>>;
/** The text of a message in one language, its ICU placeholders and plurals filled in. */
export type Translate = (key: MessageKey, values?: MessageValues) => string;

/** What every island gets from its page to speak the reader's language. */
export interface IslandText {
  language: Language;
  messages: Messages;
  /** The parsed messages with placeholders as JSON: browsers get no parser, which is larger than what it parses. */
  patterns?: Messages;
}

type Pattern = Exclude<ConstructorParameters<typeof IntlMessageFormat>[0], string>;
const parsePattern = (json: string): Pattern => JSON.parse(json);

/** Most messages are used again and again; this many formatted messages are cached. */
const MAX_CACHED = 2_000;

/**
 * Makes a translator over the given messages; ICU syntax is compiled once per message.
 * For a missing message the translator returns the key, which tests detect.
 */
export function createTranslator({ language, messages, patterns }: IslandText): Translate {
  const compiled = new Map<MessageKey, IntlMessageFormat>();
  const translations = new Map<string, string>();
  return (key, values) => {
    const pattern = patterns?.[key];
    const message = messages[key];
    if (message === undefined && pattern === undefined) return key;
    if (message !== undefined && !message.includes('{')) return message;
    const sentence = JSON.stringify([key, values]);
    const translation = translations.get(sentence);
    if (translation !== undefined) return translation;
    let format = compiled.get(key);
    if (!format) {
      const source = pattern === undefined ? (message ?? key) : parsePattern(pattern);
      format = new IntlMessageFormat(source, languageFacts[language].locale, undefined, { ignoreTag: true });
      compiled.set(key, format);
    }
    const text = String(format.format(values));
    if (translations.size >= MAX_CACHED) translations.clear();
    translations.set(sentence, text);
    return text;
  };
}
