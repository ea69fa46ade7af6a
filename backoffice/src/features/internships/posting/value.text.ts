const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

const entriesOf = (value: object): string =>
  Object.entries(value)
    .filter(([name, inner]) => !isEmpty(inner) && name !== 'key' && name !== 'id')
    .map(([, inner]) => valueText(inner))
    .filter((shown) => shown !== '')
    .join(', ');

/** A field's value as lines that people can compare; nothing for what is empty. */
export function valueText(value: unknown): string {
  if (isEmpty(value)) return '';
  if (Array.isArray(value)) return value.map(valueText).join('\n');
  return typeof value === 'object' && value !== null ? entriesOf(value) : String(value);
}
