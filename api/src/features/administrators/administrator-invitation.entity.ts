import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import type { InvitationState, Permission } from '@prentice/contract';
import { ObjectId } from 'mongodb';
import { DAY } from '../../platform/clock/clock.ts';
import { editedProperties, type CollectionDefinition } from '../../platform/database/collection-definition.ts';

/** An invitation to become an administrator. */
export const AdministratorInvitation = defineEntity({
  name: 'AdminInvitation',
  tableName: 'admin-invitations',
  properties: {
    ...editedProperties,
    email: p.string(),
    role: p.string().$type<'limited_admin' | 'admin'>(),
    permissions: p.json<Permission[]>(),
    state: p.string().$type<InvitationState>(),
    /** Of the link that was mailed last; null until the mail is written. */
    tokenHash: p.string().nullable(),
    invitedBy: p.type(ObjectId),
    resends: p.integer(),
    expiresAt: p.datetime().$type<Date>(),
    acceptedAt: p.datetime().$type<Date>().nullable(),
  },
});

/** An invitation as it is stored. */
export type AdministratorInvitationRow = InferEntity<typeof AdministratorInvitation>;

export const administratorInvitationCollection: CollectionDefinition = {
  entity: AdministratorInvitation,
  personal: { export: null, erasure: 'delete', why: 'Of the operator, found by the address.' },
  indexes: [
    {
      key: { tokenHash: 1 },
      name: 'invitation_token',
      unique: true,
      partialFilterExpression: { tokenHash: { $type: 'string' } },
    },
    { key: { email: 1 }, name: 'invitation_pending', unique: true, partialFilterExpression: { state: 'pending' } },
    { key: { state: 1, expiresAt: 1 }, name: 'invitation_state' },
    { key: { createdAt: -1, _id: -1 }, name: 'invitation_created' },
    { key: { expiresAt: 1, _id: 1 }, name: 'invitation_expires' },
    { key: { email: 1, _id: 1 }, name: 'invitation_email' },
    { key: { createdAt: 1 }, name: 'invitation_ttl', expireAfterSeconds: (3 * 365 * DAY) / 1000 },
  ],
  duplicates: { invitation_pending: 'EMAIL_IN_USE' },
};
