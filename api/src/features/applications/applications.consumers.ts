import { activeApplicationStates, applicationLifecycle, isActiveState } from '@prentice/contract';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database, type UnitOfWork } from '../../platform/database/database.service.ts';
import { objectId } from '../../platform/database/ids.ts';
import { KeyedMutex } from '../../platform/database/keyed-mutex.ts';
import type { EventAbout, EventHandlers, EventOf } from '../../platform/events/catalogue/event-catalogue.ts';
import { Events } from '../../platform/events/events.service.ts';
import { JobQueue } from '../../platform/jobs/job-queue.port.ts';
import { TransitionEngine } from '../../platform/transitions/transition-engine.service.ts';
import { DocumentLibrary } from '../documents/index.ts';
import { applicantMutex, Application, type ApplicationRow } from './application.entity.ts';
import { ApplicationMetrics } from './metrics/application-metrics.service.ts';
import { ApplicationTransitions } from './application.transitions.ts';

type ApplicationChange = EventAbout<'applicationId'>;
type TransitionEventName = (typeof applicationLifecycle.transitions)[number]['event'];

/** Returns handlers that have one function handle whatever changes what is counted and listed of an application. */
const onApplicationChanges = (handle: (event: ApplicationChange) => Promise<void>): EventHandlers =>
  ({
    'application.interested': handle,
    'application.submitted': handle,
    'application.viewed': handle,
    'application.shortlisted': handle,
    'application.shortlisting_undone': handle,
    'application.interview': handle,
    'application.interview_cancelled': handle,
    'application.interview_rescheduled': handle,
    'application.finalist': handle,
    'application.offered': handle,
    'application.offer_ended': handle,
    'application.accepted': handle,
    'application.declined': handle,
    'application.placed': handle,
    'application.completed': handle,
    'application.terminated': handle,
    'application.rejected': handle,
    'application.rejection_sent': handle,
    'application.rejection_undone': handle,
    'application.reconsidered': handle,
    'application.withdrawn': handle,
    'application.withdrawal_undone': handle,
    'application.closed_no_response': handle,
    'application.cancelled': handle,
    'application.response_reminder': handle,
  }) satisfies EventHandlers & Record<TransitionEventName, unknown>;

/** Reacts to events: updates metrics, releases documents, queues matches and cancels applications. */
@Injectable()
export class ApplicationConsumers implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly queue: JobQueue,
    private readonly mutex: KeyedMutex,
    private readonly engine: TransitionEngine,
    private readonly transitions: ApplicationTransitions,
    private readonly metrics: ApplicationMetrics,
    private readonly documents: DocumentLibrary,
  ) {}

  private get rows() {
    return this.database.collection<ApplicationRow>(Application);
  }

  onModuleInit(): void {
    const refreshEmployer = ({ payload }: EventAbout<'employerId'>) =>
      this.metrics.refreshEmployer(objectId(payload.employerId));
    const cancelLateArrival = (event: ApplicationChange) => this.cancelLateArrival(event);
    const lock = ({ payload }: EventAbout<'userId'>, unitOfWork: UnitOfWork) =>
      this.mutex.acquire(unitOfWork, applicantMutex, objectId(payload.userId));
    this.events.on(
      'applications.internship-metrics',
      onApplicationChanges(({ payload }) => this.metrics.refreshInternship(objectId(payload.internshipId))),
    );
    this.events.on('applications.employer-metrics', {
      ...onApplicationChanges(refreshEmployer),
      'employer.metrics_due': refreshEmployer,
    });
    this.events.on(
      'applications.documents',
      onApplicationChanges((event) => this.releaseDocument(event)),
    );
    this.events.on('applications.matches', {
      'application.submitted': async ({ payload: { applicationId } }) =>
        this.queue.add('matches', { applicationId }, { id: applicationId }),
    });
    this.events.on('applications.internship-removed', { 'internship.removed': (event) => this.cancelAll(event) });
    this.events.on('applications.late-submissions', {
      'application.interested': cancelLateArrival,
      'application.submitted': cancelLateArrival,
      'application.withdrawal_undone': cancelLateArrival,
    });
    this.events.onInTransaction({ 'user.suspended': lock, 'user.erased': lock });
  }

  /** Releases a document: one that no active application uses any more can be deleted again. */
  private async releaseDocument(event: ApplicationChange): Promise<void> {
    const _id = objectId(event.payload.applicationId);
    const row = await this.rows.findOne({ _id }, { projection: { cvDocumentId: 1, state: 1 } });
    const documentId = row?.cvDocumentId;
    if (!documentId || isActiveState(row.state)) return;
    await this.database.transaction(async (unitOfWork) => {
      const used = await unitOfWork.count(Application, {
        cvDocumentId: documentId,
        internState: { $in: [...activeApplicationStates] },
      });
      await this.documents.markInUse(unitOfWork, documentId, used > 0);
    });
  }

  /** Cancels an application that was being sent while its internship was removed. */
  private async cancelLateArrival(event: ApplicationChange): Promise<void> {
    const { state } = await this.transitions.internshipSummary(objectId(event.payload.internshipId));
    if (state === 'removed') await this.cancelAll(event);
  }

  /**
   * Cancels all active applications of an internship that was removed. The event of each is what notifies its
   * applicant.
   */
  private async cancelAll(event: ApplicationChange | EventOf<'internship.removed'>): Promise<void> {
    const internshipId = objectId(event.payload.internshipId);
    const rows = await this.rows
      .find({ internshipId, state: { $in: [...activeApplicationStates] } }, { projection: { _id: 1 } })
      .toArray();
    for (const { _id } of rows)
      await this.transitions.changeAsSystem(_id, async (unitOfWork, application) => {
        const transition = { kind: 'consequence', to: 'cancelled', reason: 'internship_removed' } as const;
        await this.engine.applyIfPossible(unitOfWork, this.transitions.definition, application, transition);
      });
  }
}
