import {
  changesSelf,
  Refusal,
  type Id,
  type ListLanguage,
  type ListQuery,
  type Page,
  type Permission,
  type UserTransition,
} from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { Document, Filter, ObjectId } from 'mongodb';
import type { Caller } from '../../platform/access/authenticator.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { Database, type Work } from '../../platform/database/database.service.ts';
import { objectId } from '../../platform/database/ids.ts';
import { readPage } from '../../platform/database/lists.ts';
import { systemActor } from '../../platform/transitions/define-transitions.ts';
import {
  AccountRegistry,
  type AccountCard,
  type Credentials,
  type Grant,
  type ProvenAccount,
} from '../ports/account-registry.port.ts';
import { Roster } from '../ports/roster.port.ts';
import { IdentityProvider } from './identity/identity.port.ts';
import { OwnSubjects } from './identity/own.subjects.ts';
import { newUser } from './new-user.ts';
import { assertUnguessable } from './password.rule.ts';
import { UnconfirmedAccounts } from './unconfirmed-accounts.service.ts';
import { User, type UserRow } from './user.entity.ts';
import { UserTransitions } from './user.transitions.ts';

const cardFields = {
  email: 1, name: 1, role: 1, status: 1, permissions: 1, locale: 1, timeZone: 1, lastActiveAt: 1, version: 1,
} as const; // prettier-ignore
type CardRow = Pick<UserRow, '_id' | keyof typeof cardFields>;

const card = (row: CardRow): AccountCard => ({
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

/** Accounts for the other features. */
@Injectable()
export class Registry extends AccountRegistry {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly identity: IdentityProvider,
    private readonly subjects: OwnSubjects,
    private readonly transitions: UserTransitions,
    private readonly unconfirmed: UnconfirmedAccounts,
    private readonly roster: Roster,
  ) {
    super();
  }

  async credentials(email: string, password: string, field = 'password'): Promise<Credentials> {
    assertUnguessable(password, { email }, field);
    const credentials = await this.identity.register(email, password, this.subjects.isOurs);
    if (!credentials) throw new Refusal('EMAIL_IN_USE');
    return credentials;
  }

  async create(work: Work, account: ProvenAccount): Promise<void> {
    await this.unconfirmed.discard(work, account.email);
    const user = work.create(User, newUser({ ...account, proven: true }, this.clock.now()));
    await this.transitions.apply(work, user, { to: user.status, employerId: null }, systemActor);
  }

  async byEmail(email: string): Promise<AccountCard | null> {
    const row = await this.database
      .collection(User)
      .findOne<CardRow>({ email, status: { $ne: 'unverified' } }, { projection: cardFields });
    return row && card(row);
  }

  async cards(ids: readonly ObjectId[]): Promise<ReadonlyMap<Id, AccountCard>> {
    if (ids.length === 0) return new Map();
    const found = this.database.collection(User).find<CardRow>({ _id: { $in: [...ids] } }, { projection: cardFields });
    return new Map((await found.toArray()).map((row) => [row._id.toHexString(), card(row)]));
  }

  async holders(permission: Permission): Promise<readonly AccountCard[]> {
    const limited = { role: 'limited_admin', permissions: permission };
    const found = this.database
      .collection(User)
      .find<CardRow>({ status: 'active', $or: [{ role: 'admin' }, limited] }, { projection: cardFields });
    return (await found.toArray()).map(card);
  }

  page(
    language: ListLanguage,
    query: ListQuery,
    scope: Filter<Document>,
    fields: readonly string[],
  ): Promise<Page<Document>> {
    return readPage(this.database.collection(User), { language, query, scope, fields });
  }

  async read(work: Work, id: string): Promise<AccountCard> {
    return card(await this.load(work, id));
  }

  async grant(work: Work, id: string, { role, permissions }: Grant, seen?: number): Promise<void> {
    const user = await this.load(work, id);
    if (seen !== undefined && user.version !== seen) throw new Refusal('VERSION_CONFLICT');
    user.role = role;
    user.permissions = [...permissions];
  }

  async move(work: Work, caller: Caller, id: string, transition: UserTransition): Promise<void> {
    if (changesSelf(caller.actor, { id })) throw new Refusal('SELF_PERMISSION_CHANGE');
    await this.roster.lockAs(work, caller.actor.id);
    const user = await this.load(work, id);
    await this.transitions.apply(work, user, transition, { party: 'admin', actorId: caller.actor.id, caller });
  }

  private async load(work: Work, id: string): Promise<UserRow> {
    const user = await work.findOne(User, { _id: objectId(id) });
    if (!user || user.status === 'erased') throw new Refusal('NOT_FOUND');
    return user;
  }
}
