/*
 * What pages for signing in and signing up show or decide by themselves. No schema is here, for a page that imports
 * one ships the whole of zod with it.
 */

/** Times and counts of links, sessions and repetitions. */
export const authLimits = {
  accessTokenSeconds: 15 * 60,
  refreshGraceSeconds: 10,
  sessionSlidingDays: 30,
  sessionAbsoluteDays: 90,
  verifyLinkHours: 24,
  resetLinkMinutes: 60,
  emailChangeLinkHours: 24,
  emailRestoreLinkDays: 7,
  resendAfterSeconds: 60,
  resendsPerDay: 5,
} as const;

/** Times and counts of the second factor. */
export const secondFactorLimits = {
  digits: 6,
  stepSeconds: 30,
  setupMinutes: 10,
  challengeMinutes: 5,
  challengeAttempts: 5,
  recoveryCodes: 10,
  passkeys: 10,
} as const;

/** The ways in which browsers reach an authenticator (WebAuthn Level 3, 5.8.4, and `cable`, a former name of `hybrid`). */
export const passkeyTransports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
export type PasskeyTransport = (typeof passkeyTransports)[number];

/** What a secret in a mailed link looks like. */
export const linkTokenPattern = /^[A-Za-z0-9_-]{43}$/;

export const policies = ['terms', 'privacy', 'broadcast_mail', 'broadcast_push'] as const;
export type Policy = (typeof policies)[number];

/** The versions in force, by their effective date. A new one is asked for at the next sign-in. */
export const policyVersions: Readonly<Record<Policy, string>> = {
  terms: '2026-11-01',
  privacy: '2026-11-01',
  broadcast_mail: '2026-11-01',
  broadcast_push: '2026-11-01',
};

/** Without these an account cannot be used; the others are free and can be withdrawn. */
export const requiredPolicies = ['terms', 'privacy'] as const satisfies readonly Policy[];

/**
 * Length by ASVS 5.0, 6.2.1 and 6.2.9: at least 8, and at least 64 must be possible. No rules of composition (6.2.5).
 */
export const passwordLimits = { min: 10, max: 128 } as const;

const classes = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u];

/**
 * Returns a hint for the person typing, 0 (too short) to 4 (strong). Length counts most; repeated characters and the person's
 * own words (`context`: address, name, company) do not count. Never a reason to refuse.
 */
export function passwordStrength(password: string, context: readonly string[] = []): 0 | 1 | 2 | 3 | 4 {
  if (password.length < passwordLimits.min) return 0;
  const words = context
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word.length > 3);
  const contextLength = words.filter((word) => password.toLowerCase().includes(word)).join('').length;
  const distinct = new Set(password).size;
  const variety = classes.filter((characters) => characters.test(password)).length;
  const score = Math.min(password.length - contextLength, distinct * 2) + variety * 2;
  if (score < 14) return 1;
  if (score < 18) return 2;
  return score < 24 ? 3 : 4;
}
