import { lazy, Suspense, type ComponentProps } from 'react';
import { PasswordField } from '../../ui/PasswordField.tsx';

/** Shows the place of the strength, so that what follows does not move while somebody taps it. */
const EmptyStrength = () => (
  <p className="strength is-empty" aria-hidden="true">
    <svg className="meter" viewBox="0 0 100 6" preserveAspectRatio="none" />
    <span className="note">&nbsp;</span>
  </p>
);

/* The words that make passwords weak are fetched once there is a password; without them it can still be chosen. */
const PasswordStrength = lazy(() =>
  import('../../ui/PasswordStrength.tsx').then(
    (fetched) => ({ default: fetched.PasswordStrength }),
    () => ({ default: EmptyStrength }),
  ),
);

type NewPasswordFieldProps = Omit<
  ComponentProps<typeof PasswordField>,
  'name' | 'autoComplete' | 'label' | 'hint' | 'children'
> & {
  label?: string;
  /** The person's own details, which make a password weaker. */
  context: readonly string[];
};

/** Shows a password that is chosen here, with what makes a good one. */
export const NewPasswordField = ({ label, context, ...props }: NewPasswordFieldProps) => (
  <PasswordField
    name="password"
    autoComplete="new-password"
    label={label ?? props.t('auth.password')}
    hint={props.t('auth.password.hint')}
    {...props}
  >
    {props.value === '' && (props.error ? null : <EmptyStrength />)}
    {props.value !== '' && (
      <Suspense fallback={<EmptyStrength />}>
        <PasswordStrength t={props.t} value={props.value} context={context} />
      </Suspense>
    )}
  </PasswordField>
);
