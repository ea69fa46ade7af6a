import {
  textFor,
  type AnnouncementCreate,
  type AnnouncementLanguage,
  type AnnouncementReport,
} from '@prentice/contract';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Caller } from '../../platform/access/caller.ts';
import { Clock, DAY } from '../../platform/clock/clock.ts';
import { Database } from '../../platform/database/database.service.ts';
import { JobScheduler } from '../../platform/jobs/job-scheduler.service.ts';
import { Records } from '../../platform/records/records.service.ts';
import { AnnouncementDeliveries, announcementKey } from '../notifications/index.ts';
import { Announcement, type AnnouncementRow } from './announcement.entity.ts';

/** Days for which deliveries are counted; they are deleted a little later, and the last figures stay. */
const COUNTED_DAYS = 170;

type Previewed = Pick<AnnouncementCreate, 'en' | 'de' | 'link'> & { readonly language: AnnouncementLanguage };

/** Shows what recipients get before an announcement is sent, and what became of it afterwards. */
@Injectable()
export class AnnouncementReports implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly jobs: JobScheduler,
    private readonly records: Records,
    private readonly deliveries: AnnouncementDeliveries,
  ) {}

  onModuleInit(): void {
    this.jobs.schedule('announcements.reports', DAY, () => this.storeAllReports());
  }

  /** Returns the notification and the email as a recipient of a language gets them. */
  async preview({ language, link, ...texts }: Previewed) {
    const { title, body } = textFor(texts, language);
    return this.deliveries.preview({ title, body, link: link ?? '/dashboard/notifications', locale: language });
  }

  /** @throws AppError NOT_FOUND */
  async read(caller: Caller, id: string): Promise<AnnouncementReport> {
    const announcement = await this.records.read(caller, 'read', Announcement, id);
    return (!this.isCounted(announcement) && announcement.report) || this.count(announcement);
  }

  private get countedSince(): Date {
    return new Date(this.clock.now().getTime() - COUNTED_DAYS * DAY);
  }

  private isCounted({ endedAt }: AnnouncementRow): boolean {
    return !endedAt || endedAt > this.countedSince;
  }

  private async count({ _id, processed }: AnnouncementRow): Promise<AnnouncementReport> {
    return { recipients: processed, ...(await this.deliveries.outcome(announcementKey(_id.toHexString()))) };
  }

  /** Keeps the figures of what ended in the last months. */
  private async storeAllReports(): Promise<void> {
    const rows = this.database.collection<AnnouncementRow>(Announcement);
    for await (const announcement of rows.find({ endedAt: { $gt: this.countedSince } }))
      await rows.updateOne({ _id: announcement._id }, { $set: { report: await this.count(announcement) } });
  }
}
