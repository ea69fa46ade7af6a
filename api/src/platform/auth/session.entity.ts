import { defineEntity, p } from '@mikro-orm/core';
import { ObjectId } from 'mongodb';
import type { Stored } from '../database/stored.ts';

/** A signed-in browser. Of its refresh token only a hash is kept. */
export const Session = defineEntity({
  name: 'Session',
  tableName: 'sessions',
  properties: {
    _id: p.type(ObjectId).primary(),
    userId: p.type(ObjectId),
    tokenHash: p.string(),
    previousHash: p.string().nullable(),
    rotatedAt: p.datetime().$type<Date>(),
    createdAt: p.datetime().$type<Date>(),
    lastUsedAt: p.datetime().$type<Date>(),
    /** Moves with use. */
    expiresAt: p.datetime().$type<Date>(),
    /** Never moves. */
    endsAt: p.datetime().$type<Date>(),
    endedAt: p.datetime().$type<Date>().nullable(),
    device: p.string(),
    address: p.string(),
  },
});

/** A session as it is stored. */
export interface SessionRow {
  _id: ObjectId;
  userId: ObjectId;
  tokenHash: string;
  previousHash: string | null;
  rotatedAt: Date;
  createdAt: Date;
  lastUsedAt: Date;
  expiresAt: Date;
  endsAt: Date;
  endedAt: Date | null;
  device: string;
  address: string;
}

export const sessionStored: Stored = {
  entity: Session,
  indexes: [
    { key: { tokenHash: 1 }, name: 'session_token', unique: true },
    { key: { previousHash: 1 }, name: 'session_previous', sparse: true },
    { key: { userId: 1, lastUsedAt: -1 }, name: 'session_user' },
    { key: { endsAt: 1 }, name: 'session_ttl', expireAfterSeconds: 0 },
  ],
};
