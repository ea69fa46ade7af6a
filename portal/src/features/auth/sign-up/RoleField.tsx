import type { Translate } from '../../../i18n/translate.ts';
import { Icon } from '../../../ui/Icon.tsx';

export type SignUpRole = 'intern' | 'employer';

interface RoleFieldProps {
  t: Translate;
  role: SignUpRole | null;
  onChoose: (role: SignUpRole) => void;
  error?: string;
}

/** Shows the choice between a student and an employer account. */
export function RoleField({ t, role, onChoose, error }: RoleFieldProps) {
  return (
    <fieldset
      className="field"
      role="radiogroup"
      tabIndex={-1}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? 'role-error' : undefined}
    >
      <legend className="field-label">{t('auth.external.role')}</legend>
      {(['intern', 'employer'] as const).map((option) => (
        <label key={option} className="check">
          <input type="radio" name="role" checked={role === option} onChange={() => onChoose(option)} />
          <span>{t(`auth.external.role.${option}`)}</span>
        </label>
      ))}
      {error && (
        <p className="field-error" id="role-error">
          <Icon name="attention" size={16} />
          {error}
        </p>
      )}
    </fieldset>
  );
}
