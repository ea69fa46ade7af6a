import {
  applicationAudience,
  applicationViews,
  candidateBlind,
  candidateWithoutContacts,
  eventsBlind,
  eventsForIntern,
  isBlind,
  isOverdue,
  matchBlind,
  showsPapers,
  type Actor,
  type ApplicationEvent,
  type Id,
} from '@prentice/contract';
import { project } from '../../platform/database/project.ts';
import type { InternshipCard } from '../ports/internship-directory.port.ts';
import type { ApplicationRow } from './application.entity.ts';
import { isSuspended } from './application.trust.ts';

/** What presenting needs beside the record. */
export interface Shown {
  readonly actor: Actor;
  readonly now: Date;
  readonly cards: ReadonlyMap<Id, InternshipCard>;
}

function cardOf({ cards }: Shown, row: Pick<ApplicationRow, 'internshipId'>) {
  const card = cards.get(row.internshipId.toHexString());
  if (!card) throw new Error('An application belongs to an internship that is gone.');
  const { id, slug, title, employer, state, deadline, startDate, responseDays, revision } = card;
  return { id, slug, title, employer, state, deadline, startDate, responseDays, revision };
}

const ledgerOf = (row: ApplicationRow): ApplicationEvent[] =>
  row.events.map((event) => ({ ...event, at: event.at.toISOString() }));

/** The name that an employer may see now. */
export const displayName = (row: Pick<ApplicationRow, 'blindReview' | 'revealedAt' | 'blindAlias' | 'internName'>) =>
  isBlind({ blindReview: row.blindReview, revealedAt: row.revealedAt ?? null })
    ? row.blindAlias
    : row.internName || row.blindAlias;

/** The application as its intern sees it: as it was, while a rejection is not sent. */
export const asInternSees = <Row extends Pick<ApplicationRow, 'held'>>(row: Row) =>
  row.held ? { ...row, ...row.held, rejection: null } : row;

const dueOf = (row: Pick<ApplicationRow, 'state' | 'responseDueAt'>) => ({
  state: row.state,
  responseDueAt: row.responseDueAt ?? null,
});

const cvOf = ({ cv }: ApplicationRow) => {
  if (!cv) return null;
  const { id: documentId, ...rest } = cv;
  return { documentId, ...rest };
};

function forEmployer(shown: Shown, row: ApplicationRow, audience: 'employer' | 'employerBlind' | 'employerContacts') {
  const papers = showsPapers(row.state);
  const events = ledgerOf(row).filter((event) => event.visibleTo !== 'intern');
  const extra = {
    internship: cardOf(shown, row),
    displayName: displayName(row),
    blind: audience === 'employerBlind',
    overdue: isOverdue(dueOf(row), shown.now),
    cv: papers ? cvOf(row) : null,
    coverNote: papers ? row.coverNote : null,
    answers: papers ? row.answers : [],
    match: papers ? row.match : null,
    candidate: papers ? row.candidate : null,
    events,
  };
  if (audience === 'employerContacts') return project(applicationViews.employerContacts, row, extra);
  const candidate = extra.candidate ?? null;
  if (audience === 'employer')
    return project(applicationViews.employer, row, {
      ...extra,
      candidate: candidate && candidateWithoutContacts(candidate),
    });
  return project(applicationViews.employerBlind, row, {
    ...extra,
    candidate: candidate && candidateBlind(candidate),
    match: extra.match ? matchBlind(extra.match) : null,
    events: eventsBlind(events),
  });
}

/** One application in the intern's view. */
export function presentToIntern(shown: Shown, row: ApplicationRow) {
  const seen = asInternSees(row);
  return project(applicationViews.intern, seen, {
    internship: cardOf(shown, row),
    overdue: isOverdue(dueOf(seen), shown.now),
    cv: cvOf(row),
    events: eventsForIntern(ledgerOf(row)),
  });
}

function presentToAdmin(shown: Shown, row: ApplicationRow) {
  return project(applicationViews.admin, row, {
    internship: cardOf(shown, row),
    displayName: row.internName || row.blindAlias,
    overdue: isOverdue(dueOf(row), shown.now),
  });
}

/** One application in the view that its reader may have. */
export function present(shown: Shown, row: ApplicationRow) {
  const { state, blindReview } = row;
  const audience = applicationAudience(shown.actor, { state, blindReview, revealedAt: row.revealedAt ?? null });
  if (audience === 'admin') return presentToAdmin(shown, row);
  if (audience === 'intern') return presentToIntern(shown, row);
  const distrusted = audience === 'employerContacts' && isSuspended(cardOf(shown, row));
  return forEmployer(shown, row, distrusted ? 'employer' : audience);
}

/** Stored fields that a row of an employer's list is made of. */
// prettier-ignore
export const rowFields = [
  'internshipId', 'employerId', 'state', 'blindReview', 'revealedAt', 'blindAlias', 'internName', 'submittedAt', 'responseDueAt',
  'firstResponseAt', 'rating', 'tags', 'noteCount', 'interview.startsAt', 'interview.mode', 'offer.startDate',
  'offer.expiresAt', 'rejection', 'match.score', 'createdAt', 'updatedAt', 'version',
] as const;

/** One row of an employer's list; only {@link rowFields} are read. */
export function presentRow(shown: Shown, row: ApplicationRow) {
  const { id, slug, title, state } = cardOf(shown, row);
  return project(applicationViews.row, row, {
    internship: { id, slug, title, state },
    displayName: displayName(row),
    blind: isBlind({ blindReview: row.blindReview, revealedAt: row.revealedAt ?? null }),
    overdue: isOverdue(dueOf(row), shown.now),
  });
}
