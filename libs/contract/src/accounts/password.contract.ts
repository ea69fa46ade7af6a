import { secretText } from '../kernel/text.ts';

/** Length by ASVS 5.0, 6.2.1 and 6.2.9: at least 8, and at least 64 must be possible. No rules of composition (6.2.5). */
export const passwordLimits = { min: 10, max: 128 } as const;

/** A new password, exactly as typed. The server also refuses common ones. */
export const newPassword = secretText(passwordLimits.min, passwordLimits.max);

/** A password that is tried: any text, bounded so that hashing stays bounded. */
export const enteredPassword = secretText(1, 256);

const classes = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u];

/**
 * A hint for the person typing, 0 (too short) to 4 (strong). Length counts most; repeated characters and the person's own
 * words (`context`: address, name, company) do not count. Never a reason to refuse.
 */
export function passwordStrength(password: string, context: readonly string[] = []): 0 | 1 | 2 | 3 | 4 {
  if (password.length < passwordLimits.min) return 0;
  const words = context
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word.length > 3);
  const own = words.filter((word) => password.toLowerCase().includes(word)).join('').length;
  const distinct = new Set(password).size;
  const variety = classes.filter((characters) => characters.test(password)).length;
  const score = Math.min(password.length - own, distinct * 2) + variety * 2;
  if (score < 14) return 1;
  if (score < 18) return 2;
  return score < 24 ? 3 : 4;
}
