import { activeStates, applicationLifecycle, AppError } from '@prentice/contract';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/database.service.ts';
import { objectId } from '../../platform/database/ids.ts';
import { KeyedMutex } from '../../platform/database/keyed-mutex.ts';
import type { EventOf } from '../../platform/events/catalogue/event-catalogue.ts';
import { Events } from '../../platform/events/events.service.ts';
import { onEventInTransaction } from '../../platform/events/recorded-events.ts';
import { DocumentLibrary } from '../documents/index.ts';
import { Application, type ApplicationRow } from './application.entity.ts';
import { ApplicationStatistics } from './statistics/application-statistics.ts';
import { ApplicationTransitions } from './application.transitions.ts';

const changes = [
  ...new Set(applicationLifecycle.transitions.map((move) => move.event)),
  'application.rejection_sent',
  'application.rejection_undone',
  'application.shortlisting_undone',
  'application.response_reminder',
] as const;
type ApplicationChange = EventOf<(typeof changes)[number]>;
/** The mutex of an intern that every application locks, and whatever ends the account: see `admissionMutex`. */
export const applicantMutex = 'applicant';

/** Reacts to events: updates statistics, releases documents and cancels applications. */
@Injectable()
export class ApplicationConsumers implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly mutex: KeyedMutex,
    private readonly transitions: ApplicationTransitions,
    private readonly figures: ApplicationStatistics,
    private readonly documents: DocumentLibrary,
  ) {}

  private get rows() {
    return this.database.collection<ApplicationRow>(Application);
  }

  onModuleInit(): void {
    this.events.on('applications.internship-figures', changes, (event) =>
      this.figures.refreshInternship(objectId(event.payload.internshipId)),
    );
    this.events.on('applications.employer-figures', [...changes, 'employer.figures_due'], (event) =>
      this.figures.refreshEmployer(objectId(event.payload.employerId)),
    );
    this.events.on('applications.documents', changes, (event) => this.releaseDocument(event));
    this.events.on('applications.internship-removed', ['internship.removed'], (event) => this.cancelAll(event));
    this.events.on('applications.came-late', ['application.interested', 'application.submitted'], (event) =>
      this.cancelLateArrival(event),
    );
    onEventInTransaction(this.database, ['user.suspended', 'user.erased'], (unitOfWork, event) =>
      this.mutex.acquire(unitOfWork, applicantMutex, objectId(event.payload.userId)),
    );
  }

  /** A document that no active application uses any more can be deleted again. */
  private async releaseDocument(event: ApplicationChange): Promise<void> {
    const _id = objectId(event.payload.applicationId);
    const row = await this.rows.findOne({ _id }, { projection: { cvDocumentId: 1, state: 1 } });
    const documentId = row?.cvDocumentId;
    const isActive = (state: ApplicationRow['state']) => activeStates.some((active) => active === state);
    if (!documentId || isActive(row.state)) return;
    await this.database.transaction(async (unitOfWork) => {
      const used = await unitOfWork.count(Application, {
        cvDocumentId: documentId,
        internState: { $in: [...activeStates] },
      });
      await this.documents.markInUse(unitOfWork, documentId, used > 0);
    });
  }

  /** What was on its way when its internship was taken down is cancelled with the rest. */
  private async cancelLateArrival(event: ApplicationChange): Promise<void> {
    const { state } = await this.transitions.card(objectId(event.payload.internshipId));
    if (state === 'removed') await this.cancelAll(event);
  }

  /** Cancels all active applications of an internship that was removed, and notifies each applicant. */
  private async cancelAll(event: ApplicationChange | EventOf<'internship.removed'>): Promise<void> {
    const internshipId = objectId(event.payload.internshipId);
    const rows = await this.rows
      .find({ internshipId, state: { $in: [...activeStates] } }, { projection: { _id: 1 } })
      .toArray();
    for (const { _id } of rows)
      await this.transitions.changeAsSystem(_id, async (unitOfWork, application) => {
        const move = { to: 'cancelled' as const, reason: 'internship_removed' };
        await this.transitions
          .applyAsSystem(unitOfWork, application, move)
          .catch((error: unknown) => ignoreTransitionNotAllowed(error));
      });
  }
}

/** Ignores applications that have ended in the meantime. */
function ignoreTransitionNotAllowed(error: unknown): void {
  if (!(error instanceof AppError) || error.code !== 'TRANSITION_NOT_ALLOWED') throw error;
}
