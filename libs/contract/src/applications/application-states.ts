import type { ApplicationState } from './application.lifecycle.ts';

/* The states of applications that rules, routes and screens take together. */

type States = readonly ApplicationState[];
/** The lists that routes and screens name. */
export const interestedApplicationStates = ['interested', 'submitted', 'in_review'] as const satisfies States;
export const selectedApplicationStates = [
  'shortlisted',
  'interview',
  'finalist',
  'offered',
  'accepted',
] as const satisfies States;
export const finalistApplicationStates = ['finalist', 'offered', 'accepted', 'placed'] as const satisfies States;
/** Neither side has ended it, and no placement has begun. */
export const activeApplicationStates = [
  ...interestedApplicationStates,
  ...selectedApplicationStates,
] as const satisfies States;
/** Returns whether an application is still in progress. */
export const isActiveState = (state: string | null): state is (typeof activeApplicationStates)[number] =>
  activeApplicationStates.some((active) => active === state);
/** Submitted, and owed a first response by `responseDueAt`. */
export const unansweredApplicationStates = ['submitted', 'in_review'] as const satisfies States;
/** Returns whether an application awaits its first response. */
export const isUnansweredState = (state: string | null): state is (typeof unansweredApplicationStates)[number] =>
  unansweredApplicationStates.some((unanswered) => unanswered === state);
/**
 * Returns whether a decision can be undone for `undoMinutes`: every rejection, and a shortlisting that was the first
 * answer.
 */
export const isUndoableDecision = (from: ApplicationState, to: ApplicationState): to is 'rejected' | 'shortlisted' =>
  to === 'rejected' || (to === 'shortlisted' && isUnansweredState(from));
/** These fill one of the internship's openings. */
export const acceptedApplicationStates: States = ['accepted', 'placed', 'completed'];
/** These keep one of them reserved, an offer among them. */
export const openingReservingStates: States = ['offered', ...acceptedApplicationStates];
/** In these the date of an interview still means something; a rejection may be undone. */
export const interviewShowingStates: States = ['shortlisted', 'interview', 'finalist', 'offered', 'rejected'];
/**
 * From these on the team sees contact details. Who it is under blind review is decided by `revealedAt` (see `isBlind`).
 */
export const contactRevealingStates = [
  ...selectedApplicationStates,
  'offer_declined',
  'placed',
  'completed',
  'terminated_early',
] as const satisfies States;
