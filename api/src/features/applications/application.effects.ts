import {
  arrangesInterview,
  placementEnd,
  reminderInstants,
  undoUntil,
  waitingStates,
  type ApplicationState,
  type ApplicationTransition,
} from '@prentice/contract';
import { ObjectId } from 'mongodb';
import type { ApplicationEntity, LedgerEntry } from './application.entity.ts';
import type { Attempt, Move } from './application.guards.ts';

type Effect<To extends ApplicationTransition['to']> = (
  attempt: Attempt & { readonly move: Extract<ApplicationTransition, { to: To }> },
) => void;

/** Adds an entry to the ledger. */
export function enter(application: ApplicationEntity, entry: Omit<LedgerEntry, 'id'>): void {
  application.events = [...application.events, { id: new ObjectId().toHexString(), ...entry }];
}

const isWaiting = (state: ApplicationState): boolean => waitingStates.some((waiting) => waiting === state);

/** When the next reminder is due, or null when nobody waits for a response or all were given. */
export function nextReminder(application: ApplicationEntity): Date | null {
  const { state, submittedAt, responseDueAt, reminded } = application;
  if (!isWaiting(state) || !submittedAt || !responseDueAt) return null;
  return reminderInstants(submittedAt, responseDueAt)[reminded]?.at ?? null;
}

const weeksWhenUnsaid = 4;

function reveal({ application, now }: Attempt): void {
  application.firstResponseAt ??= now;
  application.revealedAt ??= now;
  application.rejection = null;
}

const interview: Effect<'interview'> = ({ application, move }) => {
  application.interview = move.interview;
  application.interviewAt = new Date(move.interview.startsAt);
  /* A calendar that has the last one takes the next only under a higher number. */
  if (application.events.some(arrangesInterview)) application.interviewMoves += 1;
};

function callOff({ application }: Attempt): void {
  application.interview = null;
  application.interviewAt = null;
  application.interviewMoves += 1;
}

const offered: Effect<'offered'> = ({ application, move }) => {
  application.offer = move.offer;
  application.offerExpiresAt = new Date(move.offer.expiresAt);
};

function accepted({ application, card }: Attempt): void {
  const startsOn = application.offer?.startDate ?? null;
  application.startsOn = startsOn;
  application.endsOn = startsOn && placementEnd(startsOn, card.durationWeeks ?? weeksWhenUnsaid);
}

/** The candidate learns of it when it can no longer be undone. */
const rejected: Effect<'rejected'> = ({ application, move, from, now }) => {
  const until = undoUntil(now);
  const { version, updatedAt } = application;
  const firstResponseAt = application.firstResponseAt ?? null;
  application.held = { state: from, version, updatedAt, firstResponseAt };
  application.heldUntil = until;
  application.rejection = { code: move.code, text: move.text, at: now, undoUntil: until, sentAt: null };
  application.firstResponseAt ??= now;
};

const opensOffer: readonly ApplicationState[] = ['offered'];
const opensInterview: readonly ApplicationState[] = ['shortlisted', 'interview', 'finalist', 'offered', 'rejected'];

/** What belongs to the state that is reached; what came with the move is in its form. */
function settle(attempt: Attempt): void {
  const { application, move, now } = attempt;
  if (move.to === 'in_review') application.viewedAt = now;
  if (move.to === 'shortlisted') reveal(attempt);
  if (move.to === 'accepted') accepted(attempt);
  if ('callOff' in move) callOff(attempt);
  if ('interview' in move) interview({ ...attempt, move });
  if ('offer' in move) offered({ ...attempt, move });
}

/** Dates that no longer mean anything are gone, so that no list and no job finds them. */
function tidy({ application, move, from }: Attempt): void {
  if (from === 'offered' && move.to === 'finalist') application.offer = null;
  if (!opensOffer.includes(move.to)) application.offerExpiresAt = null;
  if (!opensInterview.includes(move.to)) application.interviewAt = null;
  application.nextReminderAt = nextReminder(application);
}

/** What a move changes beside the ledger. */
export function applyEffects(attempt: Attempt): void {
  const { application, move } = attempt;
  application.state = move.to;
  settle(attempt);
  if (move.to === 'rejected' && 'code' in move) rejected({ ...attempt, move });
  else application.internState = move.to;
  tidy(attempt);
}

/* Reasons are codes or what people wrote; a code has no room for a name. */
const CODE = /^[a-z_0-9]{1,40}$/;
/** A reason where people's own words have no place: null unless it is a code. */
export const codeOf = (reason: string | null): string | null => (reason && CODE.test(reason) ? reason : null);

/** The reason of a move as the ledger keeps it: a code, or what somebody wrote. */
export function reasonOf(move: Move): string | null {
  if ('code' in move) return move.code;
  if ('reason' in move && move.reason) return move.reason;
  return 'note' in move ? move.note : null;
}

/** What somebody wrote beside a reason that is a code, or to the candidate. */
export function noteOf(move: Move): string | null {
  if ('callOff' in move) return move.callOff;
  return 'reason' in move && 'note' in move ? move.note : null;
}

/** Takes back a rejection that was not sent: the application is as the candidate has seen it all along. */
export function unhold(
  application: ApplicationEntity,
  entry: Pick<LedgerEntry, 'by' | 'actorId' | 'reason' | 'at'>,
): void {
  const { held } = application;
  if (!held) return;
  enter(application, { ...entry, from: 'rejected', to: held.state, visibleTo: 'employer' });
  application.state = held.state;
  application.internState = held.state;
  application.firstResponseAt = held.firstResponseAt;
  application.rejection = null;
  application.held = null;
  application.heldUntil = null;
  application.nextReminderAt = nextReminder(application);
}
