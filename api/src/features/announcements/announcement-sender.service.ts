import { INBOX_PATH, textLanguageFor, writtenLanguages } from '@prentice/contract';
import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { ObjectId } from 'mongodb';
import { Clock, MINUTE } from '../../platform/clock/clock.ts';
import { Database } from '../../platform/database/database.service.ts';
import { forEachDocument } from '../../platform/database/document-batches.ts';
import { CoalescingRunner } from '../../platform/database/serial-queue.ts';
import { Events } from '../../platform/events/events.service.ts';
import { JobQueue } from '../../platform/jobs/job-queue.port.ts';
import { JobScheduler } from '../../platform/jobs/job-scheduler.service.ts';
import { TransitionEngine } from '../../platform/transitions/transition-engine.service.ts';
import { AnnouncementDeliveries, announcementKey, NotificationDispatch } from '../notifications/index.ts';
import { AnnouncementAudiences, type AudienceMember } from './announcement-audiences.service.ts';
import { Announcement, type AnnouncementRow } from './announcement.entity.ts';
import { announcementPayload, AnnouncementTransitions } from './announcement.transitions.ts';

/** People who are reached before the cursor is saved. */
const BATCH = 500;
/**
 * How long a process has what it claimed; claimed anew with each batch. What a dead process left is taken on after it.
 */
const CLAIM_MS = 2 * MINUTE;

/**
 * Sends announcements, batch by batch in the order of accounts. A batch that is repeated after a crash reaches nobody
 * twice, since a notification has one delivery for each person and channel; the cursor behind it sees to it that nobody
 * is passed over.
 */
@Injectable()
export class AnnouncementSender implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger('Announcements');
  private readonly runner = new CoalescingRunner();
  private stopped = false;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly queue: JobQueue,
    private readonly jobs: JobScheduler,
    private readonly engine: TransitionEngine,
    private readonly transitions: AnnouncementTransitions,
    private readonly events: Events,
    private readonly audiences: AnnouncementAudiences,
    private readonly dispatch: NotificationDispatch,
    private readonly deliveries: AnnouncementDeliveries,
  ) {}

  private get rows() {
    return this.database.collection<AnnouncementRow>(Announcement);
  }

  onModuleInit(): void {
    this.queue.process('announcements', () => this.sendDue());
    this.jobs.schedule('announcements.sending', MINUTE, () => this.sendDue());
    this.events.on('announcements.cancellation', {
      'announcement.cancelled': ({ payload }) => this.deliveries.withdraw(announcementKey(payload.announcementId)),
    });
  }

  /** Ends after the batch that is under way; another process goes on behind it. */
  onModuleDestroy(): void {
    this.stopped = true;
  }

  /** Starts what is due, and sends until nothing is left that no other process sends. */
  sendDue(): Promise<void> {
    return this.runner.run('', () => this.sendAllDue());
  }

  private async sendAllDue(): Promise<void> {
    await this.startDue(this.clock.now());
    await this.withdrawAbandoned();
    while (!this.stopped) {
      const announcement = await this.claim();
      if (!announcement) return;
      await this.send(announcement);
    }
  }

  private startDue(now: Date): Promise<void> {
    const due = this.rows.find({ state: 'scheduled', sendAt: { $lte: now } }, { projection: { _id: 1 } });
    return forEachDocument(
      due,
      ({ _id }) =>
        this.database.transaction(async (unitOfWork) => {
          const announcement = await unitOfWork.findOne(Announcement, { _id });
          if (!announcement?.sendAt || announcement.sendAt > now) return;
          await this.engine.applyIfPossible(unitOfWork, this.transitions.definition, announcement, { to: 'sending' });
        }),
      (error, { _id }) => this.logger.error({ err: error, announcement: _id.toHexString() }),
    );
  }

  /**
   * Withdraws what was prepared for a cancelled announcement: a process that ended in the middle of a batch may have
   * left deliveries of what was cancelled at the same time.
   */
  private async withdrawAbandoned(): Promise<void> {
    const abandoned = { state: 'cancelled', claimedUntil: { $lte: this.clock.now() } } as const;
    for await (const { _id } of this.rows.find(abandoned)) await this.settleCancelled(_id);
  }

  private async settleCancelled(_id: ObjectId): Promise<void> {
    await this.deliveries.withdraw(announcementKey(_id.toHexString()));
    await this.rows.updateOne({ _id, state: 'cancelled' }, { $set: { claimedBy: null, claimedUntil: null } });
  }

  private nextClaimEnd(): Date {
    return new Date(this.clock.now().getTime() + CLAIM_MS);
  }

  private claim(): Promise<AnnouncementRow | null> {
    const free = { $or: [{ claimedUntil: null }, { claimedUntil: { $lte: this.clock.now() } }] };
    const claim = { claimedBy: new ObjectId().toHexString(), claimedUntil: this.nextClaimEnd() };
    return this.rows.findOneAndUpdate(
      { state: 'sending', ...free },
      { $set: claim },
      { sort: { startedAt: 1 }, returnDocument: 'after' },
    );
  }

  private async send(announcement: AnnouncementRow): Promise<void> {
    const { _id, audience, startedAt, claimedBy } = announcement;
    const claimFilter = { _id, state: 'sending', claimedBy } as const;
    const filter = await this.audiences.filterFor(audience, startedAt ?? this.clock.now());
    let cursor = announcement.cursor ?? null;
    for (;;) {
      if (this.stopped)
        return void (await this.rows.updateOne(claimFilter, { $set: { claimedBy: null, claimedUntil: null } }));
      const people = await this.audiences.next(filter, cursor, BATCH);
      const last = people.at(-1);
      if (!last) return this.recordSent(announcement);
      await this.sendBatch(announcement, people);
      cursor = last._id;
      const progress = { $set: { cursor, claimedUntil: this.nextClaimEnd() }, $inc: { processed: people.length } };
      const { modifiedCount } = await this.rows.updateOne(claimFilter, progress);
      /* It was cancelled, or another process has it after a pause of this one. */
      if (modifiedCount === 0) return this.endCancelled(announcement, people.length);
      await this.recordProgress(announcement);
    }
  }

  /**
   * Ends what was cancelled meanwhile, and counts the batch that was under way: those people have it in their inbox. What
   * another process has claimed since then counts there.
   */
  private async endCancelled(announcement: AnnouncementRow, reached: number): Promise<void> {
    const { _id, claimedBy } = announcement;
    const ownCancelled = { _id, state: 'cancelled', claimedBy } as const;
    await this.rows.updateOne(ownCancelled, { $inc: { processed: reached } });
    const current = await this.rows.findOne({ _id }, { projection: { state: 1 } });
    if (current?.state !== 'cancelled') return;
    await this.settleCancelled(_id);
    await this.recordProgress(announcement);
  }

  private async sendBatch(announcement: AnnouncementRow, people: readonly AudienceMember[]): Promise<void> {
    const { _id, link, email, push } = announcement;
    const byLocale = Map.groupBy(people, ({ locale }) => locale);
    for (const [locale, readers] of byLocale) {
      const textLanguage = textLanguageFor(announcement, locale);
      const { title, body } = announcement[textLanguage];
      const [otherLanguage] = writtenLanguages(announcement).filter((language) => language !== textLanguage);
      const other = otherLanguage && announcement[otherLanguage];
      await this.dispatch.send(
        readers.map((reader) => reader._id.toHexString()),
        {
          type: 'broadcast',
          titleKey: 'announcement',
          params: { title, textLanguage, ...(other && { otherTitle: other.title }) },
          text: body,
          ...(other && { otherText: other.body }),
          link: link ?? INBOX_PATH,
          dedupeKey: announcementKey(_id.toHexString()),
          email,
          channels: push ? ['inapp', 'push', 'email'] : ['inapp', 'email'],
        },
        async () => ({ personalText: body, calendar: null }),
      );
    }
  }

  /**
   * Records how far the sending has come. Open pages follow it. Not in the transaction of the batch: a lost one costs a
   * moment.
   */
  private async recordProgress(announcement: AnnouncementRow): Promise<void> {
    const progressed = announcementPayload(announcement, null, this.clock.now());
    await this.database.transaction(async (unitOfWork) =>
      this.events.record(unitOfWork, { 'announcement.progressed': progressed }),
    );
  }

  private recordSent({ _id, claimedBy }: AnnouncementRow): Promise<void> {
    return this.database.transaction(async (unitOfWork) => {
      const announcement = await unitOfWork.findOne(Announcement, { _id });
      if (!announcement || announcement.claimedBy !== claimedBy) return;
      await this.engine.applyIfPossible(unitOfWork, this.transitions.definition, announcement, { to: 'sent' });
    });
  }
}
