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
  /** The page to continue at once the address is confirmed. */
  readonly next?: string | null | undefined;
}

/**
 * Returns the identities of an account. A local identity is the account itself; an external one has a subject of its
 * provider's.
 */
export const identitiesOf = (userId: ObjectId, { identity }: Credentials): Identity[] => [
  identity ?? { provider: 'local', subject: userId.toHexString() },
];

/** Returns a new account's properties, all of them. */
export function newUser(user: NewUser, now: Date) {
  return {
    _id: user._id,
    email: user.email,
    role: user.role,
    status: user.proven ? ('active' as const) : ('unverified' as const),
    permissions: [...(user.permissions ?? [])],
    name: user.name,
    locale: user.locale ?? defaultLocale,
    timeZone: user.timeZone ?? defaultTimeZone,
    identities: [...identitiesOf(user._id, user.credentials), ...(user.external ? [user.external] : [])],
    passwordHash: user.credentials.passwordHash,
    pendingEmail: null,
    pendingEmailAt: null,
    signUpNext: user.next ?? null,
    securityVersion: 0,
    emailVerifiedAt: user.proven ? now : null,
    lastActiveAt: null,
    lastSignInAt: null,
    secondFactorAt: null,
    suspension: null,
    erasureDueAt: null,
    createdAt: now,
    updatedAt: now,
  };
}
