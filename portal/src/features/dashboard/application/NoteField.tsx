import { Field, type FieldProps } from '../../../ui/Field.tsx';

/** An optional note to the company. */
export function NoteField({ rows = 2, ...rest }: Omit<FieldProps, 'optional' | 'max'>) {
  return <Field {...rest} rows={rows} optional max={1000} />;
}
