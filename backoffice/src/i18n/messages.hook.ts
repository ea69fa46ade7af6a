import { useTranslate } from 'ra-core';
import type { MessageKey } from './catalogue.en.ts';

export type { MessageKey } from './catalogue.en.ts';
export type TranslateValues = Record<string, string | number | undefined>;
/** A text of the catalogue in the reader's language, its `%{name}` places filled in. */
export type Translate = (key: MessageKey, values?: TranslateValues) => string;

/** The reader's texts, by the keys of the catalogue. */
export function useMessages(): Translate {
  const translate = useTranslate();
  return (key, values) => translate(key, values);
}

/** The word for a value of a list (state, category, role …): `prefix.value`, or the value itself without underscores. */
export function useValueLabel(): (prefix: string, value: string) => string {
  const translate = useTranslate();
  return (prefix, value) => translate(`${prefix}.${value}`, { _: value.replaceAll('_', ' ') });
}

/** What the contract or the server says of a field, in the reader's language. */
export function useFieldMessage(): (sentence: string) => string {
  const translate = useTranslate();
  return (sentence) => translate(sentence, { _: sentence });
}
