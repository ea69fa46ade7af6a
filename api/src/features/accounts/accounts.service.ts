import {
  isSelfChange,
  AppError,
  type Id,
  type ListSchema,
  type ListQuery,
  type Page,
  type Permission,
  type UserTransition,
} from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { Document, Filter, ObjectId } from 'mongodb';
import type { Caller } from '../../platform/access/caller.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { Database, type UnitOfWork } from '../../platform/database/database.service.ts';
import { objectId } from '../../platform/database/ids.ts';
import { readPage } from '../../platform/database/list-queries.ts';
import { Records } from '../../platform/records/records.service.ts';
import {
  Accounts,
  type AccountSummary,
  type Credentials,
  type AccountGrant,
  type VerifiedAccount,
} from '../ports/accounts.port.ts';
import { ActiveAdmins } from '../ports/active-admins.port.ts';
import { IdentityProvider } from './identity/identity-provider.port.ts';
import { KnownSubjects } from './identity/known-subjects.ts';
import { newUser } from './sign-up/new-user.ts';
import { assertNotCommonPassword } from './credentials/password.rules.ts';
import { UnconfirmedAccounts } from './sign-up/unconfirmed-accounts.service.ts';
import { User, type UserRow } from './user.entity.ts';
import { UserTransitions } from './user.transitions.ts';

const summaryFields = {
  email: 1, name: 1, role: 1, status: 1, permissions: 1, locale: 1, timeZone: 1, lastActiveAt: 1, version: 1,
} as const; // prettier-ignore
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

/** Accounts for the other features. */
@Injectable()
export class AccountsService extends Accounts {
  constructor(
    private readonly database: Database,
    private readonly records: Records,
    private readonly clock: Clock,
    private readonly identity: IdentityProvider,
    private readonly knownSubjects: KnownSubjects,
    private readonly transitions: UserTransitions,
    private readonly unconfirmed: UnconfirmedAccounts,
    private readonly activeAdmins: ActiveAdmins,
  ) {
    super();
  }

  async createCredentials(email: string, password: string, field = 'password'): Promise<Credentials> {
    assertNotCommonPassword(password, { email }, field);
    const credentials = await this.identity.register(email, password, this.knownSubjects.isKnown);
    if (!credentials) throw new AppError('EMAIL_IN_USE');
    return credentials;
  }

  async create(unitOfWork: UnitOfWork, account: VerifiedAccount): Promise<void> {
    await this.unconfirmed.discard(unitOfWork, account.email);
    const user = unitOfWork.create(User, newUser({ ...account, proven: true }, this.clock.now()));
    await this.transitions.applyAsSystem(unitOfWork, user, { to: user.status, employerId: null });
  }

  async findByEmail(email: string): Promise<AccountSummary | null> {
    const row = await this.database
      .collection(User)
      .findOne<SummaryRow>({ email, status: { $ne: 'unverified' } }, { projection: summaryFields });
    return row && toSummary(row);
  }

  async summaries(ids: readonly ObjectId[]): Promise<ReadonlyMap<Id, AccountSummary>> {
    if (ids.length === 0) return new Map();
    const found = this.database
      .collection(User)
      .find<SummaryRow>({ _id: { $in: [...ids] } }, { projection: summaryFields });
    return new Map((await found.toArray()).map((row) => [row._id.toHexString(), toSummary(row)]));
  }

  async permissionHolders(permission: Permission): Promise<readonly AccountSummary[]> {
    const limited = { role: 'limited_admin', permissions: permission };
    const found = this.database
      .collection(User)
      .find<SummaryRow>({ status: 'active', $or: [{ role: 'admin' }, limited] }, { projection: summaryFields });
    return (await found.toArray()).map(toSummary);
  }

  page(
    listSchema: ListSchema,
    query: ListQuery,
    scope: Filter<Document>,
    fields: readonly string[],
  ): Promise<Page<Document>> {
    return readPage(this.database.collection(User), { language: listSchema, query, scope, fields });
  }

  async read(unitOfWork: UnitOfWork, id: string): Promise<AccountSummary> {
    return toSummary(await this.load(unitOfWork, id));
  }

  async grant(unitOfWork: UnitOfWork, id: string, grant: AccountGrant): Promise<void> {
    applyGrant(await this.load(unitOfWork, id), grant);
  }

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

  async transition(unitOfWork: UnitOfWork, caller: Caller, id: string, transition: UserTransition): Promise<void> {
    if (isSelfChange(caller.actor, { id })) throw new AppError('SELF_PERMISSION_CHANGE');
    await this.activeAdmins.lockForAdmin(unitOfWork, caller.actor.id);
    const user = await this.records.load(unitOfWork, caller, 'transition', User, id, {
      beforeAuthorising: assertNotErased,
    });
    const actor = { actorKind: 'admin', actorId: caller.actor.id, caller } as const;
    await this.transitions.apply(unitOfWork, user, transition, actor);
  }

  private async load(unitOfWork: UnitOfWork, id: string): Promise<UserRow> {
    const user = await unitOfWork.findOne(User, { _id: objectId(id) });
    if (!user || user.status === 'erased') throw new AppError('NOT_FOUND');
    return user;
  }
}
