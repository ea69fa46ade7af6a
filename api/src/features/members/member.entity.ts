import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import type { InvitationState, MemberRole, UserStatus } from '@prentice/contract';
import { ObjectId } from 'mongodb';
import {
  editedProperties,
  recordProperties,
  type CollectionDefinition,
  noPersonalData,
} from '../../platform/database/collection-definition.ts';

/** A user's place in an employer. Address, name and status are copies of the account's, for searching. */
export const Member = defineEntity({
  name: 'Member',
  tableName: 'members',
  properties: {
    ...editedProperties,
    userId: p.type(ObjectId),
    employerId: p.type(ObjectId),
    role: p.string().$type<MemberRole>(),
    email: p.string(),
    name: p.string().nullable(),
    status: p.string().$type<UserStatus>(),
  },
});

/** A membership as it is stored. */
export type MemberRow = InferEntity<typeof Member>;

/** One document per employer that every change of its members goes through. */
export const Team = defineEntity({
  name: 'Team',
  tableName: 'teams',
  properties: {
    /** The employer's id. */
    _id: p.type(ObjectId).primary(),
    /** Counts the changes: two transactions that make one cannot both be saved. */
    lockCount: p.integer(),
  },
});

export const MemberInvitation = defineEntity({
  name: 'MemberInvitation',
  tableName: 'member-invitations',
  properties: {
    ...recordProperties,
    employerId: p.type(ObjectId),
    employerName: p.string(),
    email: p.string(),
    role: p.string().$type<MemberRole>(),
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
export type MemberInvitationRow = InferEntity<typeof MemberInvitation>;

export const memberCollections: readonly CollectionDefinition[] = [
  {
    entity: Member,
    personal: { export: 'membership', erasure: 'delete' },
    indexes: [
      { key: { userId: 1 }, name: 'member_user', unique: true },
      { key: { employerId: 1, role: 1 }, name: 'member_employer' },
      { key: { employerId: 1, createdAt: 1, _id: 1 }, name: 'member_employer_created' },
      { key: { createdAt: 1, _id: 1 }, name: 'member_created' },
      { key: { name: 1, _id: 1 }, name: 'member_name' },
      { key: { role: 1, _id: 1 }, name: 'member_role' },
    ],
    duplicates: { member_user: 'INVITE_INVALID' },
  },
  { entity: Team, personal: noPersonalData, formerFields: { turn: 'lockCount' }, indexes: [] },
  {
    entity: MemberInvitation,
    personal: { export: null, erasure: 'delete', why: 'Of the company, found by the address.' },
    indexes: [
      {
        key: { employerId: 1, email: 1 },
        name: 'member_invitation_once',
        unique: true,
        partialFilterExpression: { state: 'pending' },
      },
      {
        key: { tokenHash: 1 },
        name: 'member_invitation_token',
        unique: true,
        partialFilterExpression: { tokenHash: { $type: 'string' } },
      },
      { key: { employerId: 1, createdAt: -1 }, name: 'member_invitation_employer' },
      { key: { state: 1, expiresAt: 1 }, name: 'member_invitation_due' },
    ],
    duplicates: { member_invitation_once: 'TRANSITION_NOT_ALLOWED' },
  },
];
