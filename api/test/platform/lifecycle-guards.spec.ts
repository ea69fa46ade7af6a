import {
  applicationLifecycle,
  AppError,
  verificationCaseLifecycle,
  internshipLifecycle,
  employerVerificationLifecycle,
  type ActorKind,
  type Lifecycle,
  type Question,
} from '@prentice/contract';
import { aPosting } from '@prentice/testing';
import { describe, expect, it } from 'vitest';
import { decisionGuards } from '../../src/features/applications/decisions/decision-rules.ts';
import { submissionGuards } from '../../src/features/applications/submission/submission-rules.ts';
import { employerTransitions } from '../../src/features/employers/employer.transitions.ts';
import { internshipGuards } from '../../src/features/internships/internship.transitions.ts';
import { CaseTransitions } from '../../src/features/verification/case.transitions.ts';
import { anApplicant, type Applicant } from './applicant.fixture.ts';

type Fields = Readonly<Record<string, unknown>>;
/** What differs from a transition that may be made, so that a guard refuses it, and with which code. */
interface RefusingCase {
  readonly code: string;
  readonly record?: Fields;
  readonly facts?: Fields;
  readonly request?: Fields;
  /** Who asks, where that matters. */
  readonly actorKind?: ActorKind;
}
/** One refusing case for each guard: a guard of the table without one does not compile. */
type RefusingCases<Guards> = { readonly [Name in keyof Guards]: RefusingCase };

interface Machine {
  readonly lifecycle: Lifecycle<string>;
  readonly guards: Readonly<Record<string, (context: never) => void | Promise<void>>>;
  readonly refusing: Readonly<Record<string, RefusingCase>>;
  /** A transition that may be made. */
  readonly allowed: {
    readonly record: Fields;
    readonly facts: Fields | null;
    readonly request: (row: string) => Fields;
  };
  /** Written by hand, so that a guard that is dropped from a table is missed. */
  readonly rows: readonly (readonly [row: string, ...guards: string[]])[];
}

const now = new Date('2026-03-02T09:00:00.000Z');
const later = new Date('2026-03-09T09:00:00.000Z');
const earlier = new Date('2026-01-02T09:00:00.000Z');
const longAgo = new Date('2024-01-02T09:00:00.000Z');

const posting = { ...aPosting(now), deadline: '2026-05-01', maxApplicants: null };
const company = { type: 'company', rejected: false, suspended: false, live: true, publishBlocked: false, overdue: 0 };
const internshipCases: RefusingCases<typeof internshipGuards> = {
  complete: { code: 'INTERNSHIP_INCOMPLETE', record: { title: null } },
  mayPublish: { code: 'EMPLOYER_NOT_VERIFIED', facts: { employerStatus: { ...company, rejected: true } } },
  newDeadline: { code: 'DEADLINE_OUT_OF_RANGE', request: { deadline: '2026-03-03' } },
  withinReopenPeriod: { code: 'RENEWAL_WINDOW_PASSED', record: { closedAt: longAgo } },
  reviewRoundsLeft: { code: 'REVIEW_ROUNDS_EXCEEDED', record: { reviewRounds: 5 } },
  employerVerified: { code: 'EMPLOYER_NOT_VERIFIED', facts: { employerStatus: { ...company, live: false } } },
  highRiskConfirmed: { code: 'VALIDATION_FAILED', record: { risk: { score: 100 } } },
  publishReached: { code: 'TRANSITION_NOT_ALLOWED', record: { publishAt: later.toISOString() } },
  beforeDeadline: { code: 'DEADLINE_OUT_OF_RANGE', record: { deadline: '2026-03-01' } },
  openingsFilled: { code: 'TRANSITION_NOT_ALLOWED', facts: { accepted: async () => 0 } },
  noActiveApplication: { code: 'TRANSITION_NOT_ALLOWED', facts: { hasActiveApplication: async () => true } },
  byHandOrPausedTooLong: { code: 'TRANSITION_NOT_ALLOWED', record: { pausedAt: now }, actorKind: 'system' },
  employerNotLive: { code: 'TRANSITION_NOT_ALLOWED' },
  differentAdmin: { code: 'REMOVED_BY_YOURSELF', record: { history: [{ to: 'removed', actorId: 'somebody' }] } },
};

const applicant = anApplicant(posting, now);
const candidate = (change: Partial<Applicant>) => ({ applicant: { ...applicant, ...change } });
const graduatesOnly = { ...posting.eligibility, graduationFrom: '2026-01', graduationTo: '2026-02' };
const question = { key: 'q1', kind: 'short', label: 'Why?', required: true, options: [] } satisfies Question;
const applicationCases: RefusingCases<typeof submissionGuards & typeof decisionGuards> = {
  internshipOpen: {
    code: 'INTERNSHIP_CLOSED',
    request: candidate({ internship: { ...applicant.internship, state: 'closed' } }),
  },
  profileForInterest: {
    code: 'PROFILE_INCOMPLETE',
    request: candidate({ readiness: { ...applicant.readiness, completeness: 0 } }),
  },
  belowActiveLimit: { code: 'APPLICATION_LIMIT', request: candidate({ activeApplications: 30 }) },
  profileForApplication: {
    code: 'PROFILE_INCOMPLETE',
    request: candidate({ readiness: { ...applicant.readiness, completeness: 50 } }),
  },
  eligible: {
    code: 'NOT_ELIGIBLE',
    request: candidate({ internship: { ...applicant.internship, eligibility: graduatesOnly } }),
  },
  questionsAnswered: {
    code: 'QUESTION_REQUIRED',
    request: candidate({ internship: { ...applicant.internship, questions: [question] } }),
  },
  cleanCv: {
    code: 'NOT_FOUND',
    facts: { cv: () => Promise.reject(new AppError('NOT_FOUND')) },
  },
  companyNotSuspended: {
    code: 'FORBIDDEN',
    facts: { internshipSummary: { state: 'open', employer: { verification: { state: 'suspended' } } } },
  },
  notYetViewed: { code: 'TRANSITION_NOT_ALLOWED', record: { viewedAt: earlier } },
  interviewValid: {
    code: 'VALIDATION_FAILED',
    request: { kind: 'form', interview: { startsAt: earlier.toISOString() } },
  },
  noPendingRejection: { code: 'TRANSITION_NOT_ALLOWED', record: { pendingRejection: { state: 'interview' } } },
  beforeInterview: { code: 'INTERVIEW_STARTED', record: { interview: { startsAt: now.toISOString() } } },
  offerValid: {
    code: 'VALIDATION_FAILED',
    request: { kind: 'form', offer: { expiresAt: now, startDate: '2026-06-01' } },
  },
  openingReserved: { code: 'NO_OPENINGS', facts: { hasReservedOpening: async () => false } },
  withdrawnOrExpired: { code: 'TRANSITION_NOT_ALLOWED', record: { offerExpiresAt: later }, actorKind: 'system' },
  offerNotExpired: { code: 'OFFER_EXPIRED', record: { offerExpiresAt: now } },
  startReached: { code: 'TRANSITION_NOT_ALLOWED', record: { startsOn: '2026-03-03' } },
  endReached: { code: 'TRANSITION_NOT_ALLOWED', record: { endsOn: '2026-03-03' } },
  feedbackAfterInterview: {
    code: 'FEEDBACK_REQUIRED',
    record: { events: [{ from: 'shortlisted', to: 'interview', reason: null, at: earlier }] },
  },
  undoPeriodOver: { code: 'TRANSITION_NOT_ALLOWED', record: { rejectionDueAt: later } },
  withinReconsiderPeriod: { code: 'TRANSITION_NOT_ALLOWED', record: { rejection: { at: longAgo } } },
  notArchived: {
    code: 'TRANSITION_NOT_ALLOWED',
    facts: { internshipSummary: { state: 'archived', employer: { verification: { state: 'verified' } } } },
  },
  noResponsePeriodOver: { code: 'TRANSITION_NOT_ALLOWED', record: { responseDueAt: now } },
};

const file = { openCaseId: null, state: 'unverified', retryFrom: null, completeness: 100, missing: [] };
const openCase = { round: 1, dueAt: earlier, failures: 0 };
const { guards: caseGuards } = new CaseTransitions(null as never, null as never).definition;
const caseCases: RefusingCases<typeof caseGuards> = {
  noOpenCase: { code: 'TRANSITION_NOT_ALLOWED', request: { file: { ...file, openCaseId: 'one' } } },
  retryPeriodOver: { code: 'REAPPLY_TOO_SOON', request: { file: { ...file, state: 'rejected', retryFrom: later } } },
  profileComplete: { code: 'PROFILE_INCOMPLETE', request: { file: { ...file, completeness: 79 } } },
  reviewRoundsLeft: { code: 'REVIEW_ROUNDS_EXCEEDED', record: { round: 3 } },
  failuresExplained: { code: 'REASON_REQUIRED', record: { failures: 1 } },
  responsePeriodOver: { code: 'TRANSITION_NOT_ALLOWED', record: { dueAt: later } },
};

const employerCases: RefusingCases<typeof employerTransitions.guards> = {
  caseDecided: { code: 'TRANSITION_NOT_ALLOWED', request: { level: undefined } },
  due: { code: 'TRANSITION_NOT_ALLOWED', record: { verification: { expiresAt: later } } },
  identityChanged: { code: 'TRANSITION_NOT_ALLOWED', request: { reasonCodes: [] } },
};

const machines: Readonly<Record<string, Machine>> = {
  internship: {
    lifecycle: internshipLifecycle,
    guards: internshipGuards,
    refusing: internshipCases,
    allowed: {
      // prettier-ignore
      record: {
        ...posting, reviewRounds: 0, risk: null, publishAt: earlier.toISOString(), openings: 1,
        closedAt: now, firstPublishedAt: now, history: [{ to: 'removed', actorId: 'another' }],
      },
      facts: { employerStatus: company, hasActiveApplication: async () => false, accepted: async () => 1 },
      request: () => ({ kind: 'form', deadline: '2026-05-01' }),
    },
    rows: [
      ['draft → pending_review', 'complete', 'mayPublish'],
      ['changes_requested → pending_review', 'complete', 'mayPublish', 'reviewRoundsLeft'],
      ['pending_review → scheduled', 'employerVerified', 'highRiskConfirmed'],
      ['pending_review → open', 'employerVerified', 'highRiskConfirmed'],
      ['scheduled → open', 'publishReached', 'employerVerified'],
      ['open|scheduled → paused', 'employerNotLive'],
      ['paused → open', 'beforeDeadline', 'mayPublish'],
      ['paused → closed', 'byHandOrPausedTooLong'],
      ['closed → open', 'withinReopenPeriod', 'newDeadline', 'mayPublish'],
      ['open|closed → filled', 'openingsFilled'],
      ['draft|rejected|closed|filled → archived', 'noActiveApplication'],
      ['removed → closed', 'differentAdmin'],
    ],
  },
  application: {
    lifecycle: applicationLifecycle,
    guards: { ...submissionGuards, ...decisionGuards },
    refusing: applicationCases,
    allowed: {
      // prettier-ignore
      record: {
        viewedAt: null, pendingRejection: null, interview: { startsAt: later.toISOString() }, offerExpiresAt: later, events: [],
        startsOn: '2026-01-01', endsOn: '2026-01-01', rejection: { at: now }, rejectionDueAt: earlier, responseDueAt: longAgo,
      },
      facts: {
        internshipSummary: { state: 'open', employer: { verification: { state: 'verified' } } },
        cv: async () => ({}),
        hasReservedOpening: async () => true,
      },
      request: (row) => {
        if (row === 'interview → shortlisted')
          return { kind: 'interview_cancellation', cancellationNote: 'The interviewer is ill.' };
        const isApplying = row === 'new → interested' || row === 'new|interested → submitted';
        return isApplying ? { kind: 'submission', applicant, submission: null } : { kind: 'consequence' };
      },
    },
    rows: [
      ['new → interested', 'internshipOpen', 'profileForInterest'],
      [
        'new|interested → submitted',
        'internshipOpen',
        'belowActiveLimit',
        'profileForApplication',
        'eligible',
        'questionsAnswered',
        'cleanCv',
      ],
      ['submitted → in_review', 'notYetViewed'],
      ['submitted|in_review → shortlisted', 'companyNotSuspended'],
      ['shortlisted → interview', 'companyNotSuspended', 'interviewValid'],
      ['interview → interview', 'companyNotSuspended', 'interviewValid'],
      ['interview → shortlisted', 'noPendingRejection', 'beforeInterview'],
      ['shortlisted|interview → finalist', 'companyNotSuspended'],
      ['finalist → offered', 'companyNotSuspended', 'offerValid', 'openingReserved'],
      ['offered → accepted', 'offerNotExpired'],
      ['offered → offer_declined', 'offerNotExpired'],
      ['offered → finalist', 'companyNotSuspended', 'withdrawnOrExpired'],
      ['accepted → placed', 'startReached'],
      ['placed → completed', 'endReached'],
      ['submitted|in_review|shortlisted|interview|finalist → rejected', 'feedbackAfterInterview'],
      ['submitted|in_review|shortlisted|interview|finalist → rejected', 'undoPeriodOver'],
      ['rejected → shortlisted', 'companyNotSuspended', 'withinReconsiderPeriod', 'notArchived'],
      ['submitted|in_review → closed_no_response', 'noResponsePeriodOver'],
    ],
  },
  employer: {
    lifecycle: employerVerificationLifecycle,
    guards: employerTransitions.guards,
    refusing: employerCases,
    allowed: {
      record: { verification: { expiresAt: earlier } },
      facts: null,
      request: () => ({ reasonCodes: ['legalName'], level: 1 }),
    },
    rows: [
      ['pending → verified', 'caseDecided'],
      ['verified → expired', 'due'],
      ['verified → pending', 'identityChanged'],
    ],
  },
  'verification case': {
    lifecycle: verificationCaseLifecycle,
    guards: caseGuards,
    refusing: caseCases,
    allowed: { record: openCase, facts: null, request: () => ({ kind: 'opening', file }) },
    rows: [
      ['new → pending', 'noOpenCase', 'retryPeriodOver', 'profileComplete'],
      ['pending → info_requested', 'reviewRoundsLeft'],
      ['info_requested → lapsed', 'responsePeriodOver'],
      ['pending → verified', 'failuresExplained'],
    ],
  },
};

const nameOf = ({ from, to }: Lifecycle<string>['transitions'][number]): string =>
  `${from.map((state) => state ?? 'new').join('|')} → ${to}`;
const guarded = ({ lifecycle }: Machine) => lifecycle.transitions.filter(({ guards = [] }) => guards.length > 0);

describe.each(Object.entries(machines))('the guards of the %s', (_, machine) => {
  it('stand at exactly the transitions that are written down here', () => {
    expect(guarded(machine).map((row) => [nameOf(row), ...(row.guards ?? [])])).toEqual(machine.rows);
  });

  const pairs = guarded(machine).flatMap((row) =>
    (row.guards ?? []).map((guard) => [nameOf(row), guard, row] as const),
  );
  it.each(pairs)('%s is refused by %s, which the guards before it let through', async (_row, guard, row) => {
    const { allowed, refusing } = machine;
    const { code, actorKind, ...change } = refusing[guard] ?? { code: 'no case is written' };
    const context = {
      record: { ...allowed.record, ...change.record },
      facts: { ...allowed.facts, ...change.facts },
      request: { to: row.to, ...allowed.request(nameOf(row)), ...change.request },
      from: row.from[0],
      to: row.to,
      actor: {
        actorKind: actorKind ?? (row.by[0] === 'system' && row.by[1] ? row.by[1] : row.by[0]),
        actorId: 'somebody',
      },
      now,
    };
    const run = async () => {
      for (const name of row.guards ?? []) {
        await machine.guards[name]?.(context as never);
        if (name === guard) return 'allowed';
      }
      return 'never asked';
    };
    expect(await run().catch((error: unknown) => (error instanceof AppError ? error.code : error))).toBe(code);
    const before = (row.guards ?? []).slice(0, (row.guards ?? []).indexOf(guard));
    for (const name of before)
      await expect(Promise.resolve(machine.guards[name]?.(context as never))).resolves.toBe(undefined);
  });
});
