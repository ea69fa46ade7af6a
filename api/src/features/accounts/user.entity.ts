import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { accountUpdate, type Locale, type Permission, type Role, type UserStatus } from '@prentice/contract';
import { ObjectId } from 'mongodb';
import { editedProperties, type CollectionDefinition } from '../../platform/database/collection-definition.ts';

/** A way to prove who one is. */
export interface Identity {
  /** `local`, `firebase`, or an external provider such as `google.com`. */
  readonly provider: string;
  readonly subject: string;
  /** False for an account of the identity provider that has no password. */
  readonly password?: boolean;
  /** Added to an account that existed: an owner who takes the account back removes it. */
  readonly added?: boolean;
}

/** Why and by whom an account was suspended. */
export interface Suspension {
  readonly reason: string;
  readonly note: string;
  readonly at: Date;
  readonly by: ObjectId;
}

export const User = defineEntity({
  name: 'User',
  tableName: 'users',
  properties: {
    ...editedProperties,
    email: p.string(),
    role: p.string().$type<Role>(),
    status: p.string().$type<UserStatus>(),
    permissions: p.json<Permission[]>(),
    name: p.string().nullable(),
    locale: p.string().$type<Locale>(),
    timeZone: p.string(),
    identities: p.json<Identity[]>(),
    passwordHash: p.string().nullable(),
    pendingEmail: p.string().nullable(),
    /** When the pending address was asked for. */
    pendingEmailAt: p.datetime().$type<Date>().nullable(),
    /** How often the owner has taken the account back; null counts as never. */
    securityVersion: p.integer().nullable(),
    /** The page to continue at once the address is confirmed, as the sign-up said. */
    signUpNext: p.string().nullable(),
    emailVerifiedAt: p.datetime().$type<Date>().nullable(),
    lastActiveAt: p.datetime().$type<Date>().nullable(),
    lastSignInAt: p.datetime().$type<Date>().nullable(),
    /** Since when signing in takes a second factor; null without one. */
    secondFactorAt: p.datetime().$type<Date>().nullable(),
    suspension: p.json<Suspension>().nullable(),
    erasureDueAt: p.datetime().$type<Date>().nullable(),
  },
});

/** An account as it is stored. */
export type UserRow = InferEntity<typeof User>;

/** Returns how often the owner has taken the account back: what was checked at one count proves nothing at the next. */
export const securityVersionOf = (user: { readonly securityVersion?: number | null }): number =>
  user.securityVersion ?? 0;

export const userCollection: CollectionDefinition = {
  entity: User,
  personal: { export: 'account', erasure: 'blank', why: 'Other records name the account by its id.' },
  texts: accountUpdate.pick({ name: true }),
  indexes: [
    { key: { email: 1 }, name: 'user_email', unique: true },
    {
      key: { 'identities.provider': 1, 'identities.subject': 1 },
      name: 'user_identities',
      unique: true,
      partialFilterExpression: { 'identities.provider': { $exists: true } },
    },
    { key: { createdAt: -1, _id: -1 }, name: 'user_created' },
    { key: { role: 1, createdAt: -1 }, name: 'user_role' },
    { key: { status: 1, createdAt: -1 }, name: 'user_status' },
    { key: { lastActiveAt: -1, _id: -1 }, name: 'user_last_active' },
    { key: { email: 1, _id: 1 }, name: 'user_email_order' },
  ],
  duplicates: { user_email: 'EMAIL_IN_USE', user_identities: 'EMAIL_IN_USE' },
};
