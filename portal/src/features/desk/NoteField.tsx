import { Field, type FieldProps } from '../../ui/Field.tsx';

/** Room for a word to the company, for those who want to say one. */
export function NoteField({ rows = 2, ...rest }: Omit<FieldProps, 'optional' | 'max'>) {
  return <Field {...rest} rows={rows} optional max={1000} />;
}
