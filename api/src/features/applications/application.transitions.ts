import {
  applicationLifecycle,
  interviewShowingStates,
  isBlind,
  AppError,
  type ApplicationState,
  type ErrorCode,
} from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import { ObjectId } from 'mongodb';
import { Database, type UnitOfWork } from '../../platform/database/database.service.ts';
import { objectId } from '../../platform/database/ids.ts';
import { defineTransitions, type TransitionActor } from '../../platform/transitions/define-transitions.ts';
import { DocumentLibrary, type CleanCv } from '../documents/index.ts';
import { InternshipLookup, type InternshipSummary } from '../internships/index.ts';
import {
  Application,
  ApplicationDraft,
  type ApplicationEntity,
  type StoredHistoryEntry,
} from './application.entity.ts';
import { applicationEventPayload } from './application-event-payload.ts';
import {
  noteOf,
  reasonOf,
  type ApplicationContext,
  type ApplicationFacts,
  type ApplicationRequest,
} from './application-requests.ts';
import { decisionEffects, decisionGuards, updateDueDates } from './decisions/decision-rules.ts';
import { asInternSees } from './application-presenter.ts';
import { supersededRejectionUndo, unseenDecisionsUndo } from './decisions/decision-undo.ts';
import { OpeningReservations } from './placement/opening-reservations.service.ts';
import { snapshotApplication, snapshotCandidate, submissionGuards } from './submission/submission-rules.ts';

/**
 * Returns the state to continue from: the candidate continues from the one they see; an employer who takes a rejection
 * back, and the sending of it, from where the candidate has been all along.
 */
function stateOf(
  application: ApplicationEntity,
  request: ApplicationRequest,
  { actorKind }: TransitionActor,
  now: Date,
): ApplicationState | null {
  const { pendingRejection, state, events } = application;
  if (request.kind === 'submission' && events.length === 0) return null;
  if (request.kind === 'undo') return state;
  if (actorKind === 'intern') return asInternSees(application, now).state;
  if (!pendingRejection) return state;
  const continues = request.to === 'shortlisted' || request.kind === 'rejection_sending';
  return continues ? pendingRejection.state : state;
}

/**
 * Returns who sees an entry of the history: a rejection and what an employer undoes are the company's own; the candidate
 * sees that a rejection was sent.
 */
function visibilityOf({ from, to, request }: ApplicationContext): StoredHistoryEntry['visibleTo'] {
  if (request.kind === 'rejection_sending') return 'intern';
  return to === 'rejected' || (request.kind === 'undo' && (from === 'rejected' || from === 'shortlisted'))
    ? 'employer'
    : 'both';
}

/** Adds an entry to the history of an application. */
export function addHistoryEntry(record: ApplicationEntity, entry: Omit<StoredHistoryEntry, 'id'>): void {
  record.events = [...record.events, { id: new ObjectId().toHexString(), ...entry }];
}

function appendHistory(context: ApplicationContext): void {
  const { record, from, to, request, actor, facts, reason, note, now } = context;
  /* A rejection is the employer's, also where time sends it. */
  const by = request.kind === 'rejection_sending' ? 'employer' : actor.actorKind;
  addHistoryEntry(record, {
    from,
    to,
    by,
    actorId: actor.actorId,
    reason,
    ...(note && { note }),
    ...(facts.interviewAt && { interviewAt: facts.interviewAt }),
    at: now,
    visibleTo: visibilityOf(context),
  });
}

/**
 * Sets what follows from the new state: what the intern sees, and no offer or date that no longer means anything to
 * lists and jobs.
 */
function updateDerivedFields({ record, request, from, to }: ApplicationContext): void {
  if (to !== 'rejected') record.internState = to;
  if (request.kind === 'submission') return;
  if (from === 'offered' && to === 'finalist') record.offer = null;
  if (to !== 'offered') record.offerExpiresAt = null;
  if (!interviewShowingStates.includes(to)) record.interviewAt = null;
  updateDueDates(record);
}

/** Defines the transitions of applications: the guards and effects of `applicationLifecycle`. */
@Injectable()
export class ApplicationTransitions {
  constructor(
    private readonly database: Database,
    private readonly internships: InternshipLookup,
    private readonly documents: DocumentLibrary,
    private readonly reservations: OpeningReservations,
  ) {}

  /**
   * The machine: its guards and effects are those of {@link submissionGuards} and {@link decisionGuards}, and two
   * effects that need services.
   */
  readonly definition = defineTransitions<typeof applicationLifecycle, ApplicationContext>(applicationLifecycle, {
    versions: (application, { actor }, now) => [
      actor.role === 'intern' ? asInternSees(application, now).version : application.version,
    ],
    stateOf,
    setState: (application, to) => (application.state = to),
    reasonAndNote: (request: ApplicationRequest) => ({ reason: reasonOf(request), note: noteOf(request) }),
    facts: async ({ unitOfWork, record, request }): Promise<ApplicationFacts> => {
      let sent: Promise<CleanCv> | null = null;
      return {
        internshipSummary: await this.internshipSummary(record.internshipId),
        wasBlind: isBlind(record),
        interviewAt: (request.kind === 'interview_cancellation' && record.interview?.startsAt) || null,
        cv: () => (sent ??= this.sentCv(unitOfWork, record, request)),
        hasReservedOpening: () => this.reservations.has(record.internshipId, record._id, unitOfWork),
      };
    },
    guards: { ...submissionGuards, ...decisionGuards },
    undoneFirst: ({ request, actor }) => {
      if (request.kind === 'rejection_sending') return null;
      return actor.actorKind === 'intern' ? unseenDecisionsUndo : supersededRejectionUndo;
    },
    effects: {
      to: {
        ...decisionEffects,
        interested: snapshotCandidate,
        submitted: (context) => this.submitted(context),
        finalist: ({ unitOfWork, record }) => this.reservations.release(record.internshipId, record._id, unitOfWork),
      },
      after: updateDerivedFields,
    },
    appendHistory,
    audit: ({ record, to, actor, facts }) =>
      to === 'shortlisted' && facts.wasBlind
        ? {
            caller: actor.caller ?? null,
            action: 'revealed',
            resource: 'applications',
            id: record._id.toHexString(),
            label: record.blindAlias,
            employerId: record.employerId.toHexString(),
            reasonCode: 'shortlisted',
          }
        : null,
    event: (context) => {
      const { record, to, facts } = context;
      return {
        ...applicationEventPayload(context),
        ...(facts.interviewAt && { interviewAt: facts.interviewAt, sequence: record.interviewSequence }),
        ...(to === 'interview' && record.interviewAt && { interviewAt: record.interviewAt.toISOString() }),
        ...(to === 'offered' && record.offerExpiresAt && { offerExpiresAt: record.offerExpiresAt.toISOString() }),
      };
    },
  });

  /** Changes and saves one application for nobody in particular; does nothing when it is gone. */
  changeAsSystem(
    id: ObjectId,
    body: (unitOfWork: UnitOfWork, application: ApplicationEntity) => Promise<void>,
  ): Promise<void> {
    return this.database.transaction(async (unitOfWork) => {
      const application = await unitOfWork.findOne(Application, { _id: id });
      if (application) await body(unitOfWork, application);
    });
  }

  /** Returns the internship's summary. @throws AppError NOT_FOUND, or the given code */
  async internshipSummary(internshipId: ObjectId, code: ErrorCode = 'NOT_FOUND'): Promise<InternshipSummary> {
    const summary = (await this.internships.summaries([internshipId])).get(internshipId.toHexString());
    if (!summary) throw new AppError(code);
    return summary;
  }

  private sentCv(
    unitOfWork: UnitOfWork,
    { internId }: ApplicationEntity,
    request: ApplicationRequest,
  ): Promise<CleanCv> {
    const submission = request.kind === 'submission' ? request.submission : null;
    if (!submission) throw new AppError('NOT_FOUND');
    return this.documents.cleanCv(unitOfWork, internId, objectId(submission.cvDocumentId));
  }

  /** Attaches the CV and freezes what was sent; what was written so far is no draft any more. */
  private async submitted(context: ApplicationContext): Promise<void> {
    const { unitOfWork, record, request, facts } = context;
    const submission = request.kind === 'submission' ? request.submission : null;
    if (!submission) return;
    record.cv = await facts.cv();
    record.cvDocumentId = objectId(submission.cvDocumentId);
    await this.documents.markInUse(unitOfWork, record.cvDocumentId, true);
    snapshotApplication(context);
    const { internId, internshipId } = record;
    await unitOfWork.nativeDelete(ApplicationDraft, { internId, internshipId });
  }
}
