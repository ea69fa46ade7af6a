export type MessageValues = Readonly<Record<string, unknown>>;

const PLACEHOLDER = /%\{(\w+)\}/g;

/** The form of a text for a count: forms are written in the language's order, divided by four bars. */
export function pluralFormFor(text: string, count: number, locale: string): string {
  const forms = text.split('||||').map((form) => form.trim());
  const isSingular = new Intl.PluralRules(locale).select(count) === 'one';
  return (isSingular ? forms[0] : (forms[1] ?? forms[0])) ?? text;
}

/** What stands at a place: a fraction as the language writes it; whole numbers may be years or codes and stay as they are. */
const formatValue = (value: unknown, locale: string): string =>
  typeof value === 'number' && !Number.isInteger(value) ? value.toLocaleString(locale) : String(value ?? '');

/** A text with its count's form chosen (`smart_count`) and its `%{name}` places filled in. */
export function formatMessage(text: string, values: MessageValues, locale: string): string {
  const count = values['smart_count'];
  const form = typeof count === 'number' ? pluralFormFor(text, count, locale) : (text.split('||||')[0] ?? text).trim();
  return form.replace(PLACEHOLDER, (_, name: string) => formatValue(values[name], locale));
}
