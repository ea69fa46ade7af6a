import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import {
  applicationDraftContent,
  applicationRecord,
  type Answer,
  type ApplicationHistoryEntry,
  type ApplicationState,
  type Candidate,
  type Interview,
  type InterviewAnswer,
  type Match,
  type Offer,
  type QuestionAsked,
  type RejectionCode,
} from '@prentice/contract';
import { ObjectId } from 'mongodb';
import {
  editedProperties,
  recordProperties,
  type CollectionDefinition,
  noPersonalData,
} from '../../platform/database/collection-definition.ts';
import { DAY } from '../../platform/clock/clock.ts';
import type { CleanCv } from '../documents/index.ts';
import { dueOrderUpgrade } from './response-deadlines/due-order.ts';

/** One event of the history as it is stored. Events are appended, never changed. */
export type StoredHistoryEntry = Omit<ApplicationHistoryEntry, 'at'> & { readonly at: Date };

/** A rejection; `sentAt` is null while it can be undone. */
export interface StoredRejection {
  readonly code: RejectionCode;
  readonly text: string | null;
  readonly at: Date;
  readonly undoUntil: Date;
  readonly sentAt: Date | null;
}

/** The state that an intern still sees while a rejection is pending. */
export interface PendingRejection {
  readonly state: ApplicationState;
  readonly updatedAt: Date;
  readonly firstResponseAt: Date | null;
}

export const Application = defineEntity({
  name: 'Application',
  tableName: 'applications',
  properties: {
    ...editedProperties,
    internId: p.type(ObjectId),
    internshipId: p.type(ObjectId),
    employerId: p.type(ObjectId),
    state: p.string().$type<ApplicationState>(),
    /** The state as the intern sees it: behind `state` while a rejection can be undone. */
    internState: p.string().$type<ApplicationState>(),
    /** What a rejection that is not sent yet restores; null when none waits. */
    pendingRejection: p.json<PendingRejection>().nullable(),
    /** When the rejection is sent; null when none waits. */
    rejectionDueAt: p.datetime().$type<Date>().nullable(),
    postingRevision: p.integer(),
    blindReview: p.boolean(),
    revealedAt: p.datetime().$type<Date>().nullable(),
    blindAlias: p.string(),
    internName: p.string(),
    candidate: p.json<Candidate>().nullable(),
    cv: p.json<CleanCv>().nullable(),
    /** The CV's document, so that it can be found who uses it. */
    cvDocumentId: p.type(ObjectId).nullable(),
    coverNote: p.string().nullable(),
    questions: p.json<QuestionAsked[]>(),
    answers: p.json<Answer[]>(),
    submittedAt: p.datetime().$type<Date>().nullable(),
    responseDueAt: p.datetime().$type<Date>().nullable(),
    /** Its place in lists by due date: what awaits no answer comes after all the rest. */
    dueOrder: p.datetime().$type<Date>(),
    firstResponseAt: p.datetime().$type<Date>().nullable(),
    viewedAt: p.datetime().$type<Date>().nullable(),
    /** Reminders given, 0 to 3. */
    reminderCount: p.integer(),
    /** When the next is due; null when none is. */
    nextReminderAt: p.datetime().$type<Date>().nullable(),
    /** When it came to its last reminder; the company's people hear of it on their next morning. */
    remindedAt: p.datetime().$type<Date>().nullable(),
    rating: p.integer().nullable(),
    tags: p.json<string[]>(),
    noteCount: p.integer(),
    rejection: p.json<StoredRejection>().nullable(),
    interview: p.json<Interview>().nullable(),
    /** What the candidate answered to it as it is arranged now. */
    interviewAnswer: p.json<InterviewAnswer>().nullable(),
    interviewAt: p.datetime().$type<Date>().nullable(),
    /**
     * How often what the calendar file says was changed: rescheduled, cancelled, arranged again. It is the file's
     * SEQUENCE.
     */
    interviewSequence: p.integer(),
    offer: p.json<Offer>().nullable(),
    offerExpiresAt: p.datetime().$type<Date>().nullable(),
    /** First and last day of the placement, known once an offer is accepted. */
    startsOn: p.string().nullable(),
    endsOn: p.string().nullable(),
    match: p.json<Match>().nullable(),
    events: p.json<StoredHistoryEntry[]>(),
  },
});
export type ApplicationEntity = InferEntity<typeof Application>;
/** An application as a plain document. */
export type ApplicationRow = ApplicationEntity & { _id: ObjectId };

/** The mutex of an intern that every application locks, and whatever ends the account: see `internshipMutex`. */
export const applicantMutex = 'applicant';

const date = { $type: 'date' as const };

const applicationCollection: CollectionDefinition = {
  entity: Application,
  personal: {
    export: 'applications',
    erasure: 'blank',
    why: 'The company must show when it answered; states, times and codes stay, without the person.',
  },
  formerFields: {
    held: 'pendingRejection',
    heldUntil: 'rejectionDueAt',
    reminded: 'reminderCount',
    interviewMoves: 'interviewSequence',
  },
  texts: applicationRecord.pick({
    answers: true,
    interview: true,
    interviewAnswer: true,
    offer: true,
    candidate: true,
  }),
  indexes: [
    { key: { internId: 1, internshipId: 1 }, name: 'application_once', unique: true },
    { key: { internId: 1, submittedAt: -1, _id: -1 }, name: 'application_intern' },
    { key: { internId: 1, state: 1 }, name: 'application_intern_state' },
    { key: { employerId: 1, submittedAt: -1, _id: -1 }, name: 'application_employer' },
    { key: { employerId: 1, state: 1, responseDueAt: 1, _id: 1 }, name: 'application_employer_due' },
    { key: { employerId: 1, dueOrder: 1, _id: 1 }, name: 'application_employer_order' },
    {
      key: { employerId: 1, internId: 1, revealedAt: 1 },
      name: 'application_employer_blind',
      partialFilterExpression: { blindReview: true },
    },
    { key: { employerId: 1, updatedAt: -1, _id: -1 }, name: 'application_employer_updated' },
    { key: { internshipId: 1, submittedAt: -1, _id: -1 }, name: 'application_internship' },
    { key: { internshipId: 1, state: 1, submittedAt: -1, _id: -1 }, name: 'application_internship_state' },
    { key: { internshipId: 1, rating: -1, _id: -1 }, name: 'application_internship_rating' },
    { key: { internshipId: 1, dueOrder: 1, _id: 1 }, name: 'application_internship_order' },
    { key: { internshipId: 1, updatedAt: -1, _id: -1 }, name: 'application_internship_updated' },
    { key: { state: 1, submittedAt: -1, _id: -1 }, name: 'application_state' },
    { key: { submittedAt: -1, _id: -1 }, name: 'application_submitted' },
    { key: { createdAt: -1, _id: -1 }, name: 'application_created' },
    { key: { state: 1, responseDueAt: 1 }, name: 'application_due' },
    { key: { dueOrder: 1, _id: 1 }, name: 'application_order' },
    { key: { responseDueAt: -1, _id: -1 }, name: 'application_last_due' },
    { key: { updatedAt: -1, _id: -1 }, name: 'application_updated' },
    { key: { state: 1, startsOn: 1 }, name: 'application_starts' },
    { key: { state: 1, endsOn: 1 }, name: 'application_ends' },
    {
      key: { cvDocumentId: 1 },
      name: 'application_cv',
      partialFilterExpression: { cvDocumentId: { $type: 'objectId' } },
    },
    {
      key: { 'match.algorithmVersion': 1, state: 1, _id: 1 },
      name: 'application_match_version',
      partialFilterExpression: { cvDocumentId: { $type: 'objectId' } },
    },
    { key: { internshipId: 1, 'match.score': -1, _id: -1 }, name: 'application_internship_match' },
    {
      key: { rejectionDueAt: 1 },
      name: 'application_rejection_due',
      partialFilterExpression: { rejectionDueAt: date },
    },
    { key: { nextReminderAt: 1 }, name: 'application_reminder', partialFilterExpression: { nextReminderAt: date } },
    { key: { remindedAt: 1 }, name: 'application_reminded', partialFilterExpression: { remindedAt: date } },
    {
      key: { employerId: 1, remindedAt: 1 },
      name: 'application_employer_reminded',
      partialFilterExpression: { remindedAt: date },
    },
    { key: { offerExpiresAt: 1 }, name: 'application_offer', partialFilterExpression: { offerExpiresAt: date } },
    {
      key: { employerId: 1, interviewAt: 1 },
      name: 'application_interviews',
      partialFilterExpression: { interviewAt: date },
    },
  ],
  duplicates: { application_once: 'ALREADY_APPLIED' },
  upgrades: [dueOrderUpgrade],
};

/** What an intern has written of an application that is not sent yet. */
export const ApplicationDraft = defineEntity({
  name: 'ApplicationDraft',
  tableName: 'application-drafts',
  properties: {
    ...recordProperties,
    internId: p.type(ObjectId),
    internshipId: p.type(ObjectId),
    cvDocumentId: p.string().nullable(),
    coverNote: p.string().nullable(),
    answers: p.json<Answer[]>(),
  },
});
export type ApplicationDraftRow = InferEntity<typeof ApplicationDraft> & { _id: ObjectId };

const applicationDraftCollection: CollectionDefinition = {
  entity: ApplicationDraft,
  personal: { export: 'applicationDrafts', erasure: 'delete' },
  texts: applicationDraftContent,
  indexes: [
    { key: { internId: 1, internshipId: 1 }, name: 'application_draft', unique: true },
    { key: { internshipId: 1 }, name: 'application_draft_internship' },
    { key: { updatedAt: 1 }, name: 'application_draft_ttl', expireAfterSeconds: (180 * DAY) / 1000 },
  ],
};

/** What a team writes to itself about an application. */
export const ApplicationNote = defineEntity({
  name: 'ApplicationNote',
  tableName: 'application-notes',
  properties: {
    ...editedProperties,
    applicationId: p.type(ObjectId),
    employerId: p.type(ObjectId),
    authorId: p.type(ObjectId),
    authorName: p.string(),
    text: p.string(),
  },
});
export type ApplicationNoteRow = InferEntity<typeof ApplicationNote> & { _id: ObjectId };

const applicationNoteCollection: CollectionDefinition = {
  entity: ApplicationNote,
  personal: { export: 'assessments', erasure: 'delete' },
  indexes: [
    { key: { applicationId: 1, createdAt: 1, _id: 1 }, name: 'application_note' },
    { key: { employerId: 1, createdAt: 1, _id: 1 }, name: 'application_note_employer' },
  ],
};

/** An opening of an internship that is reserved for an application since a time: since its offer. */
interface OpeningReservation {
  readonly id: ObjectId;
  readonly at: Date;
}

/**
 * Which openings of an internship are reserved, and how many names under blind review were given (one to an attempt
 * that failed is not given again). One document per internship.
 */
export const InternshipOpenings = defineEntity({
  name: 'InternshipOpenings',
  tableName: 'application-places',
  properties: {
    _id: p.type(ObjectId).primary(),
    reservations: p.json<OpeningReservation[]>(),
    applicants: p.integer(),
  },
});
export type InternshipOpeningsRow = InferEntity<typeof InternshipOpenings>;

/** What the feature stores. */
export const applicationCollections: readonly CollectionDefinition[] = [
  applicationCollection,
  applicationDraftCollection,
  applicationNoteCollection,
  { entity: InternshipOpenings, personal: noPersonalData, formerFields: { holders: 'reservations' }, indexes: [] },
];
