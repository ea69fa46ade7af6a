import { activeStates, applicationLifecycle, Refusal } from '@prentice/contract';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ObjectId } from 'mongodb';
import { Database } from '../../platform/database/database.service.ts';
import { objectId } from '../../platform/database/ids.ts';
import { Turns } from '../../platform/database/turns.ts';
import type { EventOf } from '../../platform/events/catalogue/event-catalogue.ts';
import { Events } from '../../platform/events/events.service.ts';
import { withEvents } from '../../platform/events/saved.events.ts';
import { systemActor } from '../../platform/transitions/define-transitions.ts';
import { DocumentLibrary } from '../ports/document-library.port.ts';
import { InternshipDirectory } from '../ports/internship-directory.port.ts';
import { PersonalData } from '../ports/personal-data.port.ts';
import { PersonalRecords } from '../ports/personal-records.port.ts';
import { Application, type ApplicationRow } from './application.entity.ts';
import { ApplicationErasure } from './application.erasure.ts';
import { ApplicationFigures } from './application.figures.ts';
import { ApplicationTransitions } from './application.transitions.ts';
import { asInternSees } from './application.presenter.ts';
import { Draft, type DraftRow } from './draft.entity.ts';
import { ApplicationNote, type NoteRow } from './note.entity.ts';

const changes = [
  ...new Set(applicationLifecycle.transitions.map((move) => move.event)),
  'application.rejection_sent',
  'application.rejection_undone',
  'application.shortlisting_undone',
  'application.response_reminder',
] as const;
type Change = EventOf<(typeof changes)[number]>;
/** The turn of an intern that every application takes, and whatever ends the account: see `admissionTurn`. */
export const applyingTurn = 'applications';

/** What applications do when something happened: figures, documents set free, cancellations, erasure, export. */
@Injectable()
export class ApplicationConsumers implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly turns: Turns,
    private readonly transitions: ApplicationTransitions,
    private readonly figures: ApplicationFigures,
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
    this.events.on('applications.documents', changes, (event) => this.freeDocument(event));
    this.events.on('applications.internship-removed', ['internship.removed'], (event) => this.cancelAll(event));
    this.events.on('applications.came-late', ['application.interested', 'application.submitted'], (event) =>
      this.cancelLate(event),
    );
    this.events.on('applications.erasure', ['user.erased', 'data.erased'], (event) =>
      this.erasure.erase(objectId(event.payload.userId)),
    );
    withEvents(this.database, ['user.suspended', 'user.erased'], (work, event) =>
      this.turns.take(work, applyingTurn, objectId(event.payload.userId)),
    );
    this.personalRecords.register('applications', (internId) => this.rows.distinct('_id', { internId }));
    this.personalData.register('applications', (userId) => this.export(userId));
    this.personalData.register('assessments', (userId) => this.assessments(userId));
    this.personalData.register('applicationDrafts', async (userId) =>
      this.internships.named(await this.database.collection<DraftRow>(Draft).find({ internId: userId }).toArray()),
    );
    this.personalData.register('applicationNotes', (userId) =>
      this.database.collection(ApplicationNote).find({ authorId: userId }).toArray(),
    );
  }

  /**
   * What the intern wrote and was told, without what is not sent yet. What the company thinks of it is a section of its own.
   */
  private async export(internId: ObjectId): Promise<unknown> {
    const team = { rating: 0, tags: 0, noteCount: 0, match: 0, blindAlias: 0, revealedAt: 0 } as const;
    const hidden = { ...team, internState: 0, reminded: 0, nextReminderAt: 0 } as const;
    const rows = await this.rows.find({ internId }, { projection: hidden }).sort({ _id: 1 }).toArray();
    const named = await this.internships.named(rows);
    return named.map((row) => {
      const { held: _, heldUntil: __, ...seen } = asInternSees(row);
      const events = row.events.filter((event) => event.visibleTo !== 'employer');
      return { ...seen, events: events.map(({ actorId: ___, ...event }) => event) };
    });
  }

  /** What companies recorded about the intern (Article 15 of the GDPR): by company, since the authors have rights too. */
  private async assessments(internId: ObjectId): Promise<unknown> {
    const projection = { internshipId: 1, rating: 1, tags: 1, match: 1, revealedAt: 1, blindAlias: 1 } as const;
    const rows = await this.rows.find({ internId }, { projection }).sort({ _id: 1 }).toArray();
    const notes = await this.database
      .collection<NoteRow>(ApplicationNote)
      .find({ applicationId: { $in: rows.map(({ _id }) => _id) } }, { sort: { createdAt: 1, _id: 1 } })
      .toArray();
    const named = await this.internships.named(rows);
    return named.map((row) => ({
      ...row,
      notes: notes
        .filter(({ applicationId }) => applicationId.equals(row._id))
        .map(({ text, createdAt, updatedAt }) => ({ text, createdAt, updatedAt })),
    }));
  }

  /** A document that no active application uses any more can be deleted again. */
  private async freeDocument(event: Change): Promise<void> {
    const _id = objectId(event.payload.applicationId);
    const row = await this.rows.findOne({ _id }, { projection: { cvDocumentId: 1, state: 1 } });
    const documentId = row?.cvDocumentId;
    const isActive = (state: ApplicationRow['state']) => activeStates.some((active) => active === state);
    if (!documentId || isActive(row.state)) return;
    await this.database.transaction(async (work) => {
      const used = await work.count(Application, { cvDocumentId: documentId, internState: { $in: [...activeStates] } });
      await this.documents.markInUse(work, documentId, used > 0);
    });
  }

  /** What was on its way when its internship was taken down is cancelled with the rest. */
  private async cancelLate(event: Change): Promise<void> {
    const { state } = await this.transitions.card(objectId(event.payload.internshipId));
    if (state === 'removed') await this.cancelAll(event);
  }

  /** An internship that was taken down takes its active applications with it; each is told. */
  private async cancelAll(event: Change | EventOf<'internship.removed'>): Promise<void> {
    const internshipId = objectId(event.payload.internshipId);
    const rows = await this.rows
      .find({ internshipId, state: { $in: [...activeStates] } }, { projection: { _id: 1 } })
      .toArray();
    for (const { _id } of rows)
      await this.transitions.change(_id, async (work, application) => {
        const move = { to: 'cancelled' as const, reason: 'internship_removed' };
        await this.transitions
          .apply(work, application, move, systemActor)
          .catch((error: unknown) => ignoreEnded(error));
      });
  }
}

/** It ended in another way in the meantime: nothing is left to cancel. */
function ignoreEnded(error: unknown): void {
  if (!(error instanceof Refusal) || error.code !== 'TRANSITION_NOT_ALLOWED') throw error;
}
