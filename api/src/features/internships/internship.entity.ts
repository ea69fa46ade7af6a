import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import {
  draftUpdate,
  internshipRecord,
  publicInternshipStates,
  type ApplicationCounts,
  type DraftUpdate,
  type InternshipRecord,
  type InternshipState,
  type ActorKind,
  type Risk,
} from '@prentice/contract';
import { ObjectId } from 'mongodb';
import {
  editedProperties,
  recordProperties,
  type CollectionDefinition,
  noPersonalData,
} from '../../platform/database/collection-definition.ts';
import type { EmployerSummary } from '../employers/index.ts';

/**
 * The mutex of an internship that every application locks, and every change of whether or how one can apply: of two
 * that conflict, one retries and finds what the other has done.
 */
export const internshipMutex = 'internship';

/** Matches the internships that visitors find in lists and by searching. */
export const listedInternshipFilter = { state: 'open', employerLive: true } as const;

/** Tells whether a stored internship is in the public list, as `listedInternshipFilter` selects it. */
export const isListed = (row: Pick<InternshipRow, keyof typeof listedInternshipFilter>): boolean =>
  row.state === listedInternshipFilter.state && row.employerLive === listedInternshipFilter.employerLive;

/** Matches the internships that visitors can open by their address. */
export const publicInternshipFilter = { state: { $in: [...publicInternshipStates] }, employerLive: true };

/** An event of the history of an internship, as it is stored. */
export interface InternshipHistoryEntry {
  readonly from: InternshipState | null;
  readonly to: InternshipState;
  readonly by: ActorKind;
  readonly actorId: string | null;
  readonly reason: string | null;
  readonly note: string | null;
  readonly revision: number;
  readonly at: Date;
}

export interface StoredPendingRevision {
  readonly submittedAt: Date;
  readonly changed: readonly string[];
  readonly posting: DraftUpdate;
}

/** The posting's own fields, one property each, so that lists filter and sort by them. */
const posting = {
  title: p.string().nullable(),
  category: p.string().$type<NonNullable<DraftUpdate['category']>>().nullable(),
  description: p.string().nullable(),
  tasks: p.json<string[]>(),
  learningOutcomes: p.json<string[]>(),
  mentorName: p.string().nullable(),
  workMode: p.string().$type<NonNullable<DraftUpdate['workMode']>>().nullable(),
  locations: p.json<DraftUpdate['locations']>(),
  startDate: p.string().nullable(),
  startFlexible: p.boolean(),
  durationWeeks: p.integer().nullable(),
  durationJustification: p.string().nullable(),
  hoursPerWeek: p.integer().nullable(),
  openings: p.integer(),
  pay: p.json<NonNullable<DraftUpdate['pay']>>().nullable(),
  unpaidBasis: p.json<NonNullable<DraftUpdate['unpaidBasis']>>().nullable(),
  credit: p.boolean(),
  agreementProvided: p.boolean(),
  requiredSkills: p.json<DraftUpdate['requiredSkills']>(),
  preferredSkills: p.json<DraftUpdate['preferredSkills']>(),
  eligibility: p.json<DraftUpdate['eligibility']>(),
  questions: p.json<DraftUpdate['questions']>(),
  publishAt: p.string().nullable(),
  deadline: p.string().nullable(),
  responseDays: p.integer(),
  maxApplicants: p.integer().nullable(),
  blindReview: p.boolean(),
  vacancyKind: p.string().$type<DraftUpdate['vacancyKind']>(),
};

export const Internship = defineEntity({
  name: 'Internship',
  tableName: 'internships',
  properties: {
    ...editedProperties,
    ...posting,
    employerId: p.type(ObjectId),
    /** The employer's summary: a copy, updated when the employer changes. */
    employer: p.json<Omit<EmployerSummary, 'live' | 'emailDomain' | 'createdAt' | 'website'>>(),
    employerLive: p.boolean(),
    slug: p.string(),
    state: p.string().$type<InternshipState>(),
    firstPublishedAt: p.datetime().$type<Date>().nullable(),
    openedAt: p.datetime().$type<Date>().nullable(),
    closedAt: p.datetime().$type<Date>().nullable(),
    pausedAt: p.datetime().$type<Date>().nullable(),
    closeReason: p.string().$type<NonNullable<InternshipRecord['closeReason']>>().nullable(),
    revision: p.integer(),
    reviewRounds: p.integer(),
    submittedAt: p.datetime().$type<Date>().nullable(),
    pendingRevision: p.json<StoredPendingRevision>().nullable(),
    review: p.json<{ reason: string; note: string | null; at: Date }>().nullable(),
    risk: p.json<Risk>().nullable(),
    /** The MinHash sketch by which near-duplicates are looked up; null before the first submission. */
    sketch: p.json<number[]>().nullable(),
    /** The last deadline reminder that was recorded; null in records from before reminders existed. */
    deadlineReminder: p.string().nullable(),
    counts: p.json<ApplicationCounts>(),
    completeness: p.integer(),
    history: p.json<InternshipHistoryEntry[]>(),
  },
});
export type InternshipEntity = InferEntity<typeof Internship>;
/** An internship as a plain document. */
export type InternshipRow = InternshipEntity & { _id: ObjectId };

export const InternshipRevision = defineEntity({
  name: 'InternshipRevision',
  tableName: 'internship-revisions',
  properties: {
    ...recordProperties,
    internshipId: p.type(ObjectId),
    employerId: p.type(ObjectId),
    revision: p.integer(),
    posting: p.json<DraftUpdate>(),
  },
});

export const zeroApplicationCounts: ApplicationCounts = {
  interested: 0,
  submitted: 0,
  inReview: 0,
  selected: 0,
  accepted: 0,
  rejected: 0,
  other: 0,
  overdue: 0,
  total: 0,
};

export const internshipCollections: readonly CollectionDefinition[] = [
  {
    entity: Internship,
    personal: noPersonalData,
    formerFields: { deadlineTold: 'deadlineReminder' },
    texts: internshipRecord.pick({ pendingRevision: true }).extend(draftUpdate.shape),
    indexes: [
      { key: { slug: 1 }, name: 'internship_slug', unique: true },
      { key: { employerId: 1, createdAt: -1, _id: -1 }, name: 'internship_employer' },
      { key: { employerId: 1, state: 1, createdAt: -1, _id: -1 }, name: 'internship_employer_state' },
      { key: { employerId: 1, openedAt: -1, _id: -1 }, name: 'internship_employer_opened' },
      { key: { state: 1, employerLive: 1, openedAt: -1, _id: -1 }, name: 'internship_public_new' },
      { key: { state: 1, employerLive: 1, deadline: 1, _id: 1 }, name: 'internship_public_deadline' },
      { key: { state: 1, submittedAt: 1, _id: 1 }, name: 'internship_queue' },
      { key: { state: 1, publishAt: 1 }, name: 'internship_publish' },
      { key: { createdAt: -1, _id: -1 }, name: 'internship_created' },
      { key: { updatedAt: -1, _id: -1 }, name: 'internship_updated' },
      { key: { openedAt: -1, _id: -1 }, name: 'internship_opened' },
      { key: { submittedAt: -1, _id: -1 }, name: 'internship_submitted' },
      { key: { deadline: 1, _id: 1 }, name: 'internship_deadline' },
      { key: { title: 1, _id: 1 }, name: 'internship_title' },
      { key: { state: 1, employerLive: 1, category: 1, openedAt: -1, _id: -1 }, name: 'internship_public_category' },
      { key: { state: 1, employerLive: 1, workMode: 1, openedAt: -1, _id: -1 }, name: 'internship_public_mode' },
      { key: { category: 1, openedAt: -1, _id: -1 }, name: 'internship_category' },
      { key: { workMode: 1, openedAt: -1, _id: -1 }, name: 'internship_mode' },
      { key: { 'risk.score': 1, _id: 1 }, name: 'internship_risk' },
      { key: { employerLive: 1, submittedAt: 1, _id: 1 }, name: 'internship_employer_live' },
      { key: { submittedAt: 1, 'risk.score': -1, _id: 1 }, name: 'internship_decision_queue' },
      { key: { sketch: 1 }, name: 'internship_sketch' },
      { key: { 'pendingRevision.submittedAt': 1, _id: 1 }, name: 'internship_revision_queue' },
      { key: { firstPublishedAt: -1 }, name: 'internship_published' },
    ],
  },
  {
    entity: InternshipRevision,
    personal: noPersonalData,
    indexes: [{ key: { internshipId: 1, revision: -1 }, name: 'internship_revision', unique: true }],
  },
];
