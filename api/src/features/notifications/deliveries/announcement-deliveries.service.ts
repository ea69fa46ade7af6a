import {
  channels,
  notificationMessage,
  type AnnouncementReport,
  type Channel,
  type DeliveryReason,
  type DeliveryState,
  type Locale,
} from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import { ObjectId } from 'mongodb';
import { Clock } from '../../../platform/clock/clock.ts';
import { Database } from '../../../platform/database/database.service.ts';
import { Consents } from '../../accounts/index.ts';
import {
  Notification,
  NotificationPreference,
  SuppressedAddress,
  type NotificationRow,
} from '../notification.entity.ts';
import { PushSubscription } from '../push/push-subscription.entity.ts';
import { DeliveryEmails } from './delivery-emails.service.ts';
import { NotificationDelivery, type DeliveryRow } from './delivery.entity.ts';

/** What an announcement says to people of a language. */
export interface PreviewedAnnouncement {
  readonly title: string;
  readonly body: string;
  /** The language in which it is written, which may not be theirs. */
  readonly textLanguage: Locale;
  readonly link: string;
  readonly locale: Locale;
}

interface OutcomeCount {
  readonly _id: { readonly channel: Channel; readonly state: DeliveryState; readonly reason: DeliveryReason | null };
  readonly count: number;
}

/** Ids of people, by what they have chosen about announcements. Neither channel is used unless people turn it on. */
export interface AnnouncementChoices {
  readonly withoutInbox: readonly ObjectId[];
  readonly email: readonly ObjectId[];
  readonly push: readonly ObjectId[];
}

/** Returns the key by which each recipient has one notification of an announcement, however often it is sent. */
export const announcementKey = (announcementId: string): string => `announcement:${announcementId}`;

const waitingStates: readonly DeliveryState[] = ['pending', 'sending'];

/** What failed on a channel and is tried again: how many, and when the first of them. */
interface RetriedCount {
  readonly _id: Channel;
  readonly count: number;
  readonly nextTryAt: Date;
}

/** Deliveries of an announcement that failed: those that are tried again, and those that are not any more. */
export interface FailureCounts {
  readonly retried: number;
  readonly failed: number;
}

/**
 * Prepares the deliveries of an announcement, taken together: what they will say, what became of them, and their
 * withdrawal.
 */
@Injectable()
export class AnnouncementDeliveries {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly emails: DeliveryEmails,
    private readonly consents: Consents,
  ) {}

  private get rows() {
    return this.database.collection<DeliveryRow>(NotificationDelivery);
  }

  /** Sees to it that nothing is sent any more; what is being sent at this moment arrives. */
  async withdraw(dedupeKey: string): Promise<void> {
    const notificationFilter = { type: 'broadcast', dedupeKey } as const;
    const settled = { reason: 'cancelled', dueAt: null, content: null } as const;
    await this.rows.updateMany(
      { ...notificationFilter, state: 'pending' },
      { $set: { ...settled, state: 'suppressed' } },
    );
    const toBeTriedAgain = { ...notificationFilter, state: 'failed', dueAt: { $type: 'date' } } as const;
    await this.rows.updateMany(toBeTriedAgain, { $set: { ...settled, state: 'expired' } });
  }

  /** Counts what became of the deliveries, and how many people have read it in their inbox. */
  async outcome(dedupeKey: string): Promise<Omit<AnnouncementReport, 'recipients'>> {
    const notificationFilter = { type: 'broadcast', dedupeKey } as const;
    const inboxes = this.database.collection<NotificationRow>(Notification);
    const [counts, retried, opened] = await Promise.all([
      this.rows
        .aggregate<OutcomeCount>([
          { $match: notificationFilter },
          { $group: { _id: { channel: '$channel', state: '$state', reason: '$reason' }, count: { $sum: 1 } } },
        ])
        .toArray(),
      this.rows
        .aggregate<RetriedCount>([
          {
            $match: {
              ...notificationFilter,
              channel: { $in: ['push', 'email'] },
              state: 'failed',
              dueAt: { $type: 'date' },
            },
          },
          { $group: { _id: '$channel', count: { $sum: 1 }, nextTryAt: { $min: '$dueAt' } } },
        ])
        .toArray(),
      inboxes.countDocuments({ ...notificationFilter, readAt: { $ne: null } }),
    ]);
    const used = channels.filter((channel) => counts.some(({ _id }) => _id.channel === channel));
    return { opened, channels: used.map((channel) => channelOutcome(channel, counts, retried)) };
  }

  /** Returns who, by their choices, gets announcements by email and by push, and who gets none in their inbox. */
  async choices(): Promise<AnnouncementChoices> {
    const who = (channel: Channel, isWanted: boolean) =>
      this.database
        .collection<{ _id: ObjectId }>(NotificationPreference)
        .distinct('_id', { [`preferences.types.broadcast.${channel}`]: isWanted });
    const [withoutInbox, chosen, push, decisions] = await Promise.all([
      who('inapp', false),
      who('email', true),
      who('push', true),
      this.consents.allLastDecisions('broadcast_mail'),
    ]);
    /* Who has decided about that consent gets what they decided last; see `withConsent`. */
    const agreed = [...decisions].flatMap(([id, isGranted]) => (isGranted ? [new ObjectId(id)] : []));
    const email = [...agreed, ...chosen.filter((id) => !decisions.has(id.toHexString()))];
    const returned = this.database
      .collection<{ _id: ObjectId }>(SuppressedAddress)
      .distinct('_id', { _id: { $in: email }, reason: { $ne: null } });
    const devices = this.database
      .collection<{ userId: ObjectId }>(PushSubscription)
      .distinct('userId', { userId: { $in: push } });
    const suppressed = new Set((await returned).map(String));
    return { withoutInbox, email: email.filter((id) => !suppressed.has(id.toHexString())), push: await devices };
  }

  /** Counts what failed of some announcements, by their keys; those of which nothing did are left out. */
  async failures(dedupeKeys: readonly string[]): Promise<ReadonlyMap<string, FailureCounts>> {
    if (dedupeKeys.length === 0) return new Map();
    const ofAnnouncements = {
      type: 'broadcast',
      dedupeKey: { $in: [...dedupeKeys] },
      channel: { $in: ['push', 'email'] },
    } as const;
    const isRetried = { $cond: [{ $gt: ['$dueAt', null] }, 1, 0] };
    const counts = await this.rows
      .aggregate<{ _id: string; count: number; retried: number }>([
        { $match: { ...ofAnnouncements, state: 'failed' } },
        { $group: { _id: '$dedupeKey', count: { $sum: 1 }, retried: { $sum: isRetried } } },
      ])
      .toArray();
    return new Map(counts.map(({ _id, count, retried }) => [_id, { retried, failed: count - retried }]));
  }

  /** Returns the notification and the email of an announcement, by the templates of those that are sent. */
  async preview({ title, body, textLanguage, link, locale }: PreviewedAnnouncement) {
    const params = { title, textLanguage };
    const now = this.clock.now();
    const row: DeliveryRow = {
      _id: new ObjectId(),
      userId: new ObjectId(),
      dedupeKey: '',
      channel: 'email',
      type: 'broadcast',
      titleKey: 'announcement',
      params,
      link,
      mandatory: false,
      digest: false,
      content: { personalText: body, calendar: null },
      state: 'pending',
      reason: null,
      attempts: 0,
      interruptions: 0,
      dueAt: null,
      claimedBy: null,
      claimedUntil: null,
      lastTriedAt: null,
      lastError: null,
      sentAt: null,
      expiresAt: now,
      createdAt: now,
      hiddenUntil: null,
      deleteAt: now,
    };
    const account = { email: 'reader@example.org', role: 'intern' as const, locale, timeZone: 'UTC' };
    const { subject, text, html = '' } = this.emails.notification(row, account);
    return {
      inbox: { title: notificationMessage(row.titleKey, row.params, locale), body, link },
      email: { subject, text, html },
    };
  }
}

function channelOutcome(
  channel: Channel,
  counts: readonly OutcomeCount[],
  retriedCounts: readonly RetriedCount[],
): AnnouncementReport['channels'][number] {
  const retried = retriedCounts.find(({ _id }) => _id === channel);
  const outcomeCounts = counts.filter(({ _id }) => _id.channel === channel);
  const total = (matches: (state: DeliveryState) => boolean): number =>
    outcomeCounts.reduce((sum, { _id, count }) => (matches(_id.state) ? sum + count : sum), 0);
  const reasons = new Map<DeliveryReason, number>();
  for (const { _id, count } of outcomeCounts)
    if (_id.reason !== null && _id.state !== 'sent') reasons.set(_id.reason, (reasons.get(_id.reason) ?? 0) + count);
  return {
    channel,
    delivered: total((state) => state === 'sent'),
    waiting: total((state) => waitingStates.includes(state)) + (retried?.count ?? 0),
    nextTryAt: retried?.nextTryAt.toISOString() ?? null,
    suppressed: total((state) => state === 'suppressed'),
    failed: Math.max(0, total((state) => state === 'failed' || state === 'expired') - (retried?.count ?? 0)),
    reasons: [...reasons]
      .map(([reason, count]) => ({ reason, count }))
      .toSorted(
        (reasonCount, other) => other.count - reasonCount.count || reasonCount.reason.localeCompare(other.reason),
      ),
  };
}
