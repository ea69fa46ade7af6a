import {
  changesSelf,
  moveTo,
  Refusal,
  userLifecycle,
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
import { Sessions } from '../../platform/auth/sessions.service.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { Database, type Work } from '../../platform/database/database.service.ts';
import { objectId } from '../../platform/database/ids.ts';
import { readPage } from '../../platform/database/lists.ts';
import { Events } from '../../platform/events/events.service.ts';
import {
  AccountRegistry,
  type AccountCard,
  type Credentials,
  type Grant,
  type ProvenAccount,
} from '../ports/account-registry.port.ts';
import { Audit } from '../ports/audit.port.ts';
import { Roster } from '../ports/roster.port.ts';
import { IdentityProvider } from './identity/identity.port.ts';
import { OwnSubjects } from './identity/own.subjects.ts';
import { newUser } from './new-user.ts';
import { assertUnguessable } from './password.rule.ts';
import { UnconfirmedAccounts } from './unconfirmed-accounts.service.ts';
import { User, type UserRow } from './user.entity.ts';

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
    private readonly events: Events,
    private readonly clock: Clock,
    private readonly sessions: Sessions,
    private readonly identity: IdentityProvider,
    private readonly subjects: OwnSubjects,
    private readonly audit: Audit,
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
    work.create(User, newUser({ ...account, proven: true }, this.clock.now()));
    const payload = { userId: account._id.toHexString(), role: account.role, employerId: null };
    this.events.record(work, 'user.created', payload);
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
    const to = transition.to === 'active' && !user.emailVerifiedAt ? 'unverified' : transition.to;
    const move = moveTo(userLifecycle, user.status, to, 'admin');
    if (move?.event !== 'user.suspended' && move?.event !== 'user.reinstated')
      throw new Refusal('TRANSITION_NOT_ALLOWED', { from: user.status, to: transition.to });
    const reason = 'reason' in transition ? transition.reason : null;
    await (reason ? this.suspend(work, caller, user, reason, transition.note) : this.reinstate(work, user));
    const changes = [{ field: 'status', before: user.status, after: to }];
    user.status = to;
    const action = reason ? 'suspended' : 'reinstated';
    const resource = user.role === 'admin' || user.role === 'limited_admin' ? 'administrators' : 'users';
    this.audit.record(work, { caller, action, resource, id, changes, reasonCode: reason, reason: transition.note });
    const told = { userId: id, role: user.role, by: caller.actor.id, reason, text: transition.note };
    this.events.record(work, move.event, told);
  }

  private async suspend(work: Work, caller: Caller, user: UserRow, reason: string, note: string): Promise<void> {
    if (user.role === 'admin') await this.roster.remove(work, user._id);
    user.suspension = { reason, note, at: this.clock.now(), by: objectId(caller.actor.id ?? '') };
    await this.sessions.endAll(user._id, work);
  }

  private async reinstate(work: Work, user: UserRow): Promise<void> {
    if (user.role === 'admin') await this.roster.add(work, user._id);
    user.suspension = null;
  }

  private async load(work: Work, id: string): Promise<UserRow> {
    const user = await work.findOne(User, { _id: objectId(id) });
    if (!user || user.status === 'erased') throw new Refusal('NOT_FOUND');
    return user;
  }
}
