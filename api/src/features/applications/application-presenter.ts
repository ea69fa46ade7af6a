import {
  applicationViewFor,
  applicationViews,
  toBlindCandidate,
  withoutContacts,
  toBlindHistory,
  toInternHistory,
  isBlind,
  isOverdue,
  toBlindMatch,
  showsDocuments,
  undoableShortlisting,
  type Actor,
  type ApplicationHistoryEntry,
  type Id,
  unmetRequirements,
} from '@prentice/contract';
import { withGermanNames } from '@prentice/cv/match';
import { project } from '../../platform/database/project.ts';
import type { InternshipSummary } from '../internships/index.ts';
import type { ApplicationRow } from './application.entity.ts';
import { isSuspended } from './decisions/decision-rules.ts';

/** What presenting needs beside the record. */
export interface PresentationContext {
  readonly actor: Actor;
  readonly now: Date;
  readonly summaries: ReadonlyMap<Id, InternshipSummary>;
}

function summaryOf({ summaries }: PresentationContext, row: Pick<ApplicationRow, 'internshipId'>) {
  const summary = summaries.get(row.internshipId.toHexString());
  if (!summary) throw new Error('An application belongs to an internship that is gone.');
  const { id, slug, title, employer, state, deadline, startDate, pay, responseDays, revision } = summary;
  return { id, slug, title, employer, state, deadline, startDate, pay, responseDays, revision };
}

const historyOf = (row: ApplicationRow): ApplicationHistoryEntry[] =>
  row.events.map((entry) => ({ ...entry, at: entry.at.toISOString() }));

/** Returns the name that an employer may see now. */
export const applicantDisplayName = (
  row: Pick<ApplicationRow, 'blindReview' | 'revealedAt' | 'blindAlias' | 'internName'>,
) => (isBlind(row) ? row.blindAlias : row.internName || row.blindAlias);

const shownToIntern = (row: Pick<ApplicationRow, 'events'>) =>
  row.events.filter((entry) => entry.visibleTo !== 'employer');

/** Returns when an application was shortlisted, as long as its intern does not see it because it can be undone. */
export function unseenShortlistingAt(
  row: Pick<ApplicationRow, 'state' | 'events' | 'pendingRejection'>,
  now: Date,
): Date | null {
  const events = shownToIntern(row);
  const { state } = row.pendingRejection ?? row;
  return (undoableShortlisting({ state, events }, now) && events.at(-1)?.at) ?? null;
}

type UndoableFields =
  'state' | 'events' | 'pendingRejection' | 'rejection' | 'firstResponseAt' | 'version' | 'updatedAt';

/**
 * Returns the application as its intern sees it: without the company's own entries, and as it was, while a rejection is
 * not sent or a shortlisting can be undone. Its version counts the steps that the intern sees: the stored one would tell
 * that there are others.
 */
export function asInternSees<Row extends Pick<ApplicationRow, UndoableFields>>(row: Row, now: Date): Row {
  const events = shownToIntern(row);
  const version = events.length;
  const seen = { ...row, events, ...(row.pendingRejection && { ...row.pendingRejection, rejection: null }), version };
  const before = undoableShortlisting(seen, now);
  const shortlisting = events.at(-1);
  if (!before || !shortlisting) return seen;
  const earlier = events.slice(0, -1);
  const isFirstResponse = seen.firstResponseAt?.getTime() === shortlisting.at.getTime();
  return {
    ...seen,
    state: before.state,
    events: earlier,
    version: earlier.length,
    updatedAt: earlier.at(-1)?.at ?? seen.updatedAt,
    ...(isFirstResponse && { firstResponseAt: null }),
  };
}

const dueOf = (row: Pick<ApplicationRow, 'state' | 'responseDueAt'>) => ({
  state: row.state,
  responseDueAt: row.responseDueAt ?? null,
});

const cvOf = ({ cv }: ApplicationRow) => {
  if (!cv) return null;
  const { id: documentId, ...rest } = cv;
  return { documentId, ...rest };
};

function unmetOf({ summaries }: PresentationContext, { internshipId, candidate }: ApplicationRow) {
  const internship = summaries.get(internshipId.toHexString());
  if (!internship || !candidate) return [];
  const countries = internship.locations.map(({ country }) => country);
  return unmetRequirements(internship.eligibility, candidate, countries);
}

/** Returns what was sent with an application, and what was concluded from it. */
const documentsOf = (context: PresentationContext, row: ApplicationRow) => ({
  cv: cvOf(row),
  coverNote: row.coverNote,
  answers: row.answers,
  match: row.match ? withGermanNames(row.match) : null,
  unmet: unmetOf(context, row),
  candidate: row.candidate,
});
const withoutDocuments = { cv: null, coverNote: null, answers: [], match: null, unmet: [], candidate: null };

function forEmployer(
  context: PresentationContext,
  row: ApplicationRow,
  audience: 'employer' | 'employerBlind' | 'employerContacts',
) {
  const events = historyOf(row).filter((event) => event.visibleTo !== 'intern');
  const extra = {
    internship: summaryOf(context, row),
    displayName: applicantDisplayName(row),
    blind: audience === 'employerBlind',
    overdue: isOverdue(dueOf(row), context.now),
    ...(showsDocuments(row.state) ? documentsOf(context, row) : withoutDocuments),
    events,
  };
  if (audience === 'employerContacts') return project(applicationViews.employerContacts, row, extra);
  const candidate = extra.candidate ?? null;
  if (audience === 'employer')
    return project(applicationViews.employer, row, {
      ...extra,
      candidate: candidate && withoutContacts(candidate),
    });
  return project(applicationViews.employerBlind, row, {
    ...extra,
    candidate: candidate && toBlindCandidate(candidate),
    match: extra.match ? toBlindMatch(extra.match) : null,
    events: toBlindHistory(events),
  });
}

/** Presents one application in the intern's view. */
export function presentToIntern(context: PresentationContext, row: ApplicationRow) {
  const seen = asInternSees(row, context.now);
  return project(applicationViews.intern, seen, {
    internship: summaryOf(context, row),
    overdue: isOverdue(dueOf(seen), context.now),
    cv: cvOf(row),
    events: toInternHistory(historyOf(seen)),
  });
}

/** Presents one application as administrators see it, in a list or alone. */
export function presentToAdmin(context: PresentationContext, row: ApplicationRow) {
  return project(applicationViews.admin, row, {
    internship: summaryOf(context, row),
    displayName: row.internName || row.blindAlias,
    overdue: isOverdue(dueOf(row), context.now),
  });
}

/** Presents one application in the view that its reader may have. */
export function presentApplication(context: PresentationContext, row: ApplicationRow) {
  const audience = applicationViewFor(context.actor, row);
  if (audience === 'admin') return presentToAdmin(context, row);
  if (audience === 'intern') return presentToIntern(context, row);
  if (!isSuspended(summaryOf(context, row))) return forEmployer(context, row, audience);
  /* A company that is suspended opens no CVs and sees no contacts: neither does it see what was quoted from a CV. */
  return forEmployer(context, { ...row, match: null }, audience === 'employerContacts' ? 'employer' : audience);
}

/** Stored fields that a row of an employer's list is made of. */
// prettier-ignore
export const applicationRowFields = [
  'internshipId', 'employerId', 'state', 'blindReview', 'revealedAt', 'blindAlias', 'internName', 'submittedAt', 'responseDueAt',
  'firstResponseAt', 'rating', 'tags', 'noteCount', 'interview.startsAt', 'interview.mode', 'interviewAnswer.answer', 'offer.startDate',
  'offer.expiresAt', 'rejection', 'match.score', 'match.requiredSkills', 'createdAt', 'updatedAt', 'version',
] as const;

/** Presents one row of an employer's list; only {@link applicationRowFields} are read. */
export function presentApplicationRow(context: PresentationContext, row: ApplicationRow) {
  const { id, slug, title, state } = summaryOf(context, row);
  return project(applicationViews.row, row, {
    internship: { id, slug, title, state },
    displayName: applicantDisplayName(row),
    blind: isBlind(row),
    overdue: isOverdue(dueOf(row), context.now),
  });
}
