import type { Allowance } from '../../platform/auth/throttle.ts';
import { DAY, HOUR, MINUTE } from '../../platform/clock/clock.ts';
import { authLimits } from '@prentice/contract';

/** How often one may try. Counted per account (its address, whether or not there is one) and per network address. */
export const allowances = {
  passwordPerAccount: { name: 'password-account', attempts: 10, window: 15 * MINUTE },
  passwordPerAddress: { name: 'password-address', attempts: 60, window: 15 * MINUTE },
  /** Nothing can be guessed here, and whole campuses share an address. */
  externalPerAddress: { name: 'external-address', attempts: 400, window: 15 * MINUTE },
  signUpPerAddress: { name: 'sign-up-address', attempts: 20, window: HOUR },
  linkPerAddress: { name: 'link-address', attempts: 60, window: 15 * MINUTE },
  mailPerMinute: { name: 'mail-minute', attempts: 1, window: authLimits.resendAfterSeconds * 1_000 },
  mailPerDay: { name: 'mail-day', attempts: authLimits.resendsPerDay, window: DAY },
  mailPerAddress: { name: 'mail-address', attempts: 30, window: HOUR },
} as const satisfies Record<string, Allowance>;
