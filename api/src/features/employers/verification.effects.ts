import { isLive, verificationTimes, type VerificationState } from '@prentice/contract';
import { DAY } from '../../platform/clock/clock.ts';
import type { StoredVerification } from './employer.entity.ts';

const later = (from: Date, days: number): Date => new Date(from.getTime() + days * DAY);

function monthsLater(from: Date, months: number): Date {
  const day = from.getUTCDate();
  const target = new Date(from);
  target.setUTCMonth(target.getUTCMonth() + months);
  /* 29 February has no anniversary: the day before March counts. */
  if (target.getUTCDate() !== day) target.setUTCDate(0);
  return target;
}

const over = { graceUntil: null, retryFrom: null } as const;
const nothing = { level: null, verifiedAt: null, expiresAt: null, ...over } as const;

/** What an employer's verification is after a move. Only the fields that the move changes are named. */
export function afterMove(
  before: StoredVerification,
  { to, now, level }: { to: VerificationState; now: Date; level?: 1 | 2 | undefined },
): StoredVerification {
  switch (to) {
    case 'verified':
      if (before.state === 'suspended') return { ...before, ...over, state: to };
      return {
        state: to,
        level: level ?? 1,
        verifiedAt: now,
        expiresAt: monthsLater(now, verificationTimes.validMonths),
        ...over,
      };
    case 'expired':
      return { ...before, state: to, graceUntil: later(before.expiresAt ?? now, verificationTimes.graceDays) };
    case 'rejected':
      return { ...nothing, state: to, retryFrom: later(now, verificationTimes.retryDays) };
    case 'suspended':
      return { ...before, ...over, state: to };
    case 'unverified':
      return { ...nothing, state: to };
    case 'pending':
      /* Another identity is another company until somebody has looked. */
      return before.state === 'verified' ? { ...nothing, state: to } : { ...before, state: to, retryFrom: null };
    case 'info_requested':
      return { ...before, state: to };
  }
}

/** Whether the company would still be public if what time asks for had been done already, as it is after downtime. */
export function stillLive(verification: StoredVerification, now: Date): boolean {
  const { state, expiresAt } = verification;
  const over = state === 'verified' && expiresAt !== null && later(expiresAt, verificationTimes.graceDays) <= now;
  return !over && liveAt(verification, now);
}

/** Whether the company is public, from its stored verification. */
export const liveAt = (verification: StoredVerification, now: Date): boolean =>
  isLive({ state: verification.state, graceUntil: verification.graceUntil?.toISOString() ?? null }, now);
