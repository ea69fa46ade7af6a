import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { ObjectId } from 'mongodb';
import { type CollectionDefinition, noPersonalData } from '../../../platform/database/collection-definition.ts';

/** With what pushes are encrypted, so that only the browser can read them (RFC 8291). */
export interface PushKeys {
  readonly p256dh: string;
  readonly auth: string;
}

/** A browser or an app that receives the pushes of a person. */
export const PushSubscription = defineEntity({
  name: 'PushSubscription',
  tableName: 'push-subscriptions',
  properties: {
    _id: p.type(ObjectId).primary(),
    userId: p.type(ObjectId),
    /** The session in which it was set up or last seen: signing out there ends it. */
    sessionId: p.type(ObjectId),
    /** Where the push service of a browser takes pushes, or the registration token that FCM has given an app. */
    endpoint: p.string(),
    fingerprint: p.string(),
    /** Null for an app: FCM takes no encrypted pushes. */
    keys: p.json<PushKeys>().nullable(),
    device: p.string(),
    lastSeenAt: p.datetime().$type<Date>(),
    createdAt: p.datetime().$type<Date>(),
  },
});
/** A subscription as it is stored. */
export type PushSubscriptionRow = InferEntity<typeof PushSubscription>;

/** The key pair by which push services know this server (RFC 8292). There is one. */
export const PushServerKey = defineEntity({
  name: 'PushServerKey',
  tableName: 'push-server-keys',
  properties: {
    _id: p.string().primary(),
    privateKey: p.string(),
    createdAt: p.datetime().$type<Date>(),
  },
});
export type PushServerKeyRow = InferEntity<typeof PushServerKey>;

export const pushCollections: readonly CollectionDefinition[] = [
  {
    entity: PushSubscription,
    personal: { export: 'pushSubscriptions', erasure: 'delete' },
    indexes: [
      { key: { fingerprint: 1 }, name: 'push_endpoint', unique: true },
      { key: { userId: 1, createdAt: -1 }, name: 'push_user' },
      { key: { lastSeenAt: 1 }, name: 'push_seen' },
    ],
    duplicates: { push_endpoint: 'PUSH_OTHER_ACCOUNT' },
  },
  { entity: PushServerKey, personal: noPersonalData, indexes: [] },
];
