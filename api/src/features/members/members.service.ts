import { isLastOwner, memberAudience, memberList, memberViews, Refusal, type ListQuery } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { ObjectId } from 'mongodb';
import type { Caller } from '../../platform/access/authenticator.ts';
import { Scope } from '../../platform/access/scope.service.ts';
import { Database, type Work } from '../../platform/database/database.service.ts';
import { objectId } from '../../platform/database/ids.ts';
import { readPage } from '../../platform/database/lists.ts';
import { project } from '../../platform/database/project.ts';
import { Events } from '../../platform/events/events.service.ts';
import { AccountRegistry } from '../ports/account-registry.port.ts';
import { Audit } from '../ports/audit.port.ts';
import { Member, type MemberRow } from './member.entity.ts';
import { Memberships } from './memberships.service.ts';

type Change = { readonly role: MemberRow['role'] };

/** The members of an employer, as colleagues, owners and administrators see and run them. */
@Injectable()
export class Members {
  constructor(
    private readonly database: Database,
    private readonly scope: Scope,
    private readonly events: Events,
    private readonly audit: Audit,
    private readonly accounts: AccountRegistry,
    private readonly memberships: Memberships,
  ) {}

  async list(caller: Caller, query: ListQuery) {
    const page = await readPage<MemberRow>(this.database.collection(Member), {
      language: memberList,
      query,
      scope: this.scope.where(caller.ability, 'read', 'Member'),
      fields: memberViews.owner.fields,
    });
    return { items: await this.shown(caller, page.items), total: page.total };
  }

  /** @throws Refusal NOT_FOUND */
  async get(caller: Caller, id: string) {
    const row = await this.database.collection<MemberRow>(Member).findOne({ _id: objectId(id) });
    const [shown] = await this.shown(caller, [this.scope.authorize(caller.ability, 'read', 'Member', row)]);
    if (!shown) throw new Refusal('NOT_FOUND');
    return shown;
  }

  /** Gives another role. @throws Refusal NOT_FOUND, VERSION_CONFLICT, LAST_OWNER */
  async update(caller: Caller, id: string, { role }: Change, version: number) {
    await this.database.transaction(async (work) => {
      const member = this.scope.authorize(caller.ability, 'update', 'Member', await this.locked(work, id));
      if (member.version !== version) throw new Refusal('VERSION_CONFLICT');
      const before = member.role;
      if (before === role) return;
      if (before === 'owner') await this.assertOwnerStays(work, member);
      member.role = role;
      this.note(work, caller, member, 'updated', [{ field: 'role', before, after: role }]);
      this.events.record(work, 'member.changed', { ...named(member), from: before, to: role, by: caller.actor.id });
    });
    return this.get(caller, id);
  }

  /** Takes somebody out; they lose access at their next request. @throws Refusal NOT_FOUND, LAST_OWNER */
  async remove(caller: Caller, id: string) {
    const removed = await this.get(caller, id);
    await this.database.transaction(async (work) => {
      const member = this.scope.authorize(caller.ability, 'delete', 'Member', await this.locked(work, id));
      if (member.role === 'owner') await this.assertOwnerStays(work, member);
      work.remove(member);
      this.note(work, caller, member, 'deleted', [{ field: 'role', before: member.role, after: null }]);
      this.events.record(work, 'member.removed', { ...named(member), by: caller.actor.id });
    });
    return removed;
  }

  /** The member, read after the employer's turn was taken: nobody else changes its members meanwhile. */
  private async locked(work: Work, id: string): Promise<MemberRow | null> {
    const _id = objectId(id);
    const place = await this.database.collection<MemberRow>(Member).findOne({ _id }, { projection: { employerId: 1 } });
    if (!place) return null;
    await this.memberships.lock(work, place.employerId);
    return work.findOne(Member, { _id });
  }

  /** A suspended owner runs nothing, so only those who can sign in count. */
  private async assertOwnerStays(work: Work, member: MemberRow): Promise<void> {
    const owners = await work.find(Member, { employerId: member.employerId, role: 'owner', status: 'active' });
    const ids = owners.map((one: { _id: ObjectId }) => one._id.toHexString());
    if (isLastOwner({ id: member._id.toHexString() }, ids)) throw new Refusal('LAST_OWNER');
  }

  private note(
    work: Work,
    caller: Caller,
    member: MemberRow,
    action: 'updated' | 'deleted',
    changes: NonNullable<Parameters<Audit['record']>[1]['changes']>,
  ): void {
    const { memberId: id, employerId } = named(member);
    this.audit.record(work, { caller, action, resource: 'members', id, employerId, changes });
  }

  private async shown({ actor }: Caller, rows: readonly MemberRow[]) {
    const view = memberViews[memberAudience(actor)];
    const accounts = await this.accounts.cards(rows.map((row) => row.userId));
    return rows.map((row) => {
      const account = accounts.get(row.userId.toHexString());
      const { email = row.email, name = row.name, status = row.status, lastActiveAt = null } = account ?? {};
      return project<(typeof memberViews)[keyof typeof memberViews]>(view, row, { email, name, status, lastActiveAt });
    });
  }
}

const named = ({ _id, userId, employerId }: MemberRow) => ({
  memberId: _id.toHexString(),
  userId: userId.toHexString(),
  employerId: employerId.toHexString(),
});
