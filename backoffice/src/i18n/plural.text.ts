export type TextValues = Readonly<Record<string, unknown>>;

const PLACE = /%\{(\w+)\}/g;

/** The form of a text for a count: forms are written in the language's order, divided by four bars. */
export function formFor(text: string, count: number, locale: string): string {
  const forms = text.split('||||').map((form) => form.trim());
  const one = new Intl.PluralRules(locale).select(count) === 'one';
  return (one ? forms[0] : (forms[1] ?? forms[0])) ?? text;
}

/** What stands at a place: a fraction as the language writes it; whole numbers may be years or codes and stay as they are. */
const placed = (value: unknown, locale: string): string =>
  typeof value === 'number' && !Number.isInteger(value) ? value.toLocaleString(locale) : String(value ?? '');

/** A text with its count's form chosen (`smart_count`) and its `%{name}` places filled in. */
export function fillText(text: string, values: TextValues, locale: string): string {
  const count = values['smart_count'];
  const form = typeof count === 'number' ? formFor(text, count, locale) : (text.split('||||')[0] ?? text).trim();
  return form.replace(PLACE, (_, name: string) => placed(values[name], locale));
}
