import { defaultPreferences } from '@prentice/contract';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { ObjectId } from 'mongodb';
import { DAY, MINUTE } from '../../platform/clock/clock.ts';
import { Database } from '../../platform/database/database.service.ts';
import { isDuplicateKeyError } from '../../platform/database/driver-error.ts';
import { objectId } from '../../platform/database/ids.ts';
import { Events } from '../../platform/events/events.service.ts';
import { JobScheduler } from '../../platform/jobs/job-scheduler.service.ts';
import { Accounts } from '../accounts/index.ts';
import { DueResponses } from '../applications/index.ts';
import { MembershipService } from '../members/index.ts';
import { lastMorning } from './deliveries/local-time.ts';
import { ResponseReminder } from './notification.entity.ts';
import { Notifications } from './notifications.service.ts';

interface ResponseReminderRow {
  _id: ObjectId;
  remindedUntil: Date;
}

/** Somebody whose morning has come. */
interface Reminded {
  readonly userId: string;
  readonly employerId: string;
  /** Of what came to a reminder in between. */
  readonly after: Date;
  readonly until: Date;
}

/** How far back a morning looks for somebody who was never reminded, or after a downtime. */
const LOOKBACK = 3 * DAY;
/** Companies that are looked at together. */
const COMPANIES = 100;
/** Applications that one reminder lists; the rest is a number. */
const LISTED = 50;

/**
 * Reminds those of a company who may decide of the applications that have come to 50, 80 or 100 % of the response time: once a day,
 * in the morning where the person is, all of them together.
 */
@Injectable()
export class ResponseReminders implements OnModuleInit {
  private readonly logger = new Logger('ResponseReminders');

  constructor(
    private readonly database: Database,
    private readonly jobs: JobScheduler,
    private readonly events: Events,
    private readonly accounts: Accounts,
    private readonly members: MembershipService,
    private readonly responses: DueResponses,
    private readonly notifications: Notifications,
  ) {}

  private get rows() {
    return this.database.collection<ResponseReminderRow>(ResponseReminder);
  }

  onModuleInit(): void {
    this.jobs.schedule('notifications.response-reminders', 5 * MINUTE, (now) => this.remindAll(now));
  }

  /** Forgets when somebody was reminded. */
  async delete(userId: string): Promise<void> {
    await this.rows.deleteOne({ _id: objectId(userId) });
  }

  private async remindAll(now: Date): Promise<void> {
    const employerIds = await this.responses.employersSince(new Date(now.getTime() - LOOKBACK));
    for (let from = 0; from < employerIds.length; from += COMPANIES)
      for (const person of await this.peopleToRemind(employerIds.slice(from, from + COMPANIES), now))
        await this.remind(person).catch((error: unknown) => this.logger.error({ err: error, user: person.userId }));
  }

  /** Returns who of these companies may decide and has had a morning since they were last reminded. Four queries. */
  private async peopleToRemind(employerIds: readonly ObjectId[], now: Date): Promise<readonly Reminded[]> {
    const members = await this.members.membersOf(employerIds, ['owner', 'recruiter']);
    const ids = members.map(({ userId }) => objectId(userId));
    const [accounts, preferences, found] = await Promise.all([
      this.accounts.summaries(ids),
      this.notifications.preferencesByUser(members.map(({ userId }) => userId)),
      this.rows.find({ _id: { $in: ids } }).toArray(),
    ]);
    const remindedUntil = new Map(found.map((row) => [row._id.toHexString(), row.remindedUntil]));
    const earliest = new Date(now.getTime() - LOOKBACK);
    return members.flatMap(({ userId, employerId }) => {
      const account = accounts.get(userId);
      if (account?.status !== 'active') return [];
      const until = lastMorning(preferences.get(userId) ?? defaultPreferences, account.timeZone, now);
      const last = remindedUntil.get(userId) ?? earliest;
      const after = last < earliest ? earliest : last;
      return until > after ? [{ userId, employerId, after, until }] : [];
    });
  }

  /** Says once what somebody is to be reminded of on a morning, together with up to when that was said. */
  private async remind({ userId, employerId, after, until }: Reminded): Promise<void> {
    const due = await this.responses.find(objectId(employerId), after, until);
    const [first] = due;
    const _id = objectId(userId);
    try {
      await this.database.transaction(async (unitOfWork) => {
        const set = { $set: { remindedUntil: until } };
        const options = { ...this.database.sessionOptions(unitOfWork), upsert: true };
        await this.rows.updateOne({ _id, remindedUntil: { $lt: until } }, set, options);
        if (!first) return;
        this.events.record(unitOfWork, {
          'employer.responses_due': {
            employerId,
            userId,
            title: first.title,
            responseDueAt: first.dueAt,
            count: due.length,
            overdue: due.filter(({ dueAt }) => dueAt <= until.toISOString()).length,
            due: due.slice(0, LISTED),
          },
        });
      });
    } catch (error) {
      /* Another process was first. */
      if (!isDuplicateKeyError(error)) throw error;
    }
  }
}
