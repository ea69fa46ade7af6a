import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { ObjectId } from 'mongodb';
import type { CollectionDefinition } from '../database/collection-definition.ts';

/** A token that was exchanged, and when. */
export interface RotatedToken {
  readonly hash: string;
  readonly at: Date;
  /** What replaced it, readable only with the token itself. */
  readonly next: string;
}

/** A signed-in browser. Of its refresh tokens only hashes are kept. */
export const Session = defineEntity({
  name: 'Session',
  tableName: 'sessions',
  properties: {
    _id: p.type(ObjectId).primary(),
    userId: p.type(ObjectId),
    tokenHash: p.string(),
    /** The latest tokens before this one: any of them coming back late means that somebody copied it. */
    rotatedTokens: p.json<RotatedToken[]>(),
    createdAt: p.datetime().$type<Date>(),
    lastUsedAt: p.datetime().$type<Date>(),
    /** Extended with each use. */
    expiresAt: p.datetime().$type<Date>(),
    /** Never extended. */
    endsAt: p.datetime().$type<Date>(),
    endedAt: p.datetime().$type<Date>().nullable(),
    device: p.string(),
    network: p.string(),
  },
});
/** A session as it is stored. */
export type SessionRow = InferEntity<typeof Session>;

export const sessionCollection: CollectionDefinition = {
  entity: Session,
  personal: { export: 'sessions', erasure: 'delete' },
  formerFields: { spent: 'rotatedTokens' },
  indexes: [
    { key: { tokenHash: 1 }, name: 'session_token', unique: true },
    { key: { 'rotatedTokens.hash': 1 }, name: 'session_rotated' },
    { key: { userId: 1, lastUsedAt: -1 }, name: 'session_user' },
    { key: { endsAt: 1 }, name: 'session_ttl', expireAfterSeconds: 0 },
  ],
};
