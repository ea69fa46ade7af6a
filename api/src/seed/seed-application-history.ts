import type { ApplicationState, Interview, InterviewAnswer, Offer, RejectionCode } from '@prentice/contract';
import { createHash } from 'node:crypto';
import { DAY, HOUR, MINUTE } from '../platform/clock/clock.ts';
import type { SeedContextWithActors } from './seed-history.ts';
import type { SeedInternship } from './seed-internships.ts';
import type { SeedProfile } from './seed-people.ts';

/** What is known of an application beforehand; the rest is left to chance. */
export interface ApplicationPlan {
  readonly submitted?: Date;
  /** Days from the submission to the first answer. */
  readonly answerDays?: number;
  /** An interview took place before a rejection. */
  readonly interviewed?: boolean;
  readonly coverNote?: string | null;
  /** The answer to every question; null when they were left out. */
  readonly answer?: string | null;
  readonly rejection?: { readonly code: RejectionCode; readonly text: string };
  readonly interview?: Partial<Interview>;
  readonly offer?: Pick<Offer, 'text' | 'expiresAt'>;
  readonly alias?: string;
}

export interface SeedApplicant {
  readonly intern: SeedProfile;
  readonly posting: SeedInternship;
  readonly state: ApplicationState;
  readonly submitted: Date;
  readonly plan: ApplicationPlan;
}

/** How an application came to each state. */
const paths: Readonly<Partial<Record<ApplicationState, readonly ApplicationState[]>>> = {
  submitted: ['submitted'],
  in_review: ['submitted', 'in_review'],
  shortlisted: ['submitted', 'in_review', 'shortlisted'],
  interview: ['submitted', 'in_review', 'shortlisted', 'interview'],
  finalist: ['submitted', 'in_review', 'shortlisted', 'interview', 'finalist'],
  offered: ['submitted', 'in_review', 'shortlisted', 'interview', 'finalist', 'offered'],
  accepted: ['submitted', 'in_review', 'shortlisted', 'interview', 'finalist', 'offered', 'accepted'],
  rejected: ['submitted', 'in_review', 'rejected'],
  withdrawn: ['submitted', 'withdrawn'],
  interested: ['interested'],
};

const byIntern: readonly ApplicationState[] = ['submitted', 'interested', 'withdrawn', 'accepted'];
export const answeredStates: readonly ApplicationState[] = [
  'shortlisted',
  'interview',
  'finalist',
  'offered',
  'accepted',
  'rejected',
];
/** In these the date of an interview still says something. */
export const opensInterview: readonly ApplicationState[] = [
  'shortlisted',
  'interview',
  'finalist',
  'offered',
  'rejected',
];

/** Returns an id that is drawn from nothing: what comes after it in the demo stays as it is. */
const idOf = (intern: SeedProfile, posting: SeedInternship): string =>
  createHash('sha256').update(`${intern.userId.toHexString()} ${posting._id.toHexString()}`).digest('hex').slice(0, 24);

/** Returns the states on the way to a state, the last one included. */
const stepsTo = (state: ApplicationState, { interviewed }: ApplicationPlan): readonly ApplicationState[] =>
  interviewed && state === 'rejected'
    ? ['submitted', 'in_review', 'shortlisted', 'interview', 'rejected']
    : (paths[state] ?? ['submitted']);

/**
 * Returns when each step was taken: spread over the time since the submission, or the first answer after so many days.
 */
function timesOf(steps: readonly ApplicationState[], submitted: Date, now: Date, answerDays?: number): Date[] {
  const since = now.getTime() - submitted.getTime();
  const first = steps.findIndex((step) => answeredStates.includes(step));
  if (answerDays === undefined || first < 1)
    return steps.map((_, index) => new Date(submitted.getTime() + (since / (steps.length + 1)) * index));
  const answer = Math.min(answerDays * DAY, since * 0.9);
  const rest = (since - answer) / (steps.length - first + 1);
  return steps.map((_, index) => {
    const passed = index < first ? (answer / first) * index * 0.6 : answer + rest * (index - first);
    return new Date(Math.round(submitted.getTime() + passed));
  });
}

const FIRST_HOUR = 7;
const HOURS = 9;
/** Brings what employers did into the hours in which people work (UTC), in the same order and never later than now. */
function atWork([submitted, ...answers]: readonly Date[], now: Date): Date[] {
  let last = submitted ?? now;
  const shifted = answers.map((time) => {
    const preferredTime = new Date(time).setUTCHours(FIRST_HOUR + (time.getUTCHours() % HOURS));
    const soonest = last.getTime() + 10 * MINUTE;
    last =
      preferredTime > soonest && preferredTime <= now.getTime() - HOUR
        ? new Date(preferredTime)
        : new Date(Math.max(time.getTime(), soonest));
    return last;
  });
  return [submitted ?? now, ...shifted].map((time) => new Date(Math.min(time.getTime(), now.getTime())));
}

/** Returns the events that lead to a state. */
export function historyLeadingTo(context: SeedContextWithActors, lived: SeedApplicant) {
  const { random, now, actors } = context;
  const { intern, posting, state, submitted, plan } = lived;
  const owner = actors.owners.get(posting.employerId.toHexString()) ?? null;
  const steps = stepsTo(state, plan);
  const times = atWork(timesOf(steps, submitted, now, plan.answerDays), now);
  return steps.map((to, index) => {
    const isByIntern = byIntern.includes(to);
    const viewed = to === 'in_review';
    return {
      id: state === 'finalist' && to === 'interview' ? idOf(intern, posting) : random.id(),
      from: index === 0 ? null : (steps[index - 1] ?? null),
      to,
      by: isByIntern ? ('intern' as const) : viewed ? ('system' as const) : ('employer' as const),
      actorId: isByIntern ? intern.userId.toHexString() : viewed ? null : owner,
      reason: to === 'rejected' ? (plan.rejection?.code ?? 'stronger_candidates') : null,
      at: times[index] ?? submitted,
      visibleTo: 'both' as const,
    };
  });
}

/** The entry of an answer to an interview, beside those that lead to a state. */
type AnswerEvent = Omit<ReturnType<typeof historyLeadingTo>[number], 'reason'> & {
  readonly reason: InterviewAnswer['answer'];
  readonly note?: string;
};

const ANSWERED_AFTER = 5 * HOUR;
const otherTimeNote = 'I have an exam that morning. Any afternoon of that week would suit me.';
/* One in four has not answered, and one needs another time. */
const givenAnswers = [null, 'confirmed', 'confirmed', 'other_time'] as const;

/**
 * Returns what a candidate answered to an interview that is to come, with its entry in the history; nothing where the interview
 * is planned, for the visitor answers that one.
 */
export function interviewAnswerIn(
  { intern, posting, state, plan }: SeedApplicant,
  events: ReturnType<typeof historyLeadingTo>,
  now: Date,
): { readonly interviewAnswer: InterviewAnswer | null; readonly answerEvents: readonly AnswerEvent[] } {
  const invited = events.at(-1);
  const id = idOf(intern, posting);
  const answer = givenAnswers[Number.parseInt(id.slice(-2), 16) % givenAnswers.length] ?? null;
  if (state !== 'interview' || plan.interview || !invited || !answer)
    return { interviewAnswer: null, answerEvents: [] };
  const answeredAt = new Date(Math.min(invited.at.getTime() + ANSWERED_AFTER, now.getTime()));
  const note = answer === 'other_time' ? otherTimeNote : null;
  const entry = {
    id,
    from: state,
    to: state,
    by: 'intern',
    actorId: intern.userId.toHexString(),
    reason: answer,
    ...(note && { note }),
    at: answeredAt,
    visibleTo: 'both',
  } as const;
  return { interviewAnswer: { answer, note, at: answeredAt.toISOString() }, answerEvents: [entry] };
}

/** Returns what the events say about answers; null where there was none. */
export const answersIn = (events: ReturnType<typeof historyLeadingTo>) => ({
  firstResponseAt: events.find((event) => answeredStates.includes(event.to))?.at ?? null,
  viewedAt: events.find((event) => event.to === 'in_review')?.at ?? null,
});

/** Returns when a candidate was shortlisted, and with that known by name. */
export const shortlistedAt = (events: ReturnType<typeof historyLeadingTo>): Date | null =>
  events.find((event) => event.to === 'shortlisted')?.at ?? null;

const INTERVIEW_HOUR = 10;

/**
 * Returns when the interview was that is over: between its arrangement and the next decision, by day where that is
 * possible.
 */
export function pastInterview(events: ReturnType<typeof historyLeadingTo>): Date | null {
  const index = events.findIndex(({ to }) => to === 'interview');
  const [invitation, decision] = events.slice(index);
  if (index < 0 || !invitation || !decision) return null;
  const middle = (invitation.at.getTime() + decision.at.getTime()) / 2;
  const byDay = new Date(new Date(middle).setUTCHours(INTERVIEW_HOUR, 0, 0, 0));
  return byDay > invitation.at && byDay < decision.at ? byDay : new Date(middle);
}
