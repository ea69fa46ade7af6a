import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { ObjectId } from 'mongodb';
import type {
  Channel,
  DeliveryReason,
  DeliveryState,
  Interview,
  NotificationTitleKey,
  NotificationType,
  Offer,
  RejectionCode,
} from '@prentice/contract';
import type { CollectionDefinition } from '../../../platform/database/collection-definition.ts';
import type { CalendarAttachment } from '../../../platform/email/email-sender.port.ts';

export type NotificationParams = Record<string, string | number | null>;

/** What an email contains besides its message; kept only until it is sent. */
export interface DeliveryContent {
  /** Paragraphs that somebody wrote. */
  readonly personalText: string;
  /** The company that wrote them. */
  readonly author?: string;
  readonly calendar: CalendarAttachment | null;
  /** When and where an interview takes place. */
  readonly interview?: Interview;
  /** What is offered. */
  readonly offer?: Offer;
  /** Why an application was rejected, and the field of work in which there may be other internships. */
  readonly rejection?: { readonly code: RejectionCode; readonly category: string | null };
  /** Why a company was not verified yet, and by when it answers or from when it can try again. */
  readonly verification?: {
    readonly reasonCodes: readonly string[];
    readonly answerBy?: string;
    readonly retryFrom?: string;
  };
  /** Applications that await an answer, the first due first. */
  readonly due?: readonly {
    readonly applicationId: string;
    readonly title: string;
    readonly dueAt: string;
  }[];
}

export const NotificationDelivery = defineEntity({
  name: 'NotificationDelivery',
  tableName: 'notification-deliveries',
  properties: {
    _id: p.type(ObjectId).primary(),
    userId: p.type(ObjectId),
    /** The notification's; with the person and the channel it is one delivery, however often its event is processed. */
    dedupeKey: p.string(),
    channel: p.string().$type<Channel>(),
    type: p.string().$type<NotificationType>(),
    titleKey: p.string(),
    params: p.json<NotificationParams>(),
    link: p.string(),
    /** Sent whatever people have chosen, and also to those who are suspended. */
    mandatory: p.boolean(),
    digest: p.boolean(),
    content: p.json<DeliveryContent>().nullable(),
    state: p.string().$type<DeliveryState>(),
    reason: p.string().$type<DeliveryReason>().nullable(),
    attempts: p.integer(),
    /** Attempts of which nobody knows whether they succeeded, since the process ended. */
    interruptions: p.integer(),
    /** When it may be tried; null while it is being sent and when it is not tried any more. */
    dueAt: p.datetime().$type<Date>().nullable(),
    /** Who sends it, and until when others leave it alone. */
    claimedBy: p.string().nullable(),
    claimedUntil: p.datetime().$type<Date>().nullable(),
    lastTriedAt: p.datetime().$type<Date>().nullable(),
    lastError: p.string().nullable(),
    sentAt: p.datetime().$type<Date>().nullable(),
    /** After this it would be of no use any more. */
    expiresAt: p.datetime().$type<Date>(),
    createdAt: p.datetime().$type<Date>(),
    /** Until then its recipient does not see it: what it is about can be undone. Most are seen at once. */
    hiddenUntil: p.datetime().$type<Date>().nullable(),
    deleteAt: p.datetime().$type<Date>(),
  },
});
/** A notification on one channel, as it is stored. */
export type DeliveryRow = InferEntity<typeof NotificationDelivery>;

/** What was undone while its recipient did not see it stays hidden. */
export const NEVER_SHOWN = new Date('9999-12-31T00:00:00.000Z');

/** Keys of messages that had another name when they were stored. */
export const formerTitleKeys = {
  'application.interview_moved': 'application.interview_rescheduled',
  'application.interview_called_off': 'application.interview_cancelled',
  'account.guessed': 'account.password_guessing_warned',
  'employer.recheck': 'employer.recheck_required',
} as const satisfies Record<string, NotificationTitleKey>;

export const deliveryCollection: CollectionDefinition = {
  entity: NotificationDelivery,
  personal: { export: 'notificationDeliveries', erasure: 'delete' },
  formerValues: { titleKey: formerTitleKeys },
  indexes: [
    { key: { userId: 1, dedupeKey: 1, channel: 1 }, name: 'delivery_once', unique: true },
    { key: { userId: 1, createdAt: -1, _id: -1 }, name: 'delivery_user' },
    { key: { dueAt: 1, _id: 1 }, name: 'delivery_due', partialFilterExpression: { dueAt: { $type: 'date' } } },
    {
      key: { claimedUntil: 1 },
      name: 'delivery_claimed',
      partialFilterExpression: { claimedUntil: { $type: 'date' } },
    },
    { key: { createdAt: 1, _id: 1 }, name: 'delivery_failed', partialFilterExpression: { state: 'failed' } },
    /* Announcements are counted by what became of them. */
    {
      key: { dedupeKey: 1, channel: 1, state: 1, reason: 1 },
      name: 'delivery_broadcast',
      partialFilterExpression: { type: 'broadcast' },
    },
    { key: { createdAt: 1, _id: 1 }, name: 'delivery_returned', partialFilterExpression: { reason: 'returned' } },
    { key: { createdAt: 1, _id: 1 }, name: 'delivery_bounced', partialFilterExpression: { reason: 'address_bounced' } },
    {
      key: { createdAt: 1, _id: 1 },
      name: 'delivery_complained',
      partialFilterExpression: { reason: 'address_complained' },
    },
    { key: { deleteAt: 1 }, name: 'delivery_ttl', expireAfterSeconds: 0 },
  ],
};
