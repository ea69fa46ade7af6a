import { useState, type KeyboardEvent, type ReactNode } from 'react';
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
  /** Shown below, such as the strength of a new password. */
  children?: ReactNode;
}

/** Renders a password field with a show button, a caps lock hint and what is given as children. */
export function PasswordField(props: PasswordFieldProps) {
  const { name, label, t, value, onChange, autoComplete, error, hint, children } = props;
  const [isShown, setShown] = useState(false);
  const [isCapsLockOn, setIsCapsLockOn] = useState(false);
  const watch = (event: KeyboardEvent) => setIsCapsLockOn(event.getModifierState('CapsLock'));
  return (
    <FieldFrame id={name} label={label} t={t} hint={hint} error={error}>
      <div className="password">
        <input
          id={name}
          name={name}
          className="control"
          type={isShown ? 'text' : 'password'}
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
          onBlur={() => setIsCapsLockOn(false)}
        />
        <button
          type="button"
          className="button is-small"
          aria-controls={name}
          aria-label={`${t(isShown ? 'ui.password.hide' : 'ui.password.show')}: ${label}`}
          onClick={() => setShown(!isShown)}
        >
          {t(isShown ? 'ui.password.hide' : 'ui.password.show')}
        </button>
      </div>
      <p className="field-hint" role="status">
        {isCapsLockOn && t('ui.password.caps')}
      </p>
      {children}
    </FieldFrame>
  );
}
