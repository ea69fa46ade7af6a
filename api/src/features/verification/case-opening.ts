import { verificationTimes, type CaseRecord, type Check, type EmployerVerificationState } from '@prentice/contract';
import { ObjectId } from 'mongodb';
import type { EmployerVerificationFile } from '../employers/index.ts';
import { countAttentionChecks } from './automatic-checks.ts';
import { DAY } from '../../platform/clock/clock.ts';

const isWeekend = (date: Date): boolean => date.getUTCDay() === 0 || date.getUTCDay() === 6;

/**
 * Returns the instant so many business days later, at the same time of day. Saturdays and Sundays (UTC) do not count;
 * holidays do.
 */
export function businessDaysAfter(from: Date, days: number): Date {
  let date = from;
  for (let left = days; left > 0;) {
    date = new Date(date.getTime() + DAY);
    if (!isWeekend(date)) left--;
  }
  return date;
}

type Round = CaseRecord['rounds'][number];

/** Returns a round of a case as it begins. */
export const newRound = (round: number, submittedAt: Date, answer: string | null): Round => ({
  round,
  submittedAt: submittedAt.toISOString(),
  answer,
  outcome: null,
  reasonCodes: [],
  noteToEmployer: null,
  decidedAt: null,
});

/** Returns the rounds with the last one ended. */
export const withEndedRound = (
  rounds: readonly Round[],
  end: Pick<Round, 'outcome' | 'reasonCodes' | 'noteToEmployer'>,
  openedAt: Date,
): Round[] =>
  rounds.map((round, index) =>
    index === rounds.length - 1 ? { ...round, ...end, decidedAt: openedAt.toISOString() } : round,
  );

const origins: Readonly<Partial<Record<EmployerVerificationState, CaseRecord['origin']>>> = {
  unverified: 'first',
  rejected: 'retry',
  expired: 'renewal',
};

/** Says why an owner opens a case, from the present state of the employer. */
export const caseOriginFor = (state: EmployerVerificationState): CaseRecord['origin'] => origins[state] ?? 'first';

/** Returns by when a pending case should be decided. */
export const decisionDueAt = (now: Date): Date => businessDaysAfter(now, verificationTimes.decideBusinessDays);

/** Returns whether an owner opens cases from the present state of the employer. */
export const canOpenCaseFrom = (state: EmployerVerificationState): boolean => Object.hasOwn(origins, state);

/** Returns a case as it is opened. */
export const newCase = (
  file: EmployerVerificationFile,
  opened: {
    origin: CaseRecord['origin'];
    answer: string | null;
    documents: CaseRecord['documents'];
    checks: Check[];
    now: Date;
  },
) => ({
  _id: new ObjectId(),
  createdAt: opened.now,
  updatedAt: opened.now,
  employerId: ObjectId.createFromHexString(file.id),
  employerName: file.name,
  employerSlug: file.slug,
  employerCountry: file.country,
  origin: opened.origin,
  round: 1,
  rounds: [newRound(1, opened.now, opened.answer)],
  state: 'pending' as const,
  open: true,
  level: null,
  checks: opened.checks,
  ...countAttentionChecks(opened.checks),
  documents: opened.documents,
  reasonCodes: [],
  noteToEmployer: null,
  internalNote: null,
  assigneeId: null,
  decidedBy: null,
  decidedAt: null,
  dueAt: decisionDueAt(opened.now),
});
