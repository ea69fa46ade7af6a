import {
  administratorList,
  administratorRoles,
  administratorView,
  beyond,
  changesSelf,
  Refusal,
  type AdministratorUpdate,
  type ListQuery,
  type UserTransition,
  type ViewOf,
} from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import { ObjectId, type Document, type Filter } from 'mongodb';
import type { Caller } from '../../platform/access/authenticator.ts';
import { Scope } from '../../platform/access/scope.service.ts';
import { Database, type Work } from '../../platform/database/database.service.ts';
import { project } from '../../platform/database/project.ts';
import { Events } from '../../platform/events/events.service.ts';
import { AccountRegistry, type AccountCard } from '../ports/account-registry.port.ts';
import { Audit } from '../ports/audit.port.ts';
import { Roster } from '../ports/roster.port.ts';

type Shown = ViewOf<typeof administratorView>;
const administratorsOnly: Filter<Document> = { role: { $in: [...administratorRoles] }, status: { $ne: 'erased' } };

/** Full and limited administrators: listed, given rights, suspended. */
@Injectable()
export class Administrators {
  constructor(
    private readonly database: Database,
    private readonly scope: Scope,
    private readonly events: Events,
    private readonly accounts: AccountRegistry,
    private readonly roster: Roster,
    private readonly audit: Audit,
  ) {}

  async list(caller: Caller, query: ListQuery) {
    const scope = { $and: [this.scope.where(caller.ability, 'read', 'User'), administratorsOnly] };
    const page = await this.accounts.page(administratorList, query, scope, administratorView.fields);
    return { items: page.items.map((row) => project(administratorView, row)), total: page.total };
  }

  async get(caller: Caller, id: string): Promise<Shown> {
    const query = { filters: { id: [id] }, sort: { name: 'id', field: '_id', order: 'ASC' }, range: [0, 0] } as const;
    const { items } = await this.list(caller, query);
    const [found] = items;
    if (!found) throw new Refusal('NOT_FOUND');
    return found;
  }

  /**
   * Changes role and permissions; they count at that administrator's next request.
   * @throws Refusal SELF_PERMISSION_CHANGE, PERMISSION_REQUIRED, VERSION_CONFLICT, LAST_ADMIN; FORBIDDEN when the caller
   * is no full administrator any more
   */
  async update(caller: Caller, id: string, change: AdministratorUpdate, version: number | undefined): Promise<Shown> {
    if (changesSelf(caller.actor, { id })) throw new Refusal('SELF_PERMISSION_CHANGE');
    const [lacking] = beyond(caller.actor, change.permissions);
    if (lacking) throw new Refusal('PERMISSION_REQUIRED', { permission: lacking });
    await this.database.transaction(async (work) => {
      await this.roster.lockAs(work, caller.actor.id);
      const before = await this.administrator(work, caller, id);
      await this.accounts.grant(work, id, change, version);
      await this.follow(work, before, change);
      const changes = [
        { field: 'role', before: before.role, after: change.role },
        { field: 'permissions', before: before.permissions.join(', '), after: change.permissions.join(', ') },
      ].filter((one) => one.before !== one.after);
      this.audit.record(work, { caller, action: 'granted', resource: 'administrators', id, changes });
      this.events.record(work, 'administrator.changed', { userId: id, by: caller.actor.id, role: change.role });
    });
    return this.get(caller, id);
  }

  async transition(caller: Caller, id: string, transition: UserTransition): Promise<Shown> {
    if (changesSelf(caller.actor, { id })) throw new Refusal('SELF_PERMISSION_CHANGE');
    await this.database.transaction(async (work) => {
      await this.administrator(work, caller, id);
      await this.accounts.move(work, caller, id, transition);
    });
    return this.get(caller, id);
  }

  /** The roster holds active full administrators only. */
  private async follow(work: Work, before: AccountCard, change: AdministratorUpdate): Promise<void> {
    const _id = new ObjectId(before.id);
    if (before.role === 'admin' && change.role !== 'admin') await this.roster.remove(work, _id);
    if (change.role === 'admin' && before.status === 'active') await this.roster.add(work, _id);
  }

  private async administrator(work: Work, caller: Caller, id: string): Promise<AccountCard> {
    const card = await this.accounts.read(work, id);
    this.scope.authorize(caller.ability, 'update', 'User', card);
    if (card.role !== 'admin' && card.role !== 'limited_admin') throw new Refusal('NOT_FOUND');
    return card;
  }
}
