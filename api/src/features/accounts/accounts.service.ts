import {
  defaultLocale,
  isOwnAccount,
  parseListQuery,
  userList,
  AppError,
  type Id,
  type ListSchema,
  type ListQuery,
  type Page,
  type Permission,
  type UserTransitionRequest,
  type Locale,
  type Role,
  type UserStatus,
} from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { Document, Filter, ObjectId } from 'mongodb';
import type { Caller } from '../../platform/access/caller.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { Database, type UnitOfWork } from '../../platform/database/database.service.ts';
import { objectId } from '../../platform/database/ids.ts';
import { readPage } from '../../platform/database/list-queries.ts';
import { type Credentials, IdentityProvider } from './identity/identity-provider.port.ts';
import { ActiveAdmins } from './active-admins.service.ts';
import { Records } from '../../platform/records/records.service.ts';
import { personActor } from '../../platform/transitions/define-transitions.ts';
import { TransitionEngine } from '../../platform/transitions/transition-engine.service.ts';
import { KnownSubjects } from './identity/known-subjects.service.ts';
import { newUser } from './sign-up/new-user.ts';
import { assertNotCommonPassword } from './credentials/password.rules.ts';
import { UnconfirmedAccounts } from './sign-up/unconfirmed-accounts.service.ts';
import { User, type UserRow } from './user.entity.ts';
import { UserTransitions } from './user.transitions.ts';

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

/** How many accounts of a name a list is narrowed to. */
const NAMED = 200;

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

const summaryFields = {
  email: 1,
  name: 1,
  role: 1,
  status: 1,
  permissions: 1,
  locale: 1,
  timeZone: 1,
  lastActiveAt: 1,
  version: 1,
} as const;
type SummaryRow = Pick<UserRow, '_id' | keyof typeof summaryFields>;

const toSummary = (row: SummaryRow): AccountSummary => ({
  id: row._id.toHexString(),
  email: row.email,
  name: row.name ?? null,
  role: row.role,
  status: row.status,
  permissions: row.permissions,
  locale: row.locale,
  timeZone: row.timeZone,
  lastActiveAt: row.lastActiveAt ?? null,
  version: row.version,
});

/** @throws AppError NOT_FOUND: nobody has an erased account any more */
function assertNotErased(user: UserRow | null): void {
  if (user?.status === 'erased') throw new AppError('NOT_FOUND');
}

function applyGrant(user: UserRow, { role, permissions }: AccountGrant): void {
  user.role = role;
  user.permissions = [...permissions];
}

/** Makes, finds and suspends accounts, and gives them rights, for the other features. */
@Injectable()
export class Accounts {
  constructor(
    private readonly database: Database,
    private readonly records: Records,
    private readonly clock: Clock,
    private readonly identity: IdentityProvider,
    private readonly knownSubjects: KnownSubjects,
    private readonly engine: TransitionEngine,
    private readonly transitions: UserTransitions,
    private readonly unconfirmed: UnconfirmedAccounts,
    private readonly activeAdmins: ActiveAdmins,
  ) {}

  /**
   * Asks the identity provider for credentials of somebody new. Before the unit of work: hashing takes time.
   * @throws AppError VALIDATION_FAILED for a common password, EMAIL_IN_USE when the provider knows the address.
   */
  async createCredentials(email: string, password: string, field = 'password'): Promise<Credentials> {
    assertNotCommonPassword(password, { email }, field);
    const credentials = await this.identity.register(email, password, this.knownSubjects.isKnown);
    if (!credentials) throw new AppError('EMAIL_IN_USE');
    return credentials;
  }

  /**
   * Makes an account. One with the same address that was never confirmed is erased.
   * @throws AppError EMAIL_IN_USE, when the unit of work is saved at the latest.
   */
  async create(unitOfWork: UnitOfWork, account: VerifiedAccount): Promise<void> {
    await this.unconfirmed.discard(unitOfWork, account.email);
    const user = unitOfWork.create(User, newUser({ ...account, proven: true }, this.clock.now()));
    await this.engine.applyAsSystem(unitOfWork, this.transitions.definition, user, {
      kind: 'creation',
      to: user.status,
      employerId: null,
    });
  }

  /** Finds the account of an address, unless it has never been confirmed: then it may be a stranger's. */
  async findByEmail(email: string): Promise<AccountSummary | null> {
    const row = await this.database
      .collection(User)
      .findOne<SummaryRow>({ email, status: { $ne: 'unverified' } }, { projection: summaryFields });
    return row && toSummary(row);
  }

  /**
   * Finds the accounts whose name or address has these words, the newest first and not more than `NAMED`; a search looks
   * at as many accounts as their list does.
   */
  async idsNamed(words: string): Promise<readonly ObjectId[]> {
    const query = parseListQuery(userList, {
      filter: JSON.stringify({ q: words }),
      range: JSON.stringify([0, NAMED - 1]),
    });
    const rows = this.database.collection(User);
    /* The name of an account whose address was never confirmed may be anybody's. */
    const scope = { status: { $ne: 'unverified' } };
    const { items } = await readPage<UserRow>(rows, { listSchema: userList, query, scope, fields: ['id'] });
    return items.map(({ _id }) => _id);
  }

  /** Returns summaries by hex id; unknown ids are left out. */
  async summaries(ids: readonly ObjectId[]): Promise<ReadonlyMap<Id, AccountSummary>> {
    if (ids.length === 0) return new Map();
    const summaryRows = this.database
      .collection(User)
      .find<SummaryRow>({ _id: { $in: [...ids] } }, { projection: summaryFields });
    return new Map((await summaryRows.toArray()).map((row) => [row._id.toHexString(), toSummary(row)]));
  }

  /** Returns the language in which somebody reads; the default one when the account is gone. */
  async localeOf(id: ObjectId): Promise<Locale> {
    return (await this.summaries([id])).get(id.toHexString())?.locale ?? defaultLocale;
  }

  /** Finds the active administrators who hold the permission, full ones included. */
  permissionHolders(permission: Permission): Promise<readonly AccountSummary[]> {
    return this.activeAccounts({ $or: [{ role: 'admin' }, { role: 'limited_admin', permissions: permission }] });
  }

  /** Finds the active full administrators. */
  fullAdministrators(): Promise<readonly AccountSummary[]> {
    return this.activeAccounts({ role: 'admin' });
  }

  private async activeAccounts(filter: Filter<Document>): Promise<readonly AccountSummary[]> {
    const summaryRows = this.database
      .collection(User)
      .find<SummaryRow>({ status: 'active', ...filter }, { projection: summaryFields });
    return (await summaryRows.toArray()).map(toSummary);
  }

  /** Returns stored accounts as plain documents, projected to the fields. */
  page(
    listSchema: ListSchema,
    query: ListQuery,
    scope: Filter<Document>,
    fields: readonly string[],
  ): Promise<Page<Document>> {
    return readPage(this.database.collection(User), { listSchema, query, scope, fields });
  }

  /** Reads an account within a unit of work. @throws AppError NOT_FOUND */
  async read(unitOfWork: UnitOfWork, id: string): Promise<AccountSummary> {
    return toSummary(await this.load(unitOfWork, id));
  }

  /** Gives the role and the permissions of an accepted invitation. @throws AppError NOT_FOUND */
  async grant(unitOfWork: UnitOfWork, id: string, grant: AccountGrant): Promise<void> {
    applyGrant(await this.load(unitOfWork, id), grant);
  }

  /**
   * Gives another role or other permissions, as an administrator asks for it.
   * @throws AppError NOT_FOUND, VERSION_CONFLICT
   */
  async changeGrant(
    unitOfWork: UnitOfWork,
    caller: Caller,
    id: string,
    grant: AccountGrant,
    version: number | undefined,
  ): Promise<void> {
    applyGrant(
      await this.records.load(unitOfWork, caller, 'update', User, id, { version, beforeAuthorising: assertNotErased }),
      grant,
    );
  }

  /** Suspends or reinstates an account, and updates the list of active administrators. */
  async transition(
    unitOfWork: UnitOfWork,
    caller: Caller,
    id: string,
    transition: UserTransitionRequest,
  ): Promise<void> {
    if (isOwnAccount(caller.actor, { id })) throw new AppError('SELF_PERMISSION_CHANGE');
    await this.activeAdmins.lockForAdmin(unitOfWork, caller.actor.id);
    const user = await this.records.load(unitOfWork, caller, 'transition', User, id, {
      beforeAuthorising: assertNotErased,
    });
    const actor = personActor(caller, 'admin');
    await this.engine.apply(unitOfWork, this.transitions.definition, user, { kind: 'form', ...transition }, actor);
  }

  private async load(unitOfWork: UnitOfWork, id: string): Promise<UserRow> {
    const user = await unitOfWork.findOne(User, { _id: objectId(id) });
    if (!user || user.status === 'erased') throw new AppError('NOT_FOUND');
    return user;
  }
}
