import {
  channelUse,
  defaultPreferences,
  limits,
  notificationList,
  notificationTypes,
  notificationView,
  wantsChannel,
  type ListQuery,
  type NotificationType,
  type Page,
  type Preferences,
  type ViewOf,
} from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import { ObjectId, type Document, type Filter } from 'mongodb';
import type { Caller } from '../../platform/access/caller.ts';
import { AccessPolicy } from '../../platform/access/access-policy.service.ts';
import { Clock, DAY } from '../../platform/clock/clock.ts';
import { Database } from '../../platform/database/database.service.ts';
import { duplicateIndexes } from '../../platform/database/driver-error.ts';
import { objectId } from '../../platform/database/ids.ts';
import { readPage } from '../../platform/database/list-queries.ts';
import { project } from '../../platform/database/project.ts';
import { Events } from '../../platform/events/events.service.ts';
import { Records } from '../../platform/records/records.service.ts';
import { Consents } from '../accounts/index.ts';
import { CandidatesInNotifications } from './candidates-in-notifications.service.ts';
import { LiveDeadlines } from './live-deadlines.service.ts';
import {
  isShownBy,
  keyBeginsWith,
  Notification,
  NotificationPreference,
  type NotificationRow,
  type PreferenceRow,
} from './notification.entity.ts';
import { readUnreadFirst } from './unread-first.ts';

type NotificationView = ViewOf<typeof notificationView>;

/** What a consumer wants people to know. */
export interface NewNotification {
  readonly type: NotificationType;
  readonly titleKey: string;
  readonly params?: Record<string, string | number | null>;
  /** An internal path. */
  readonly link: string;
  readonly priority?: 'normal' | 'high';
  /** Until then its recipient does not see it; then it is as old as that. */
  readonly hiddenUntil?: Date;
  /** Whether it is read from the beginning. */
  readonly isRead?: boolean;
  /** The same key for the same user is one notification, however often it is sent. */
  readonly dedupeKey: string;
}

/**
 * Announcements come by email to those who have agreed to that policy: the consent is the choice, wherever it is made.
 */
const CONSENT = 'broadcast_mail';
const CONSENT_TYPE = 'broadcast';

/** Returns preferences with what was last decided about that consent, if anything was. */
function withConsent(preferences: Preferences, email: boolean | undefined): Preferences {
  if (email === undefined || email === wantsChannel(preferences, CONSENT_TYPE, 'email')) return preferences;
  const choice = {
    inapp: wantsChannel(preferences, CONSENT_TYPE, 'inapp'),
    push: wantsChannel(preferences, CONSENT_TYPE, 'push'),
    email,
  };
  return { ...preferences, types: { ...preferences.types, [CONSENT_TYPE]: choice } };
}

/** Writes people's notifications, and lets them read, mark and choose. */
@Injectable()
export class Notifications {
  constructor(
    private readonly database: Database,
    private readonly accessPolicy: AccessPolicy,
    private readonly records: Records,
    private readonly clock: Clock,
    private readonly events: Events,
    private readonly consents: Consents,
    private readonly candidates: CandidatesInNotifications,
    private readonly deadlines: LiveDeadlines,
  ) {}

  private get rows() {
    return this.database.collection<NotificationRow>(Notification);
  }

  private get preferences() {
    return this.database.collection<PreferenceRow>(NotificationPreference);
  }

  /** Puts a notification into the inboxes of those who want it, once each; `HiddenNotificationsJobs` tells of a hidden one. */
  async notify(
    recipients: readonly { readonly userId: string; readonly preferences: Preferences }[],
    notice: NewNotification,
  ): Promise<void> {
    const wanting = recipients.filter(({ preferences }) => wantsChannel(preferences, notice.type, 'inapp'));
    const rows = wanting.map(({ userId }) => this.row(userId, notice));
    if (rows.length === 0) return;
    await this.rows.insertMany(rows, { ordered: false }).catch(duplicateIndexes);
    if (!notice.hiddenUntil) await this.recordChange(wanting.map(({ userId }) => userId));
  }

  /**
   * Lets open pages of these people know that their inbox has changed. Not in the transaction of the change: a lost
   * event costs only the wait until the page asks by itself, and many inboxes change together.
   */
  async recordChange(userIds: readonly string[]): Promise<void> {
    if (userIds.length === 0) return;
    await this.database.transaction(async (unitOfWork) =>
      this.events.record(unitOfWork, { 'notifications.changed': { userIds } }),
    );
  }

  private row(
    userId: string,
    { params = {}, priority = 'normal', isRead = false, hiddenUntil, ...notice }: NewNotification,
  ): NotificationRow {
    const now = this.clock.now();
    const expiresAt = new Date(now.getTime() + limits.notificationDays * DAY);
    const generatedFields = {
      _id: new ObjectId(),
      userId: objectId(userId),
      readAt: isRead ? now : null,
      expiresAt,
      createdAt: hiddenUntil ?? now,
      hiddenUntil: hiddenUntil ?? null,
    };
    return { ...notice, ...generatedFields, params, priority };
  }

  /** Returns what people have chosen, or the defaults, by their ids. Two queries. */
  async preferencesByUser(userIds: readonly string[]): Promise<ReadonlyMap<string, Preferences>> {
    const ids = userIds.map(objectId);
    const [rows, consents] = await Promise.all([
      this.preferences.find({ _id: { $in: ids } }).toArray(),
      this.consents.lastDecisions(ids, CONSENT),
    ]);
    const preferencesById = new Map(
      rows.map((row) => [row._id.toHexString(), { ...defaultPreferences, ...row.preferences }]),
    );
    return new Map(
      userIds.map((id) => [id, withConsent(preferencesById.get(id) ?? defaultPreferences, consents.get(id))]),
    );
  }

  /** Has a notification lead elsewhere, for these people. */
  async relink(userIds: readonly string[], dedupeKey: string, link: string): Promise<void> {
    await this.rows.updateMany({ userId: { $in: userIds.map(objectId) }, dedupeKey }, { $set: { link } });
    await this.recordChange([...userIds]);
  }

  /** Shows these people now what is hidden of notifications whose keys begin so. */
  async show(userIds: readonly string[], keyPrefix: string): Promise<void> {
    const now = this.clock.now();
    const hidden = { userId: { $in: userIds.map(objectId) }, ...keyBeginsWith(keyPrefix), hiddenUntil: { $gt: now } };
    await this.rows.updateMany(hidden, { $set: { createdAt: now, hiddenUntil: null } });
  }

  /** Removes unread notifications whose keys begin so. @returns those of these people who have read one */
  async retract(userIds: readonly string[], keyPrefix: string): Promise<ReadonlySet<string>> {
    const filter = { userId: { $in: userIds.map(objectId) }, ...keyBeginsWith(keyPrefix) };
    const unread = { ...filter, readAt: null };
    const ownerIds = await this.rows.distinct('userId', { ...unread, ...isShownBy(this.clock.now()) });
    await this.rows.deleteMany(unread);
    await this.recordChange(ownerIds.map((userId) => userId.toHexString()));
    const read = await this.rows.find(filter, { projection: { userId: 1 } }).toArray();
    return new Set(read.map(({ userId }) => userId.toHexString()));
  }

  /** Marks as read what these people have not read of the notifications that match. */
  async markReadBy(userIds: readonly string[], which: Filter<NotificationRow>): Promise<void> {
    const unread = { ...which, userId: { $in: userIds.map(objectId) }, readAt: null };
    const { modifiedCount } = await this.rows.updateMany(unread, { $set: { readAt: this.clock.now() } });
    if (modifiedCount > 0) await this.recordChange(userIds);
  }

  /** Returns whether somebody has read a notification in the inbox. */
  async isRead({ userId, dedupeKey }: Pick<NotificationRow, 'userId' | 'dedupeKey'>): Promise<boolean> {
    return (await this.rows.countDocuments({ userId, dedupeKey, readAt: { $ne: null } })) > 0;
  }

  /** Returns all notifications of a person, for the export of their data. */
  allReceived(userId: ObjectId): Promise<unknown> {
    const projection = { _id: 0, type: 1, titleKey: 1, params: 1, link: 1, readAt: 1, createdAt: 1 } as const;
    return this.rows
      .find({ userId, ...isShownBy(this.clock.now()) }, { projection, sort: { createdAt: 1, _id: 1 } })
      .toArray();
  }

  /** Returns a person's preferences, or null when they kept the defaults. */
  async chosenPreferences(userId: ObjectId): Promise<unknown> {
    return (await this.preferences.findOne({ _id: userId }))?.preferences ?? null;
  }

  /** Removes a person's notifications and preferences. */
  async deleteAll(userId: string): Promise<void> {
    await this.rows.deleteMany({ userId: objectId(userId) });
    await this.preferences.deleteOne({ _id: objectId(userId) });
  }

  async list(caller: Caller, query: ListQuery): Promise<Page<NotificationView>> {
    const scope = this.ownShown(caller, 'read');
    const deadlines = query.filters['deadlines'] ? await this.deadlines.condition(scope) : {};
    const custom = {
      unread: (unread: boolean) => ({ readAt: unread ? null : { $ne: null } }),
      deadlines: () => deadlines,
    };
    const fields = [...notificationView.fields, 'userId'];
    const read = (part: ListQuery): Promise<Page<NotificationRow>> =>
      readPage(this.database.collection(Notification), {
        listSchema: notificationList,
        query: part,
        scope,
        fields,
        custom,
      });
    const page = query.sort.name === 'unread' ? await readUnreadFirst(query, read) : await read(query);
    const items = await this.candidates.name(page.items);
    return { items: items.map((row) => project(notificationView, row)), total: page.total };
  }

  /** Counts the caller's unread notifications; those about one application, which inboxes show in one row, once. */
  async unread(caller: Caller): Promise<number> {
    const row = { $cond: [{ $ifNull: ['$params.applicationId', false] }, '$link', '$_id'] };
    const [counted] = await this.database
      .collection(Notification)
      .aggregate<{ count: number }>([
        { $match: { $and: [this.ownShown(caller, 'read'), { readAt: null }] } },
        { $group: { _id: row } },
        { $count: 'count' },
      ])
      .toArray();
    return counted?.count ?? 0;
  }

  async markRead(caller: Caller, id: string): Promise<NotificationView> {
    const row = await this.records.read(caller, 'update', Notification, id);
    const readAt = row.readAt ?? this.clock.now();
    const { modifiedCount } = await this.rows.updateOne({ _id: row._id, readAt: null }, { $set: { readAt } });
    if (modifiedCount > 0) await this.recordChange([row.userId.toHexString()]);
    const [item = row] = await this.candidates.name([row]);
    return project(notificationView, { ...item, readAt });
  }

  /** @returns how many, and the instant by which they are told apart when this is undone */
  async markAllRead(caller: Caller): Promise<{ count: number; readAt: string }> {
    const readAt = this.clock.now();
    const count = await this.changeOwn(caller, { readAt: null }, readAt);
    return { count, readAt: readAt.toISOString() };
  }

  async undoMarkAllRead(caller: Caller, readAt: string): Promise<{ count: number }> {
    return { count: await this.changeOwn(caller, { readAt: new Date(readAt) }, null) };
  }

  /** Marks some as read or as unread. Ids of others are passed over. */
  async markMany(caller: Caller, { ids, read }: { ids: readonly string[]; read: boolean }): Promise<{ count: number }> {
    const filter = { _id: { $in: ids.map(objectId) }, readAt: read ? null : { $ne: null } };
    return { count: await this.changeOwn(caller, filter, read ? this.clock.now() : null) };
  }

  /** Returns the condition on the caller's own notifications, without those that are hidden for now. */
  private ownShown({ ability }: Caller, action: 'read' | 'update'): Filter<Document> {
    return { $and: [this.accessPolicy.filterFor(ability, action, 'Notification'), isShownBy(this.clock.now())] };
  }

  /** Sets when those of the caller's own notifications were read that match. @returns how many */
  private async changeOwn(caller: Caller, which: Filter<Document>, readAt: Date | null): Promise<number> {
    const { modifiedCount } = await this.database
      .collection(Notification)
      .updateMany({ $and: [this.ownShown(caller, 'update'), which] }, { $set: { readAt } });
    if (modifiedCount > 0 && caller.actor.id) await this.recordChange([caller.actor.id]);
    return modifiedCount;
  }

  async preferencesOf(userId: string): Promise<Preferences> {
    return (await this.preferencesByUser([userId])).get(userId) ?? defaultPreferences;
  }

  /** Saves choices; what cannot be switched off in the application stays on. Emails of announcements are a consent. */
  async savePreferences(userId: string, preferences: Preferences): Promise<Preferences> {
    const types = { ...preferences.types };
    for (const type of notificationTypes) {
      const choice = types[type];
      if (choice && channelUse(type, 'inapp') === 'always') types[type] = { ...choice, inapp: true };
    }
    const saved = { ...preferences, types };
    await this.consents.decide(objectId(userId), CONSENT, wantsChannel(saved, CONSENT_TYPE, 'email'));
    const set = { $set: { preferences: saved, updatedAt: this.clock.now() } };
    await this.preferences.updateOne({ _id: objectId(userId) }, set, { upsert: true });
    return saved;
  }
}
