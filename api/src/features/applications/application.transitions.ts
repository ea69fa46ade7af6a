import { applicationLifecycle, isBlind, AppError, type ApplicationState, type ErrorCode } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import { ObjectId } from 'mongodb';
import { Clock } from '../../platform/clock/clock.ts';
import { Database, type UnitOfWork } from '../../platform/database/database.service.ts';
import { objectId } from '../../platform/database/ids.ts';
import { defineTransitions, type TransitionActor } from '../../platform/transitions/define-transitions.ts';
import { DocumentLibrary, type CleanCv } from '../documents/index.ts';
import { InternshipLookup, type InternshipSummary } from '../internships/index.ts';
import {
  reasonCodeOf,
  applicationEffects,
  appendHistoryEntry,
  noteOf,
  reasonOf,
  snapshotApplication,
} from './application-effects.ts';
import { Application, type ApplicationEntity, ApplicationDraft } from './application.entity.ts';
import {
  applicationGuards,
  type ApplicationContext,
  type ApplicationFacts,
  type ApplicationRequest,
} from './application-guards.ts';
import { OpeningReservations } from './placement/opening-reservations.service.ts';

/** Returns what events of an application say about the application itself; ids are hex strings. */
export const applicationEventPayload = (application: ApplicationEntity, internshipSummary: InternshipSummary) => ({
  applicationId: application._id.toHexString(),
  internshipId: application.internshipId.toHexString(),
  employerId: application.employerId.toHexString(),
  internId: application.internId.toHexString(),
  title: internshipSummary.title ?? '',
  employerName: internshipSummary.employer.name,
  responseDueAt: application.responseDueAt?.toISOString() ?? null,
});

/**
 * What happened to an application: of the engine's transitions, and of what services record themselves, such as an
 * undo.
 */
interface TransitionSummary {
  readonly from: ApplicationState | null;
  readonly to: ApplicationState;
  readonly actor: TransitionActor;
  readonly reason: string | null;
}

/** The candidate, and an employer who takes a rejection back, continue from where the candidate has been all along. */
function stateOf(
  { pendingRejection, state, events }: ApplicationEntity,
  request: ApplicationRequest,
  { actorKind }: TransitionActor,
): ApplicationState | null {
  if (request.kind === 'submission' && events.length === 0) return null;
  return pendingRejection && (actorKind === 'intern' || request.to === 'shortlisted') ? pendingRejection.state : state;
}

function appendHistory({ record, from, to, actor, facts, reason, note, now }: ApplicationContext): void {
  const { actorKind: by, actorId } = actor;
  const visibleTo = to === 'rejected' ? ('employer' as const) : ('both' as const);
  const beside = { ...(note && { note }), ...(facts.interviewAt && { interviewAt: facts.interviewAt }) };
  appendHistoryEntry(record, { from, to, by, actorId, reason, ...beside, at: now, visibleTo });
}

/** The transitions of applications: the guards and effects of `applicationLifecycle`. */
@Injectable()
export class ApplicationTransitions {
  constructor(
    private readonly database: Database,
    private readonly internships: InternshipLookup,
    private readonly documents: DocumentLibrary,
    private readonly reservations: OpeningReservations,
    private readonly clock: Clock,
  ) {}

  /**
   * The machine: its guards are {@link applicationGuards}, its effects {@link applicationEffects} and two that need
   * services.
   */
  readonly definition = defineTransitions<typeof applicationLifecycle, ApplicationContext>(applicationLifecycle, {
    /** An intern's version is the one before a rejection that is not sent. */
    versions: ({ version, pendingRejection }, { actor }) => [
      version,
      actor.role === 'intern' ? pendingRejection?.version : undefined,
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
    guards: applicationGuards,
    effects: {
      ...applicationEffects,
      to: {
        ...applicationEffects.to,
        submitted: (context) => this.submitted(context),
        finalist: ({ unitOfWork, record }) => this.reservations.release(record.internshipId, record._id, unitOfWork),
      },
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
    event: ({ record, from, to, actor, facts, reason, now }) => ({
      ...this.payload(record, facts.internshipSummary, { from, to, actor, reason }),
      /* As in the history, where an email finds the step that it is about. */
      at: now.toISOString(),
      ...(facts.interviewAt && { interviewAt: facts.interviewAt, sequence: record.interviewSequence }),
      ...(to === 'interview' && record.interviewAt && { interviewAt: record.interviewAt.toISOString() }),
      ...(to === 'offered' && record.offerExpiresAt && { offerExpiresAt: record.offerExpiresAt.toISOString() }),
    }),
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

  /** Returns what an event says of what happened to an application; what people wrote stays in the record. */
  payload(
    application: ApplicationEntity,
    internshipSummary: InternshipSummary,
    { from, to, actor, reason }: TransitionSummary,
  ) {
    const occurredAt = this.clock.now().toISOString();
    const { actorKind, actorId } = actor;
    return {
      ...applicationEventPayload(application, internshipSummary),
      from,
      to,
      actorId,
      actorKind,
      reason: reasonCodeOf(reason),
      at: occurredAt,
    };
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

  /** The CV is attached, what was sent is frozen, and what was written so far is no draft any more. */
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
