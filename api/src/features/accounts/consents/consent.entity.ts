import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import type { Policy } from '@prentice/contract';
import { ObjectId } from 'mongodb';
import type { CollectionDefinition } from '../../../platform/database/collection-definition.ts';

/** One decision about one policy. Append-only: the newest one counts. */
export const Consent = defineEntity({
  name: 'Consent',
  tableName: 'consents',
  properties: {
    _id: p.type(ObjectId).primary(),
    userId: p.type(ObjectId),
    policy: p.string().$type<Policy>(),
    policyVersion: p.string(),
    granted: p.boolean(),
    at: p.datetime().$type<Date>(),
  },
});
/** A decision as it is stored. */
export type ConsentRow = InferEntity<typeof Consent>;

export const consentCollection: CollectionDefinition = {
  entity: Consent,
  personal: {
    export: 'consents',
    erasure: 'blank',
    why: 'That there was consent, and to which version, must be shown afterwards; it names an id only.',
  },
  indexes: [
    { key: { userId: 1, at: -1 }, name: 'consent_user' },
    { key: { at: -1, _id: -1 }, name: 'consent_at' },
  ],
};
