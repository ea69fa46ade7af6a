import { isCommonPassword, passwordLimits, personalWordIn, passwordStrength } from '@prentice/contract';
import type { Translate } from '../i18n/translate.ts';

interface PasswordStrengthProps {
  t: Translate;
  value: string;
  /** The person's own details, such as name and email address, which make a password weaker. */
  context: readonly string[];
}

/**
 * Shows the strength of a password as a meter and a word; it never rejects one. An empty field keeps its space, so that
 * what follows does not move while somebody taps it.
 */
export function PasswordStrength({ t, value, context }: PasswordStrengthProps) {
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
      <span className="note">
        {t(`ui.password.strength.${strength}`, { missing: passwordLimits.min - value.length })}
      </span>
    </p>
  );
}
