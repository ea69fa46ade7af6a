import type { Id, Locale, Permission, Role, UserStatus, UserTransition } from '@prentice/contract';
import type { Document, Filter, ObjectId } from 'mongodb';
import type { ListQuery, ListSchema, Page } from '@prentice/contract';
import type { Caller } from '../../platform/access/caller.ts';
import type { UnitOfWork } from '../../platform/database/database.service.ts';

/** Proof of a password, as the identity provider in use keeps it. */
export interface Credentials {
  readonly passwordHash: string | null;
  readonly identity: { readonly provider: string; readonly subject: string; readonly password?: boolean } | null;
}

/** An account whose address has been proven by a mailed link or the setup secret. */
export interface VerifiedAccount {
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
export interface AccountSummary {
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
export interface AccountGrant {
  readonly role: Role;
  readonly permissions: readonly Permission[];
}

/** Accounts for the other features: made, found, given rights, suspended. */
export abstract class Accounts {
  /**
   * Asks the identity provider for credentials of somebody new. Before the unit of work: hashing takes time.
   * @throws AppError VALIDATION_FAILED for a common password, EMAIL_IN_USE when the provider knows the address.
   */
  abstract createCredentials(email: string, password: string, field?: string): Promise<Credentials>;
  /**
   * Makes an account. One with the same address that was never confirmed is erased.
   * @throws AppError EMAIL_IN_USE, when the unit of work is saved at the latest.
   */
  abstract create(unitOfWork: UnitOfWork, account: VerifiedAccount): Promise<void>;
  /** The account of an address, unless it has never been confirmed: then it may be a stranger's. */
  abstract findByEmail(email: string): Promise<AccountSummary | null>;
  /** Returns summaries by hex id; unknown ids are left out. */
  abstract summaries(ids: readonly ObjectId[]): Promise<ReadonlyMap<Id, AccountSummary>>;
  /** Administrators who work and hold the permission, full ones included. */
  abstract permissionHolders(permission: Permission): Promise<readonly AccountSummary[]>;
  /** Stored accounts as plain documents, projected to the fields. */
  abstract page(
    listSchema: ListSchema,
    query: ListQuery,
    scope: Filter<Document>,
    fields: readonly string[],
  ): Promise<Page<Document>>;
  /** Inside a unit of work. @throws AppError NOT_FOUND */
  abstract read(unitOfWork: UnitOfWork, id: string): Promise<AccountSummary>;
  /** Gives the role and the permissions of an accepted invitation. @throws AppError NOT_FOUND */
  abstract grant(unitOfWork: UnitOfWork, id: string, grant: AccountGrant): Promise<void>;
  /** Gives another role or other permissions, as an administrator asks for it. @throws AppError NOT_FOUND, VERSION_CONFLICT */
  abstract changeGrant(
    unitOfWork: UnitOfWork,
    caller: Caller,
    id: string,
    grant: AccountGrant,
    version: number | undefined,
  ): Promise<void>;
  /** Suspends or reinstates an account, and updates the list of active administrators. */
  abstract transition(unitOfWork: UnitOfWork, caller: Caller, id: string, transition: UserTransition): Promise<void>;
}
