import { Field, type FieldProps } from './Field.tsx';

/** Returns whether the browser asks for months: a year alone cannot be shown by the browser's own control for months. */
const isMonth = (value: string): boolean => /^(\d{4}-\d{2})?$/.test(value);

/** Asks for a month, YYYY-MM. A year alone, YYYY, as many CVs state it, is shown and edited as text. */
export function MonthField(props: Omit<FieldProps, 'type' | 'rows' | 'inputMode'>) {
  return <Field {...props} type={isMonth(props.value) ? 'month' : 'text'} />;
}
