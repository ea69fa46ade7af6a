/** Says a single value of a field in the reader's words, or undefined where it is said as it is. */
export type ValueFormatter = (field: string, value: string | number | boolean) => string | undefined;

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const unchanged: ValueFormatter = () => undefined;

const entriesOf = (value: object, format: ValueFormatter): string =>
  Object.entries(value)
    .filter(([name, inner]) => !isEmpty(inner) && name !== 'key' && name !== 'id')
    .map(([name, inner]) => valueText(inner, name, format))
    .filter((shown) => shown !== '')
    .join(', ');

/** A field's value as lines that people can compare; nothing for what is empty. */
export function valueText(value: unknown, field = '', format: ValueFormatter = unchanged): string {
  if (isEmpty(value)) return '';
  if (Array.isArray(value)) return value.map((item) => valueText(item, field, format)).join('\n');
  if (isRecord(value)) return entriesOf(value, format);
  const single = typeof value === 'number' || typeof value === 'boolean' ? value : String(value);
  return format(field, single) ?? String(single);
}
