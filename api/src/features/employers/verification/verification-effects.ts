import { isEmployerLive, verificationTimes, type EmployerVerificationState } from '@prentice/contract';
import { DAY, instantOrNull } from '../../../platform/clock/clock.ts';
import type { StoredVerification } from '../employer.entity.ts';

const daysLater = (from: Date, days: number): Date => new Date(from.getTime() + days * DAY);

function monthsLater(from: Date, months: number): Date {
  const day = from.getUTCDate();
  const target = new Date(from);
  target.setUTCMonth(target.getUTCMonth() + months);
  /* 29 February has no anniversary: the day before March counts. */
  if (target.getUTCDate() !== day) target.setUTCDate(0);
  return target;
}

const noDeadlines = { graceUntil: null, retryFrom: null } as const;
const nothing = { level: null, verifiedAt: null, expiresAt: null, ...noDeadlines } as const;

/** Returns the verification after a transition. Only the fields that the transition changes are listed. */
export function verificationAfter(
  before: StoredVerification,
  { to, now, level }: { to: EmployerVerificationState; now: Date; level?: 1 | 2 | undefined },
): StoredVerification {
  switch (to) {
    case 'verified':
      if (before.state === 'suspended') return { ...before, ...noDeadlines, state: to };
      return {
        state: to,
        level: level ?? 1,
        verifiedAt: now,
        expiresAt: monthsLater(now, verificationTimes.validMonths),
        ...noDeadlines,
      };
    case 'expired':
      return { ...before, state: to, graceUntil: daysLater(before.expiresAt ?? now, verificationTimes.graceDays) };
    case 'rejected':
      return { ...nothing, state: to, retryFrom: daysLater(now, verificationTimes.retryDays) };
    case 'suspended':
      return { ...before, ...noDeadlines, state: to };
    case 'unverified':
      return { ...nothing, state: to };
    case 'pending':
      /* Another identity is another company until somebody has looked. */
      return before.state === 'verified' ? { ...nothing, state: to } : { ...before, state: to, retryFrom: null };
    case 'info_requested':
      return { ...before, state: to };
  }
}

/**
 * Returns whether the company would still be public if what time asks for had been done already, as it is after
 * downtime.
 */
export function isEmployerLiveNow(verification: StoredVerification, now: Date): boolean {
  const { state, expiresAt } = verification;
  const over = state === 'verified' && expiresAt !== null && daysLater(expiresAt, verificationTimes.graceDays) <= now;
  return !over && isStoredEmployerLive(verification, now);
}

/** Returns whether the company is public, from its stored verification. */
export const isStoredEmployerLive = (verification: StoredVerification, now: Date): boolean =>
  isEmployerLive({ state: verification.state, graceUntil: instantOrNull(verification.graceUntil) }, now);
