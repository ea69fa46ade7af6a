import { Field, type FieldProps } from '../../ui/Field.tsx';

type EmailFieldProps = Pick<FieldProps, 't' | 'value' | 'onChange' | 'error' | 'hint'> & { label?: string };

/** Shows the address that an account is known by. */
export const EmailField = ({ label, ...props }: EmailFieldProps) => (
  <Field
    name="email"
    type="email"
    autoComplete="username"
    inputMode="email"
    label={label ?? props.t('auth.email')}
    {...props}
  />
);
