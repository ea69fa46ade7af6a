import type { ComponentProps } from 'react';
import { Field, type FieldProps } from '../../ui/Field.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';

type EmailFieldProps = Pick<FieldProps, 't' | 'value' | 'onChange' | 'error' | 'hint'> & { label?: string };

/** The address that an account is known by. */
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

type NewPasswordFieldProps = Omit<ComponentProps<typeof PasswordField>, 'name' | 'autoComplete' | 'label' | 'hint'>;

/** A password that is chosen here, with what makes a good one. */
export const NewPasswordField = (props: NewPasswordFieldProps) => (
  <PasswordField
    name="password"
    autoComplete="new-password"
    label={props.t('auth.password')}
    hint={props.t('auth.password.hint')}
    {...props}
  />
);
