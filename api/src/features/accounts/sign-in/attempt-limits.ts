import type { AttemptLimit } from '../../../platform/auth/attempt-limiter.ts';
import { DAY, HOUR, MINUTE } from '../../../platform/clock/clock.ts';
import { authLimits } from '@prentice/contract';

/**
 * How often one may try. Counted per account (its address, whether or not there is one), network address, network, and
 * device.
 */
export const attemptLimits = {
  passwordPerAccountAndNetwork: { name: 'password-account-network', attempts: 10, windowMs: 15 * MINUTE },
  /** For a device that the account has been signed in to on; it is bound by nothing else. */
  passwordPerDevice: { name: 'password-device', attempts: 10, windowMs: 15 * MINUTE },
  /** From all networks together: 100 guesses in two hours find no password that is not a common one. */
  passwordPerAccount: { name: 'password-account', attempts: 50, windowMs: HOUR },
  passwordPerIpAddress: { name: 'password-address', attempts: 60, windowMs: 15 * MINUTE },
  passwordPerNetwork: { name: 'password-network', attempts: 300, windowMs: 15 * MINUTE },
  /** Codes of the second factor: of a million, three are right at a time. Counted for a known device by itself. */
  codePerAccount: { name: 'code-account', attempts: 10, windowMs: 15 * MINUTE },
  codePerAccountAndDay: { name: 'code-account-day', attempts: 50, windowMs: DAY },
  guessingNotice: { name: 'guessing-notice', attempts: 1, windowMs: DAY },
  /** Nothing can be guessed here, and whole campuses share an address. */
  externalSignInPerIpAddress: { name: 'external-address', attempts: 400, windowMs: 15 * MINUTE },
  signUpPerIpAddress: { name: 'sign-up-address', attempts: 20, windowMs: HOUR },
  mailedLinkPerIpAddress: { name: 'link-address', attempts: 60, windowMs: 15 * MINUTE },
  emailPerMinute: { name: 'mail-minute', attempts: 1, windowMs: authLimits.resendAfterSeconds * 1_000 },
  emailPerDay: { name: 'mail-day', attempts: authLimits.resendsPerDay, windowMs: DAY },
  emailPerIpAddress: { name: 'mail-address', attempts: 30, windowMs: HOUR },
} as const satisfies Record<string, AttemptLimit>;
