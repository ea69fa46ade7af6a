import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ObjectId } from 'mongodb';
import { countsByDay } from '../../platform/database/daily-counts.ts';
import { Database } from '../../platform/database/database.service.ts';
import type { EventOf } from '../../platform/events/catalogue/event-catalogue.ts';
import { Events } from '../../platform/events/events.service.ts';
import { Accounts } from '../ports/accounts.port.ts';
import { DashboardMetrics } from '../ports/dashboard-metrics.port.ts';
import { InternshipDirectory } from '../ports/internship-directory.port.ts';
import { PersonalData } from '../ports/personal-data.port.ts';
import { PersonalRecords } from '../ports/personal-records.port.ts';
import { ProfileSummaries } from '../ports/profile-summaries.port.ts';
import { Bookmark, InternProfile, SavedSearch, type BookmarkRow, type InternRow } from './intern.entity.ts';

// prettier-ignore
const accountEvents = [
  'user.created', 'user.suspended', 'user.reinstated', 'user.verified', 'account.email_changed',
] as const;

/** Keeps profiles in step with their accounts, erases them, and gives sign-in and export their parts. */
@Injectable()
export class InternConsumers implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly internships: InternshipDirectory,
    private readonly personalData: PersonalData,
    private readonly personalRecords: PersonalRecords,
    private readonly summaries: ProfileSummaries,
    private readonly metrics: DashboardMetrics,
  ) {}

  private get rows() {
    return this.database.collection<InternRow>(InternProfile);
  }

  onModuleInit(): void {
    this.events.on('interns.account-copy', accountEvents, (event) => this.copyAccount(event));
    this.events.on('interns.erasure', ['data.erased'], (event) => this.erase(event));
    this.events.on('interns.cv-gone', ['document.deleted'], (event) => this.forgetCv(event));
    this.personalRecords.register('interns', (userId) => this.rows.distinct('_id', { userId }));
    this.personalData.register('profile', (userId) => this.rows.findOne({ userId }));
    this.personalData.register('bookmarks', async (userId) =>
      this.internships.withInternshipNames(
        await this.database.collection<BookmarkRow>(Bookmark).find({ userId }).toArray(),
      ),
    );
    this.personalData.register('savedSearches', (userId) =>
      this.database.collection(SavedSearch).find({ userId }).toArray(),
    );
    const profiles = this.database.collection(InternProfile);
    this.metrics.activity.set('interns', (period) => countsByDay(profiles, 'createdAt', period));
    this.metrics.totals.set('interns', () => this.rows.countDocuments({}));
    this.summaries.register('intern', async (actor) => {
      const row = actor.id ? await this.rows.findOne({ userId: new ObjectId(actor.id) }) : null;
      return {
        kind: 'intern',
        profileId: row?._id.toHexString() ?? null,
        firstName: row?.firstName ?? null,
        lastName: row?.lastName ?? null,
        completeness: row?.completeness ?? 0,
        defaultCvId: row?.defaultCvId?.toHexString() ?? null,
      };
    });
  }

  private async copyAccount(event: EventOf<(typeof accountEvents)[number]>): Promise<void> {
    const userId = new ObjectId(event.payload.userId);
    const account = (await this.accounts.summaries([userId])).get(userId.toHexString());
    if (account) await this.rows.updateOne({ userId }, { $set: { email: account.email, status: account.status } });
  }

  private async forgetCv(event: EventOf<'document.deleted'>): Promise<void> {
    const defaultCvId = new ObjectId(event.payload.documentId);
    await this.rows.updateOne({ defaultCvId }, { $set: { defaultCvId: null }, $inc: { completeness: -15 } });
  }

  private async erase(event: EventOf<'data.erased'>): Promise<void> {
    const userId = new ObjectId(event.payload.userId);
    await this.rows.deleteOne({ userId });
    await this.database.collection(Bookmark).deleteMany({ userId });
    await this.database.collection(SavedSearch).deleteMany({ userId });
  }
}
