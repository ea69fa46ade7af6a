import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import type { MessageKey } from './catalogue.en.ts';

export type { MessageKey } from './catalogue.en.ts';
type TranslateValues = Record<string, string | number | undefined>;
/** A text of the catalogue in the reader's language, its `%{name}` places filled in. */
export type Translate = (key: MessageKey, values?: TranslateValues) => string;

/** Returns the reader's texts, by the keys of the catalogue: the same function each time. */
export function useMessages(): Translate {
  const translate = useTranslate();
  return useCallback((key, values) => translate(key, values), [translate]);
}

/**
 * Returns the word for a value of a list (state, category, role …): `prefix.value`, or the value itself without underscores.
 */
export function useValueLabel(): (prefix: string, value: string) => string {
  const translate = useTranslate();
  return useCallback(
    (prefix, value) => translate(`${prefix}.${value}`, { _: value.replaceAll('_', ' ') }),
    [translate],
  );
}

/** Returns what the contract or the server says of a field, in the reader's language. */
export function useFieldMessage(): (sentence: string) => string {
  const translate = useTranslate();
  return (sentence) => translate(sentence, { _: sentence });
}

export type MessageValues = Readonly<Record<string, unknown>>;

const PLACEHOLDER = /%\{(\w+)\}/g;

/** Returns the form of a text for a count: forms are written in the language's order, divided by four bars. */
function pluralFormFor(text: string, count: number, locale: string): string {
  const forms = text.split('||||').map((form) => form.trim());
  const isSingular = new Intl.PluralRules(locale).select(count) === 'one';
  return (isSingular ? forms[0] : (forms[1] ?? forms[0])) ?? text;
}

/**
 * Returns what is at a place: a fraction as the language writes it; whole numbers may be years or codes and stay as they
 * are.
 */
const formatValue = (value: unknown, locale: string): string =>
  typeof value === 'number' && !Number.isInteger(value) ? value.toLocaleString(locale) : String(value ?? '');

/** Returns a text with its count's form chosen (`smart_count`) and its `%{name}` places filled in. */
export function formatMessage(text: string, values: MessageValues, locale: string): string {
  const count = values['smart_count'];
  const form = typeof count === 'number' ? pluralFormFor(text, count, locale) : (text.split('||||')[0] ?? text).trim();
  return form.replace(PLACEHOLDER, (_, name: string) => formatValue(values[name], locale));
}

type Texts = readonly (readonly [key: string, text: string])[];

/**
 * Returns refusals as texts of the back office: the contract writes places as `{name}`, the back office as `%{name}`.
 */
export const errorMessages = (refusals: Readonly<Record<string, string>>): Texts =>
  Object.entries(refusals).map(([key, text]) => [key, text.replace(/\{(\w+)\}/g, '%{$1}')] as const);
