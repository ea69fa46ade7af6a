import type { ComponentProps } from 'react';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { PasswordStrength } from '../../ui/PasswordStrength.tsx';

type NewPasswordFieldProps = Omit<
  ComponentProps<typeof PasswordField>,
  'name' | 'autoComplete' | 'label' | 'hint' | 'children'
> & {
  label?: string;
  /** The person's own details, which make a password weaker. */
  context: readonly string[];
};

/** A password that is chosen here, with what makes a good one. */
export const NewPasswordField = ({ label, context, ...props }: NewPasswordFieldProps) => (
  <PasswordField
    name="password"
    autoComplete="new-password"
    label={label ?? props.t('auth.password')}
    hint={props.t('auth.password.hint')}
    {...props}
  >
    <PasswordStrength t={props.t} value={props.value} context={context} />
  </PasswordField>
);
