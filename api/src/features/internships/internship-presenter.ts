import {
  internshipViewFor,
  internshipViews,
  type Actor,
  type InternshipViewName,
  draftUpdate,
  type DraftUpdate,
  foldAccents,
} from '@prentice/contract';
import { project } from '../../platform/database/project.ts';
import type { EmployerSummary } from '../employers/index.ts';
import type { InternshipRow, InternshipEntity } from './internship.entity.ts';

/** Presents one internship in the view of an actor. */
export function presentInternship(actor: Actor, row: Pick<InternshipRow, 'employerId'> & object) {
  const audience = internshipViewFor(actor, { employerId: row.employerId.toHexString() });
  return project(internshipViews[audience], row);
}

/** Presents one internship in a named view. */
export const presentInternshipAs = <Name extends InternshipViewName>(name: Name, row: object) =>
  project(internshipViews[name], row);

const fields = draftUpdate.keyof().options;

/** Returns the posting's own fields of a stored internship. */
export const postingOf = (internship: Pick<InternshipEntity, keyof DraftUpdate>): DraftUpdate =>
  draftUpdate.parse(Object.fromEntries(fields.map((field) => [field, internship[field] ?? undefined])));

/** Returns what an internship stores of its company: the summary without what only the server needs to know. */
export function employerSnapshot({
  live: _live,
  emailDomain: _emailDomain,
  createdAt: _createdAt,
  website: _website,
  ...employer
}: EmployerSummary): InternshipRow['employer'] {
  return employer;
}

const slugOf = (title: string): string =>
  foldAccents(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
    .replace(/-+$/, '');

/** Returns the readable part of an address; ends with the record's id, so it is unique. */
export const internshipSlug = (title: string | null, id: string): string =>
  [slugOf(title ?? ''), id.slice(-8)].filter(Boolean).join('-');
