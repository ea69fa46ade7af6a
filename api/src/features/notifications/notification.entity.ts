import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { ObjectId, type Document, type Filter } from 'mongodb';
import type { NotificationType, Preferences } from '@prentice/contract';
import type { CollectionDefinition } from '../../platform/database/collection-definition.ts';
import { deliveryCollection, formerTitleKeys } from './deliveries/delivery.entity.ts';
import { pushCollections } from './push/push-subscription.entity.ts';

export const Notification = defineEntity({
  name: 'Notification',
  tableName: 'notifications',
  properties: {
    _id: p.type(ObjectId).primary(),
    userId: p.type(ObjectId),
    type: p.string().$type<NotificationType>(),
    titleKey: p.string(),
    params: p.json<Record<string, string | number | null>>(),
    link: p.string(),
    priority: p.string().$type<'normal' | 'high'>(),
    dedupeKey: p.string(),
    readAt: p.datetime().$type<Date>().nullable(),
    expiresAt: p.datetime().$type<Date>(),
    createdAt: p.datetime().$type<Date>(),
    /** Until then its recipient does not see it: what it is about can be undone. Most are seen at once. */
    hiddenUntil: p.datetime().$type<Date>().nullable(),
  },
});
/** A notification as it is stored. */
export type NotificationRow = InferEntity<typeof Notification>;

/** Returns the condition on what its recipient sees by now. */
export const isShownBy = (now: Date): Filter<Document> => ({
  $or: [{ hiddenUntil: null }, { hiddenUntil: { $lte: now } }],
});

/** Returns the condition on keys that begin so; with the person it is answered from an index. */
export const keyBeginsWith = (prefix: string) => ({ dedupeKey: { $gte: prefix, $lt: `${prefix}\uffff` } });

export const NotificationPreference = defineEntity({
  name: 'NotificationPreference',
  tableName: 'notification-preferences',
  properties: {
    /** The user's id. */
    _id: p.type(ObjectId).primary(),
    preferences: p.json<Preferences>(),
    updatedAt: p.datetime().$type<Date>(),
  },
});
export type PreferenceRow = InferEntity<typeof NotificationPreference>;

/** Up to which morning somebody was reminded of what awaits their answer or decision. */
export const MorningReminder = defineEntity({
  name: 'MorningReminder',
  tableName: 'response-reminders',
  properties: {
    /** The user's id. */
    _id: p.type(ObjectId).primary(),
    remindedUntil: p.datetime().$type<Date>(),
  },
});
export type ReminderRow = InferEntity<typeof MorningReminder>;

/** An address from which emails came back, or from which one was reported as spam. */
export const SuppressedAddress = defineEntity({
  name: 'SuppressedAddress',
  tableName: 'suppressed-addresses',
  properties: {
    /** The user's id. */
    _id: p.type(ObjectId).primary(),
    /** What it is known of; nothing is, once the account has another one. */
    address: p.string(),
    /** Why no notifications are sent there; null while they are. */
    reason: p.string().$type<'address_bounced' | 'address_complained'>().nullable(),
    /** Since when, or when it was last confirmed. */
    since: p.datetime().$type<Date>(),
    /** Temporary failures, each once. */
    softBounces: p.json<{ id: string; at: Date }[]>(),
    /** What happened before this does not count any more. */
    confirmedAt: p.datetime().$type<Date>().nullable(),
  },
});
export type SuppressedAddressRow = InferEntity<typeof SuppressedAddress>;

export const notificationCollections: readonly CollectionDefinition[] = [
  {
    entity: Notification,
    personal: { export: 'notifications', erasure: 'delete' },
    formerValues: { titleKey: formerTitleKeys },
    indexes: [
      { key: { userId: 1, createdAt: -1, _id: -1 }, name: 'notification_user' },
      { key: { userId: 1, dedupeKey: 1 }, name: 'notification_once', unique: true },
      { key: { userId: 1, readAt: 1, createdAt: -1, _id: -1 }, name: 'notification_unread_newest' },
      {
        key: { hiddenUntil: 1 },
        name: 'notification_hidden',
        partialFilterExpression: { hiddenUntil: { $type: 'date' } },
      },
      {
        key: { dedupeKey: 1, readAt: 1 },
        name: 'notification_broadcast',
        partialFilterExpression: { type: 'broadcast' },
      },
      { key: { expiresAt: 1 }, name: 'notification_ttl', expireAfterSeconds: 0 },
    ],
  },
  {
    entity: NotificationPreference,
    personal: { export: 'notificationPreferences', erasure: 'delete' },
    formerFields: { chosen: 'preferences' },
    /* How many an announcement reaches on each channel is counted while it is written. */
    indexes: (['inapp', 'email', 'push'] as const).map((channel) => ({
      key: { [`preferences.types.broadcast.${channel}`]: 1 },
      name: `preference_broadcast_${channel}`,
      sparse: true,
    })),
  },
  deliveryCollection,
  ...pushCollections,
  {
    entity: MorningReminder,
    personal: { export: null, erasure: 'delete', why: 'Up to which morning somebody was reminded; a time.' },
    formerFields: { through: 'remindedUntil' },
    indexes: [],
  },
  {
    entity: SuppressedAddress,
    personal: { export: 'emailStatus', erasure: 'delete' },
    formerFields: { soft: 'softBounces' },
    indexes: [],
  },
];
