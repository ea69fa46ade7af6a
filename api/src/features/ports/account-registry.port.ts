import type { Id, Locale, Permission, Role, UserStatus, UserTransition } from '@prentice/contract';
import type { Document, Filter, ObjectId } from 'mongodb';
import type { ListQuery, ListLanguage, Page } from '@prentice/contract';
import type { Caller } from '../../platform/access/authenticator.ts';
import type { Work } from '../../platform/database/database.service.ts';

/** Proof of a password, as the identity provider in use keeps it. */
export interface Credentials {
  readonly passwordHash: string | null;
  readonly identity: { readonly provider: string; readonly subject: string; readonly password?: boolean } | null;
}

/** An account whose address has been proven by a mailed link or the setup secret. */
export interface ProvenAccount {
  readonly _id: ObjectId;
  readonly email: string;
  readonly name: string | null;
  readonly role: Role;
  readonly permissions?: readonly Permission[];
  readonly locale?: Locale;
  readonly timeZone?: string;
  readonly credentials: Credentials;
}

/** What other features may know about an account. */
export interface AccountCard {
  readonly id: Id;
  readonly email: string;
  readonly name: string | null;
  readonly role: Role;
  readonly status: UserStatus;
  readonly permissions: readonly Permission[];
  readonly locale: Locale;
  readonly timeZone: string;
  readonly lastActiveAt: Date | null;
  readonly version: number;
}

/** A role with the permissions that belong to it. */
export interface Grant {
  readonly role: Role;
  readonly permissions: readonly Permission[];
}

/** Accounts for the other features: made, found, given rights, suspended. */
export abstract class AccountRegistry {
  /**
   * Asks the identity provider for credentials of somebody new. Before the unit of work: hashing takes time.
   * @throws Refusal VALIDATION_FAILED for a common password, EMAIL_IN_USE when the provider knows the address.
   */
  abstract credentials(email: string, password: string, field?: string): Promise<Credentials>;
  /**
   * Makes an account. One with the same address that was never confirmed is erased.
   * @throws Refusal EMAIL_IN_USE, when the unit of work is saved at the latest.
   */
  abstract create(work: Work, account: ProvenAccount): Promise<void>;
  /** The account of an address, unless it has never been confirmed: then it may be a stranger's. */
  abstract byEmail(email: string): Promise<AccountCard | null>;
  /** Cards by hex id; ids that are nobody's are left out. */
  abstract cards(ids: readonly ObjectId[]): Promise<ReadonlyMap<Id, AccountCard>>;
  /** Administrators who work and hold the permission, full ones included. */
  abstract holders(permission: Permission): Promise<readonly AccountCard[]>;
  /** Stored accounts as plain documents, projected to the fields. */
  abstract page(
    language: ListLanguage,
    query: ListQuery,
    scope: Filter<Document>,
    fields: readonly string[],
  ): Promise<Page<Document>>;
  /** Inside a unit of work. @throws Refusal NOT_FOUND */
  abstract read(work: Work, id: string): Promise<AccountCard>;
  /** Gives another role or other permissions. @throws Refusal VERSION_CONFLICT unless the version is the seen one. */
  abstract grant(work: Work, id: string, grant: Grant, seen?: number): Promise<void>;
  /** Suspends or reinstates, keeping the roster of administrators right. */
  abstract move(work: Work, caller: Caller, id: string, transition: UserTransition): Promise<void>;
}
