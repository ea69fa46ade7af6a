import type { Responsiveness, Verification } from './employer.contract.ts';
import { identityFields } from './employer-choices.ts';

/**
 * Publishing stops at so many overdue applications, or at more than the share of at least so many awaiting an answer.
 */
export const publishBlockLimits = { overdue: 5, share: 0.2, shareFrom: 10 } as const;

/**
 * Returns whether an employer must answer before it can publish.
 * @param overdue applications past their due date without a response
 * @param awaiting applications without a response, the overdue ones included
 */
export const isPublishBlocked = ({ overdue, awaiting }: { overdue: number; awaiting: number }): boolean =>
  overdue >= publishBlockLimits.overdue ||
  (awaiting >= publishBlockLimits.shareFrom && overdue / awaiting > publishBlockLimits.share);

export const responsivenessWindowDays = 180;
export const responsivenessMinimum = 10;

/** One application of the window: days until the first response, or null while it is overdue without one. */
export interface ResponseSample {
  readonly days: number | null;
  readonly withinPromise: boolean;
}

/**
 * Returns the public responsiveness of the given applications, or null below the minimum. The median is over the answered ones, the
 * share over all of them: silence counts. Opening a CV is no response.
 */
export function responsivenessOf(samples: readonly ResponseSample[], computedAt: string): Responsiveness | null {
  const days = samples.flatMap((sample) => (sample.days === null ? [] : [sample.days])).toSorted((a, b) => a - b);
  if (samples.length < responsivenessMinimum || days.length === 0) return null;
  const middle = (days.length - 1) / 2;
  const median = ((days[Math.floor(middle)] ?? 0) + (days[Math.ceil(middle)] ?? 0)) / 2;
  const withinPromiseCount = samples.filter((sample) => sample.withinPromise).length;
  return {
    medianDays: Math.round(median * 10) / 10,
    withinPromise: Math.round((withinPromiseCount / samples.length) * 100) / 100,
    count: samples.length,
    computedAt,
  };
}

/**
 * States in which a verification that ran out still counts, until its grace ends: a renewal in time takes nothing down.
 */
const renewableStates: readonly Verification['state'][] = ['expired', 'pending', 'info_requested'];

/** Returns whether the company page and the internships are public: verified, or within the grace of a renewal. */
export const isEmployerLive = (verification: Pick<Verification, 'state' | 'graceUntil'>, now: Date): boolean =>
  verification.state === 'verified' ||
  (renewableStates.includes(verification.state) &&
    verification.graceUntil !== null &&
    now < new Date(verification.graceUntil));

/** Returns the host of a website without `www.`, lower-cased; null when it is not a URL. */
export const websiteDomain = (website: string): string | null =>
  URL.canParse(website) ? new URL(website).hostname.toLowerCase().replace(/^www\./, '') : null;

type Identity = { legalName: string; website: string; country: string | null };

/** Returns fields whose change sends a verified employer back to `pending`. */
export const changedIdentityFields = (before: Identity, after: Identity): (keyof Identity)[] =>
  identityFields.filter((field) =>
    field === 'website'
      ? websiteDomain(before.website) !== websiteDomain(after.website)
      : before[field] !== after[field],
  );
