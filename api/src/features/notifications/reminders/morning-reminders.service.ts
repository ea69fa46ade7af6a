import { defaultPreferences } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import { DAY } from '../../../platform/clock/clock.ts';
import { Database } from '../../../platform/database/database.service.ts';
import { isDuplicateKeyError } from '../../../platform/database/driver-error.ts';
import { objectId } from '../../../platform/database/ids.ts';
import type { EventPayloads } from '../../../platform/events/catalogue/event-catalogue.ts';
import { Events } from '../../../platform/events/events.service.ts';
import type { AccountSummary } from '../../accounts/index.ts';
import { lastMorning } from '../deliveries/local-time.ts';
import { MorningReminder, type ReminderRow } from '../notification.entity.ts';
import { Notifications } from '../notifications.service.ts';

/** A morning of somebody, on which they were not reminded yet. */
export interface Morning {
  readonly userId: string;
  /** Of what came to a reminder in between. */
  readonly after: Date;
  readonly until: Date;
}

/** How far back a morning looks for somebody who was never reminded, or after a downtime. */
export const LOOKBACK_MS = 3 * DAY;

/**
 * Knows up to which morning people were reminded, so that each is reminded once a day, in the morning where they are.
 */
@Injectable()
export class MorningReminders {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly notifications: Notifications,
  ) {}

  private get rows() {
    return this.database.collection<ReminderRow>(MorningReminder);
  }

  /** Returns the mornings of those who are active and have had one since they were last reminded. Three queries. */
  async findDue(accounts: readonly AccountSummary[], now: Date): Promise<readonly Morning[]> {
    const active = accounts.filter(({ status }) => status === 'active');
    const [preferences, reminders] = await Promise.all([
      this.notifications.preferencesByUser(active.map(({ id }) => id)),
      this.rows.find({ _id: { $in: active.map(({ id }) => objectId(id)) } }).toArray(),
    ]);
    const remindedUntil = new Map(reminders.map((row) => [row._id.toHexString(), row.remindedUntil]));
    const earliest = new Date(now.getTime() - LOOKBACK_MS);
    return active.flatMap(({ id: userId, timeZone }) => {
      const until = lastMorning(preferences.get(userId) ?? defaultPreferences, timeZone, now);
      const last = remindedUntil.get(userId) ?? earliest;
      const after = last < earliest ? earliest : last;
      return until > after ? [{ userId, after, until }] : [];
    });
  }

  /** Says once what somebody is to be reminded of on a morning, together with up to when that was said. */
  async remind({ userId, until }: Morning, payloads: EventPayloads): Promise<void> {
    const _id = objectId(userId);
    try {
      await this.database.transaction(async (unitOfWork) => {
        const set = { $set: { remindedUntil: until } };
        const options = { ...this.database.sessionOptions(unitOfWork), upsert: true };
        await this.rows.updateOne({ _id, remindedUntil: { $lt: until } }, set, options);
        this.events.record(unitOfWork, payloads);
      });
    } catch (error) {
      /* Another process was first. */
      if (!isDuplicateKeyError(error)) throw error;
    }
  }

  /** Forgets when somebody was reminded. */
  async delete(userId: string): Promise<void> {
    await this.rows.deleteOne({ _id: objectId(userId) });
  }
}
