import { isCommonPassword, personalWordIn, passwordStrength } from '@prentice/contract';
import { useState, type KeyboardEvent } from 'react';
import type { Translate } from '../i18n/translate.ts';
import { describedBy, FieldFrame } from './FieldFrame.tsx';

interface PasswordFieldProps {
  name: string;
  label: string;
  t: Translate;
  value: string;
  onChange: (value: string) => void;
  /** Tells password managers which password is meant. */
  autoComplete: 'current-password' | 'new-password';
  error?: string;
  hint?: string;
  /** The person's own details, such as name and email address, which make a password weaker. When given, the strength is shown. */
  context?: readonly string[];
}

/**
 * Shows the strength of a password as a meter and a word; it never rejects one. An empty field keeps its space, so that what
 * follows does not move while somebody taps it.
 */
function Strength({ t, value, context }: { t: Translate; value: string; context: readonly string[] }) {
  const measured = passwordStrength(value, context);
  const strength =
    measured > 1 && (isCommonPassword(value, context) || context.some((word) => personalWordIn(value, word)))
      ? 1
      : measured;
  return (
    <p className={value === '' ? 'strength is-empty' : 'strength'} role="status">
      <svg className="meter" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <rect width="100" height="6" className="meter-track" />
        <rect width={Math.max(strength, 0.4) * 25} height="6" fill="currentcolor" />
      </svg>
      <span className="note">{t(`ui.password.strength.${strength}`)}</span>
    </p>
  );
}

/** Renders a password field with a show button, a caps lock hint and, for new passwords, the strength. */
export function PasswordField(props: PasswordFieldProps) {
  const { name, label, t, value, onChange, autoComplete, error, hint, context } = props;
  const [shown, setShown] = useState(false);
  const [caps, setCaps] = useState(false);
  const watch = (event: KeyboardEvent) => setCaps(event.getModifierState('CapsLock'));
  return (
    <FieldFrame id={name} label={label} t={t} hint={hint} error={error}>
      <div className="password">
        <input
          id={name}
          name={name}
          className="control"
          type={shown ? 'text' : 'password'}
          value={value}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          aria-required="true"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy({ id: name, hint, error })}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={watch}
          onKeyUp={watch}
          onBlur={() => setCaps(false)}
        />
        <button
          type="button"
          className="button is-small"
          aria-controls={name}
          aria-label={`${t(shown ? 'ui.password.hide' : 'ui.password.show')}: ${label}`}
          onClick={() => setShown(!shown)}
        >
          {t(shown ? 'ui.password.hide' : 'ui.password.show')}
        </button>
      </div>
      <p className="field-hint" role="status">
        {caps && t('ui.password.caps')}
      </p>
      {context && <Strength t={t} value={value} context={context} />}
    </FieldFrame>
  );
}
