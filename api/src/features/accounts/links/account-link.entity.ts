import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { ObjectId } from 'mongodb';
import type { CollectionDefinition } from '../../../platform/database/collection-definition.ts';

/** What an account's mailed link is for. */
export type LinkPurpose = 'verify' | 'reset' | 'email_change' | 'email_restore';

/** A mailed link that works once. Of its secret only a digest is kept. */
export const AccountLink = defineEntity({
  name: 'AccountLink',
  tableName: 'account-links',
  properties: {
    _id: p.type(ObjectId).primary(),
    tokenHash: p.string(),
    purpose: p.string().$type<LinkPurpose>(),
    userId: p.type(ObjectId),
    /** Where it was mailed to; it proves this address and no other. */
    email: p.string(),
    createdAt: p.datetime().$type<Date>(),
    expiresAt: p.datetime().$type<Date>(),
    usedAt: p.datetime().$type<Date>().nullable(),
    /** Until then an expired link can be exchanged for a new one. */
    purgeAt: p.datetime().$type<Date>(),
  },
});
/** A link as it is stored. */
export type AccountLinkRow = InferEntity<typeof AccountLink>;

export const accountLinkCollection: CollectionDefinition = {
  entity: AccountLink,
  personal: { export: null, erasure: 'delete', why: 'Secrets.' },
  indexes: [
    { key: { tokenHash: 1 }, name: 'account_link_token', unique: true },
    { key: { userId: 1, purpose: 1 }, name: 'account_link_user' },
    { key: { purgeAt: 1 }, name: 'account_link_ttl', expireAfterSeconds: 0 },
  ],
};
