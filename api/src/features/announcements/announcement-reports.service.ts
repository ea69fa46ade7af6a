import {
  announcementAudience,
  announcementMissing,
  AppError,
  INBOX_PATH,
  textFor,
  textLanguageFor,
  type AnnouncementCreate,
  type AnnouncementLanguage,
  type AnnouncementReport,
} from '@prentice/contract';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ObjectId } from 'mongodb';
import { userIdOf, type Caller } from '../../platform/access/caller.ts';
import { Clock, DAY } from '../../platform/clock/clock.ts';
import { Database } from '../../platform/database/database.service.ts';
import { JobScheduler } from '../../platform/jobs/job-scheduler.service.ts';
import { Records } from '../../platform/records/records.service.ts';
import { AnnouncementDeliveries, announcementKey, NotificationDispatch } from '../notifications/index.ts';
import { Announcement, type AnnouncementRow } from './announcement.entity.ts';

/** Days for which deliveries are counted; they are deleted a little later, and the last figures stay. */
const COUNTED_DAYS = 170;

/** What is sent to its author as a test, and by which channels besides the inbox. */
type Test = Previewed & Pick<AnnouncementCreate, 'email' | 'push'>;

type Previewed = Pick<AnnouncementCreate, 'en' | 'de' | 'link'> & { readonly language: AnnouncementLanguage };

/** Returns the figures as they were last counted; at first none said what is tried again. */
function storedReport({ report }: AnnouncementRow): AnnouncementReport | null {
  if (!report) return null;
  return { ...report, channels: report.channels.map((channel) => ({ ...channel, nextTryAt: null })) };
}

/** Shows what recipients get before an announcement is sent, and what became of it afterwards. */
@Injectable()
export class AnnouncementReports implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly jobs: JobScheduler,
    private readonly records: Records,
    private readonly deliveries: AnnouncementDeliveries,
    private readonly dispatch: NotificationDispatch,
  ) {}

  onModuleInit(): void {
    this.jobs.schedule('announcements.reports', DAY, () => this.storeAllReports());
  }

  /** Returns the notification and the email as a recipient of a language gets them. */
  async preview({ language, link, ...texts }: Previewed) {
    const textLanguage = textLanguageFor(texts, language);
    return this.deliveries.preview({
      ...texts[textLanguage],
      textLanguage,
      link: link ?? INBOX_PATH,
      locale: language,
    });
  }

  /**
   * Sends the notification to the caller, and the email where that channel is chosen, whatever they get otherwise; a push only
   * where they want those of announcements. It counts for no week.
   * @throws AppError VALIDATION_FAILED when the text is too short to be sent
   */
  async sendTest(caller: Caller, { language, link, en, de, ...chosen }: Test): Promise<void> {
    const missing = announcementMissing({
      en,
      de,
      audience: announcementAudience.parse({ groups: ['administrator'] }),
    });
    if (missing.length > 0) throw new AppError('VALIDATION_FAILED', {}, missing);
    const { title, body } = textFor({ en, de }, language);
    const test = {
      type: 'broadcast' as const,
      titleKey: 'announcement' as const,
      params: { title: `[Test] ${title}` },
      text: body,
      link: link ?? INBOX_PATH,
      dedupeKey: `announcement-test:${new ObjectId().toHexString()}`,
      email: 'always' as const,
      channels: ['inapp' as const, ...(['email', 'push'] as const).filter((channel) => chosen[channel])],
    };
    await this.dispatch.send([userIdOf(caller.actor).toHexString()], test, async () => ({
      personalText: body,
      calendar: null,
    }));
  }

  /** @throws AppError NOT_FOUND */
  async read(caller: Caller, id: string): Promise<AnnouncementReport> {
    const announcement = await this.records.read(caller, 'read', Announcement, id);
    return (!this.isCounted(announcement) && storedReport(announcement)) || this.count(announcement);
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
