import { activeStates, applicationLifecycle, AppError } from '@prentice/contract';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ObjectId } from 'mongodb';
import { Database } from '../../platform/database/database.service.ts';
import { objectId } from '../../platform/database/ids.ts';
import { KeyedMutex } from '../../platform/database/keyed-mutex.ts';
import type { EventOf } from '../../platform/events/catalogue/event-catalogue.ts';
import { Events } from '../../platform/events/events.service.ts';
import { onEventInTransaction } from '../../platform/events/recorded-events.ts';
import { DocumentLibrary } from '../ports/document-library.port.ts';
import { InternshipDirectory } from '../ports/internship-directory.port.ts';
import { PersonalData } from '../ports/personal-data.port.ts';
import { PersonalRecords } from '../ports/personal-records.port.ts';
import { Application, type ApplicationRow } from './application.entity.ts';
import { ApplicationErasure } from './personal-data/application-erasure.ts';
import { ApplicationStatistics } from './statistics/application-statistics.ts';
import { ApplicationTransitions } from './application.transitions.ts';
import { asSeenByIntern } from './application-presenter.ts';
import { ApplicationDraftEntity, type ApplicationDraftRow } from './submission/application-draft.entity.ts';
import { ApplicationNote, type ApplicationNoteRow } from './team/application-note.entity.ts';

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

/** Reacts to events: updates statistics, releases documents, cancels, erases and exports applications. */
@Injectable()
export class ApplicationConsumers implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly mutex: KeyedMutex,
    private readonly transitions: ApplicationTransitions,
    private readonly figures: ApplicationStatistics,
    private readonly erasure: ApplicationErasure,
    private readonly documents: DocumentLibrary,
    private readonly internships: InternshipDirectory,
    private readonly personalData: PersonalData,
    private readonly personalRecords: PersonalRecords,
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
    this.events.on('applications.erasure', ['user.erased', 'data.erased'], (event) =>
      this.erasure.erase(objectId(event.payload.userId)),
    );
    onEventInTransaction(this.database, ['user.suspended', 'user.erased'], (unitOfWork, event) =>
      this.mutex.acquire(unitOfWork, applicantMutex, objectId(event.payload.userId)),
    );
    this.personalRecords.register('applications', (internId) => this.rows.distinct('_id', { internId }));
    this.personalData.register('applications', (userId) => this.export(userId));
    this.personalData.register('assessments', (userId) => this.assessments(userId));
    this.personalData.register('applicationDrafts', async (userId) =>
      this.internships.withInternshipNames(
        await this.database
          .collection<ApplicationDraftRow>(ApplicationDraftEntity)
          .find({ internId: userId })
          .toArray(),
      ),
    );
    this.personalData.register('applicationNotes', (userId) =>
      this.database.collection(ApplicationNote).find({ authorId: userId }).toArray(),
    );
  }

  /**
   * What the intern wrote and received, without what is not sent yet. What the company recorded is a section of its own.
   */
  private async export(internId: ObjectId): Promise<unknown> {
    const team = { rating: 0, tags: 0, noteCount: 0, match: 0, blindAlias: 0, revealedAt: 0 } as const;
    const hidden = { ...team, internState: 0, reminded: 0, nextReminderAt: 0 } as const;
    const rows = await this.rows.find({ internId }, { projection: hidden }).sort({ _id: 1 }).toArray();
    const named = await this.internships.withInternshipNames(rows);
    return named.map((row) => {
      const { held: _, heldUntil: __, ...seen } = asSeenByIntern(row);
      const events = row.events.filter((event) => event.visibleTo !== 'employer');
      return { ...seen, events: events.map(({ actorId: ___, ...event }) => event) };
    });
  }

  /** What companies recorded about the intern (Article 15 of the GDPR): by company, since the authors have rights too. */
  private async assessments(internId: ObjectId): Promise<unknown> {
    const projection = { internshipId: 1, rating: 1, tags: 1, match: 1, revealedAt: 1, blindAlias: 1 } as const;
    const rows = await this.rows.find({ internId }, { projection }).sort({ _id: 1 }).toArray();
    const notes = await this.database
      .collection<ApplicationNoteRow>(ApplicationNote)
      .find({ applicationId: { $in: rows.map(({ _id }) => _id) } }, { sort: { createdAt: 1, _id: 1 } })
      .toArray();
    const named = await this.internships.withInternshipNames(rows);
    return named.map((row) => ({
      ...row,
      notes: notes
        .filter(({ applicationId }) => applicationId.equals(row._id))
        .map(({ text, createdAt, updatedAt }) => ({ text, createdAt, updatedAt })),
    }));
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
