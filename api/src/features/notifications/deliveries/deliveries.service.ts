import {
  channels,
  deliveryList,
  deliveryViews,
  limits,
  type Channel,
  type ListQuery,
  type NotificationTitleKey,
  type NotificationType,
  type Page,
  type Preferences,
  type ViewOf,
} from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import { ObjectId } from 'mongodb';
import { AccessPolicy } from '../../../platform/access/access-policy.service.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import { Clock, DAY } from '../../../platform/clock/clock.ts';
import { Database } from '../../../platform/database/database.service.ts';
import { duplicateIndexes } from '../../../platform/database/driver-error.ts';
import { objectId } from '../../../platform/database/ids.ts';
import { readPage } from '../../../platform/database/list-queries.ts';
import { project } from '../../../platform/database/project.ts';
import { Accounts, type AccountSummary } from '../../accounts/index.ts';
import {
  NEVER_SHOWN,
  NotificationDelivery,
  type DeliveryContent,
  type DeliveryRow,
  type NotificationParams,
} from './delivery.entity.ts';
import { isShownBy, keyBeginsWith } from '../notification.entity.ts';
import { decideDelivery, emailUseFor, type DeliveryDecision, type EmailUse } from './delivery-policy.ts';
import { nextDigest } from './local-time.ts';
import { noPushes, PushLimits, type PushUseToday } from '../push/push-limits.service.ts';

/** Days after which a push or an email is of no use any more; a summary also waits for its day of the week. */
const DELIVERY_DAYS = 3;
const DIGEST_DAYS = 14;

/** A notification, as it goes to people on their channels. */
export interface DeliverableNotification {
  readonly type: NotificationType;
  readonly titleKey: NotificationTitleKey;
  readonly params: NotificationParams;
  readonly link: string;
  readonly dedupeKey: string;
  readonly email: EmailUse;
  /** The channels that are used at all; those of the type without it. */
  readonly channels?: readonly Channel[];
  /** Nothing but the inbox has it before. */
  readonly notBefore?: Date;
  /** Until then its recipient sees nothing of it. */
  readonly hiddenUntil?: Date;
}

/** Somebody who is notified, with what they have chosen. */
export interface Recipient {
  readonly account: AccountSummary;
  readonly preferences: Preferences;
}

/** Returns the condition on deliveries of notifications whose keys begin so, to these people. */
const ofPeople = (userIds: readonly string[], keyPrefix: string) => ({
  userId: { $in: userIds.map(objectId) },
  ...keyBeginsWith(keyPrefix),
});

/** Creates deliveries of notifications, one for each person and channel, and shows people theirs. */
@Injectable()
export class Deliveries {
  constructor(
    private readonly database: Database,
    private readonly accessPolicy: AccessPolicy,
    private readonly clock: Clock,
    private readonly accounts: Accounts,
    private readonly pushLimits: PushLimits,
  ) {}

  private get rows() {
    return this.database.collection<DeliveryRow>(NotificationDelivery);
  }

  /**
   * Creates the deliveries of a notification; those that exist are left as they are.
   * @param contentOf called when something is sent at once
   * @returns how many are to be sent now
   */
  async create(
    recipients: readonly Recipient[],
    notification: DeliverableNotification,
    contentOf: () => Promise<DeliveryContent | null>,
  ): Promise<number> {
    const use = await this.pushLimits.useToday(recipients, notification.type);
    const rows = recipients.flatMap((recipient) => this.rowsFor(recipient, notification, use));
    const sendable = rows.filter(({ state, digest }) => state === 'pending' && !digest);
    const emails = sendable.filter(({ channel }) => channel === 'email');
    const content = emails.length > 0 ? await contentOf() : null;
    for (const row of emails) row.content = content;
    if (rows.length > 0) await this.rows.insertMany(rows, { ordered: false }).catch(duplicateIndexes);
    return sendable.length;
  }

  private rowsFor(
    recipient: Recipient,
    deliverable: DeliverableNotification,
    use: ReadonlyMap<string, PushUseToday>,
  ): DeliveryRow[] {
    const present = this.clock.now();
    const now = deliverable.notBefore && deliverable.notBefore > present ? deliverable.notBefore : present;
    const notification = {
      ...deliverable,
      email: emailUseFor(deliverable.email, deliverable.type, recipient.preferences),
    };
    return (notification.channels ?? channels).flatMap((channel) => {
      const { type, email } = notification;
      const { status, timeZone } = recipient.account;
      const decision = decideDelivery({
        channel,
        type,
        email,
        timeZone,
        now,
        preferences: recipient.preferences,
        suspended: status === 'suspended',
        ...(use.get(recipient.account.id) ?? noPushes),
      });
      return decision ? [this.row(recipient, notification, channel, decision)] : [];
    });
  }

  /** Creates the delivery of a push that somebody sends themselves; whatever they have chosen does not apply. */
  async createTest(account: AccountSummary, devices: number): Promise<ViewOf<(typeof deliveryViews)['own']>> {
    const test = {
      type: 'test' as const,
      titleKey: 'push.test' as const,
      params: {},
      link: '/test-notifications',
      dedupeKey: `test:${new ObjectId().toHexString()}`,
      email: false,
    };
    const decision: DeliveryDecision =
      devices > 0 ? { state: 'pending', dueAt: this.clock.now() } : { state: 'suppressed', reason: 'no_device' };
    const row = this.row({ account }, test, 'push', decision);
    await this.rows.insertOne(row);
    return project(deliveryViews.own, row);
  }

  private row(
    { account }: Pick<Recipient, 'account'>,
    { email, type, titleKey, params, link, dedupeKey, hiddenUntil }: DeliverableNotification,
    channel: Channel,
    decision: DeliveryDecision,
  ): DeliveryRow {
    const now = this.clock.now();
    const digest = channel === 'email' && email === 'digest';
    return {
      _id: new ObjectId(),
      userId: objectId(account.id),
      dedupeKey,
      channel,
      type,
      titleKey,
      params,
      link,
      digest,
      mandatory: channel === 'email' && email === 'always',
      content: null,
      state: decision.state,
      reason: 'reason' in decision ? decision.reason : null,
      attempts: 0,
      interruptions: 0,
      dueAt: 'dueAt' in decision ? decision.dueAt : null,
      claimedBy: null,
      claimedUntil: null,
      lastTriedAt: null,
      lastError: null,
      sentAt: decision.state === 'sent' ? now : null,
      expiresAt: new Date(now.getTime() + (digest ? DIGEST_DAYS : DELIVERY_DAYS) * DAY),
      createdAt: hiddenUntil ?? now,
      hiddenUntil: hiddenUntil ?? null,
      deleteAt: new Date(now.getTime() + limits.notificationDays * DAY),
    };
  }

  /**
   * Moves what waits for somebody's email summary to when they want it now; when they want none, it is settled next.
   */
  async rescheduleDigest(userId: string, preferences: Preferences): Promise<void> {
    const account = (await this.accounts.summaries([objectId(userId)])).get(userId);
    if (!account) return;
    const now = this.clock.now();
    const dueAt = nextDigest(preferences, account.timeZone, now) ?? now;
    await this.rows.updateMany(
      { userId: objectId(userId), digest: true, state: 'pending', dueAt: { $type: 'date' } },
      { $set: { dueAt } },
    );
  }

  async list(caller: Caller, query: ListQuery): Promise<Page<ViewOf<(typeof deliveryViews)['own']>>> {
    const mayRead = this.accessPolicy.filterFor(caller.ability, 'read', 'Notification');
    const page = await readPage<DeliveryRow>(this.database.collection(NotificationDelivery), {
      listSchema: deliveryList,
      query,
      scope: { $and: [mayRead, isShownBy(this.clock.now())] },
      fields: deliveryViews.own.fields,
    });
    return { items: page.items.map((row) => project(deliveryViews.own, row)), total: page.total };
  }

  /** Withdraws what waits of notifications whose keys begin so. */
  async withdraw(userIds: readonly string[], keyPrefix: string, reason: 'undone' | 'superseded'): Promise<void> {
    const waiting = { ...ofPeople(userIds, keyPrefix), state: 'pending' } as const;
    await this.rows.updateMany(waiting, { $set: { state: 'suppressed', reason, dueAt: null, content: null } });
  }

  /** Shows these people now what is hidden of notifications whose keys begin so. */
  async show(userIds: readonly string[], keyPrefix: string): Promise<void> {
    const now = this.clock.now();
    const hidden = { ...ofPeople(userIds, keyPrefix), hiddenUntil: { $gt: now } };
    await this.rows.updateMany(hidden, { $set: { createdAt: now, hiddenUntil: null } });
  }

  /**
   * Withdraws what was undone; people never see what was hidden from them until it could be undone no more, unless it
   * has been sent meanwhile.
   * @returns those of these people to whom something was sent before
   */
  async retract(userIds: readonly string[], keyPrefix: string): Promise<ReadonlySet<string>> {
    await this.withdraw(userIds, keyPrefix, 'undone');
    const filter = ofPeople(userIds, keyPrefix);
    const unsent = { $or: [{ channel: 'inapp' as const }, { state: 'suppressed' as const }] };
    await this.rows.updateMany(
      { ...filter, ...unsent, hiddenUntil: { $type: 'date' } },
      { $set: { hiddenUntil: NEVER_SHOWN } },
    );
    const used = { ...filter, channel: { $ne: 'inapp' as const }, state: { $ne: 'suppressed' as const } };
    const rows = await this.rows.find(used, { projection: { userId: 1 } }).toArray();
    return new Set(rows.map(({ userId }) => userId.toHexString()));
  }

  /** Has the deliveries of a notification lead elsewhere, for these people. */
  async relink(userIds: readonly string[], dedupeKey: string, link: string): Promise<void> {
    await this.rows.updateMany({ userId: { $in: userIds.map(objectId) }, dedupeKey }, { $set: { link } });
  }

  /** Returns what was sent to a person, for the export of their data. */
  allSent(userId: ObjectId): Promise<unknown> {
    const projection = {
      _id: 0,
      type: 1,
      titleKey: 1,
      params: 1,
      channel: 1,
      state: 1,
      reason: 1,
      sentAt: 1,
      createdAt: 1,
    } as const;
    const shownTo = { userId, ...isShownBy(this.clock.now()) };
    return this.rows.find(shownTo, { projection, sort: { createdAt: 1, _id: 1 } }).toArray();
  }

  /** Removes everything about what was sent to a person, or is to be sent. */
  async deleteAll(userId: string): Promise<void> {
    await this.rows.deleteMany({ userId: objectId(userId) });
  }
}
