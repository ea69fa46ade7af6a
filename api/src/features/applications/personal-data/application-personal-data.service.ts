import { replaceMentions } from '@prentice/contract';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ObjectId } from 'mongodb';
import { Clock } from '../../../platform/clock/clock.ts';
import { Database } from '../../../platform/database/database.service.ts';
import { objectId } from '../../../platform/database/ids.ts';
import type { EventAbout } from '../../../platform/events/catalogue/event-catalogue.ts';
import { Events } from '../../../platform/events/events.service.ts';
import type { PersonalDataSource } from '../../accounts/index.ts';
import { InternshipLookup } from '../../internships/index.ts';
import {
  Application,
  type ApplicationRow,
  ApplicationDraft,
  type ApplicationDraftRow,
  ApplicationNote,
  type ApplicationNoteRow,
} from '../application.entity.ts';
import { asInternSees, unseenShortlistingAt } from '../application-presenter.ts';
import { ApplicationErasure } from './application-erasure.service.ts';

/** Exports and erases applications, drafts and what companies recorded. */
@Injectable()
export class ApplicationPersonalData implements PersonalDataSource, OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly erasure: ApplicationErasure,
    private readonly internships: InternshipLookup,
    private readonly clock: Clock,
  ) {}

  private get rows() {
    return this.database.collection<ApplicationRow>(Application);
  }

  onModuleInit(): void {
    const erase = ({ payload }: EventAbout<'userId'>) => this.erasure.erase(objectId(payload.userId));
    this.events.on('applications.erasure', { 'user.erased': erase, 'data.erased': erase });
  }

  readonly recordsAbout = { applications: (internId: ObjectId) => this.rows.distinct('_id', { internId }) };
  readonly exportSections = {
    applications: (userId: ObjectId) => this.export(userId),
    assessments: (userId: ObjectId) => this.assessments(userId),
    applicationDrafts: async (userId: ObjectId) =>
      this.internships.withInternshipNames(
        await this.database.collection<ApplicationDraftRow>(ApplicationDraft).find({ internId: userId }).toArray(),
      ),
    applicationNotes: (userId: ObjectId) =>
      this.database.collection(ApplicationNote).find({ authorId: userId }).toArray(),
  };

  /**
   * Exports what the intern wrote and received, without what is not sent yet. What the company recorded is a section of
   * its own.
   */
  private async export(internId: ObjectId): Promise<unknown> {
    const team = { rating: 0, tags: 0, noteCount: 0, match: 0, blindAlias: 0, revealedAt: 0 } as const;
    const hidden = { ...team, internState: 0, reminderCount: 0, nextReminderAt: 0, remindedAt: 0 } as const;
    const rows = await this.rows.find({ internId }, { projection: hidden }).sort({ _id: 1 }).toArray();
    const named = await this.internships.withInternshipNames(rows);
    const now = this.clock.now();
    return named.map((row) => {
      const { pendingRejection: _, rejectionDueAt: __, ...seen } = asInternSees(row, now);
      return { ...seen, events: seen.events.map(({ actorId: ___, ...entry }) => entry) };
    });
  }

  /**
   * Exports what companies recorded about the intern (Article 15 of the GDPR): by company, since the authors have
   * rights too. A name that a shortlisting has revealed is not told before the shortlisting.
   */
  private async assessments(internId: ObjectId): Promise<unknown> {
    const now = this.clock.now();
    const content = { internshipId: 1, rating: 1, tags: 1, match: 1, revealedAt: 1, blindAlias: 1 } as const;
    const projection = { ...content, state: 1, events: 1, pendingRejection: 1 } as const;
    const stored = await this.rows.find({ internId }, { projection }).sort({ _id: 1 }).toArray();
    const rows = stored.map((application) => {
      const { state: _, events: __, pendingRejection: ___, revealedAt, ...row } = application;
      const isTold = revealedAt?.getTime() !== unseenShortlistingAt(application, now)?.getTime();
      return { ...row, revealedAt: isTold ? revealedAt : null };
    });
    const notes = await this.database
      .collection<ApplicationNoteRow>(ApplicationNote)
      .find({ applicationId: { $in: rows.map(({ _id }) => _id) } }, { sort: { createdAt: 1, _id: 1 } })
      .toArray();
    const named = await this.internships.withInternshipNames(rows);
    return named.map((row) => ({
      ...row,
      notes: notes
        .filter(({ applicationId }) => applicationId.equals(row._id))
        .map(({ text, createdAt, updatedAt }) => ({
          text: replaceMentions(text, () => '@…'),
          createdAt,
          updatedAt,
        })),
    }));
  }
}
