import {
  isLastOwner,
  memberViewFor,
  memberList,
  memberViews,
  AppError,
  type Authorized,
  type ListQuery,
} from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { ObjectId } from 'mongodb';
import type { Caller } from '../../platform/access/caller.ts';
import { AccessPolicy } from '../../platform/access/access-policy.service.ts';
import { Database, type UnitOfWork } from '../../platform/database/database.service.ts';
import { objectId } from '../../platform/database/ids.ts';
import { readPage } from '../../platform/database/list-queries.ts';
import { project } from '../../platform/database/project.ts';
import { Events } from '../../platform/events/events.service.ts';
import { Accounts } from '../accounts/index.ts';
import { Audit } from '../../platform/audit/audit.service.ts';
import { Records } from '../../platform/records/records.service.ts';
import { Member, type MemberRow } from './member.entity.ts';
import { DatabaseMembership } from './membership.service.ts';

type RoleChange = { readonly role: MemberRow['role'] };

/** Runs the members of an employer, as colleagues, owners and administrators see and run them. */
@Injectable()
export class Members {
  constructor(
    private readonly database: Database,
    private readonly accessPolicy: AccessPolicy,
    private readonly records: Records,
    private readonly events: Events,
    private readonly audit: Audit,
    private readonly accounts: Accounts,
    private readonly membership: DatabaseMembership,
  ) {}

  async list(caller: Caller, query: ListQuery) {
    const page = await readPage<MemberRow>(this.database.collection(Member), {
      listSchema: memberList,
      query,
      scope: this.accessPolicy.filterFor(caller.ability, 'read', 'Member'),
      fields: memberViews.owner.fields,
    });
    return { items: await this.present(caller, page.items), total: page.total };
  }

  /** @throws AppError NOT_FOUND */
  async get(caller: Caller, id: string) {
    const [presentedMember] = await this.present(caller, [await this.records.read(caller, 'read', Member, id)]);
    if (!presentedMember) throw new AppError('NOT_FOUND');
    return presentedMember;
  }

  /** Gives another role. @throws AppError NOT_FOUND, VERSION_CONFLICT, LAST_OWNER */
  async update(caller: Caller, id: string, { role }: RoleChange, version: number) {
    await this.database.transaction(async (unitOfWork) => {
      await this.lockTeam(unitOfWork, id);
      const member = await this.records.load(unitOfWork, caller, 'update', Member, id, { version });
      const before = member.role;
      if (before === role) return;
      if (before === 'owner') await this.assertNotLastOwner(unitOfWork, member);
      member.role = role;
      this.recordAudit(unitOfWork, caller, member, 'updated', [{ field: 'role', before, after: role }]);
      this.events.record(unitOfWork, {
        'member.changed': {
          ...memberReference(member),
          from: before,
          to: role,
          by: caller.actor.id,
        },
      });
    });
    return this.get(caller, id);
  }

  /** Takes somebody out; they lose access at their next request. @throws AppError NOT_FOUND, LAST_OWNER */
  async remove(caller: Caller, id: string) {
    const removed = await this.get(caller, id);
    await this.database.transaction(async (unitOfWork) => {
      await this.lockTeam(unitOfWork, id);
      const member = await this.records.load(unitOfWork, caller, 'delete', Member, id);
      if (member.role === 'owner') await this.assertNotLastOwner(unitOfWork, member);
      unitOfWork.remove(member);
      this.recordAudit(unitOfWork, caller, member, 'deleted', [{ field: 'role', before: member.role, after: null }]);
      this.events.record(unitOfWork, { 'member.removed': { ...memberReference(member), by: caller.actor.id } });
    });
    return removed;
  }

  /** Locks the employer of a member before the member is loaded, so that nobody changes its members meanwhile. */
  private async lockTeam(unitOfWork: UnitOfWork, id: string): Promise<void> {
    const _id = objectId(id);
    const member = await this.database
      .collection<MemberRow>(Member)
      .findOne({ _id }, { projection: { employerId: 1 } });
    if (member) await this.membership.lock(unitOfWork, member.employerId);
  }

  /** Refuses to remove the last owner. A suspended owner runs nothing, so only those who can sign in count. */
  private async assertNotLastOwner(unitOfWork: UnitOfWork, member: MemberRow): Promise<void> {
    const owners = await unitOfWork.find(Member, { employerId: member.employerId, role: 'owner', status: 'active' });
    const ids = owners.map((owner: { _id: ObjectId }) => owner._id.toHexString());
    if (isLastOwner({ id: member._id.toHexString() }, ids)) throw new AppError('LAST_OWNER');
  }

  private recordAudit(
    unitOfWork: UnitOfWork,
    caller: Caller,
    member: Authorized<MemberRow, 'update' | 'delete'>,
    action: 'updated' | 'deleted',
    changes: NonNullable<Parameters<Audit['record']>[1]['changes']>,
  ): void {
    const { memberId: id, employerId } = memberReference(member);
    this.audit.record(unitOfWork, { caller, action, resource: 'members', id, employerId, changes });
  }

  private async present({ actor }: Caller, rows: readonly MemberRow[]) {
    const view = memberViews[memberViewFor(actor)];
    const accounts = await this.accounts.summaries(rows.map((row) => row.userId));
    return rows.map((row) => {
      const account = accounts.get(row.userId.toHexString());
      const { email = row.email, name = row.name, status = row.status, lastActiveAt = null } = account ?? {};
      return project<(typeof memberViews)[keyof typeof memberViews]>(view, row, { email, name, status, lastActiveAt });
    });
  }
}

const memberReference = ({ _id, userId, employerId }: MemberRow) => ({
  memberId: _id.toHexString(),
  userId: userId.toHexString(),
  employerId: employerId.toHexString(),
});
