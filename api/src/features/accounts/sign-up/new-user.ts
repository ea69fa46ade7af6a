import { defaultLocale, defaultTimeZone, type Locale, type Permission, type Role } from '@prentice/contract';
import type { ObjectId } from 'mongodb';
import type { Credentials } from '../identity/identity-provider.port.ts';
import type { Identity } from '../user.entity.ts';

/** What is known of somebody new. */
export interface NewUser {
  readonly _id: ObjectId;
  readonly email: string;
  readonly role: Role;
  readonly permissions?: readonly Permission[];
  readonly name: string | null;
  readonly locale?: Locale;
  readonly timeZone?: string;
  readonly credentials: Credentials;
  /** A second sign-in method. */
  readonly external?: Identity | null;
  /** Whether the address has been proven. */
  readonly proven: boolean;
}

/** A local identity is the account itself; an external one has a subject of its provider's. */
export const identitiesOf = (userId: ObjectId, { identity }: Credentials): Identity[] => [
  identity ?? { provider: 'local', subject: userId.toHexString() },
];

/** A new account's properties, all of them. */
export function newUser(given: NewUser, now: Date) {
  return {
    _id: given._id,
    email: given.email,
    role: given.role,
    status: given.proven ? ('active' as const) : ('unverified' as const),
    permissions: [...(given.permissions ?? [])],
    name: given.name,
    locale: given.locale ?? defaultLocale,
    timeZone: given.timeZone ?? defaultTimeZone,
    identities: [...identitiesOf(given._id, given.credentials), ...(given.external ? [given.external] : [])],
    passwordHash: given.credentials.passwordHash,
    pendingEmail: null,
    pendingEmailAt: null,
    securityVersion: 0,
    emailVerifiedAt: given.proven ? now : null,
    lastActiveAt: null,
    lastSignInAt: null,
    suspension: null,
    erasureDueAt: null,
    createdAt: now,
    updatedAt: now,
  };
}
