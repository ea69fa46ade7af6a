import {
  administratorList,
  administratorRoles,
  administratorView,
  ungrantablePermissions,
  isOwnAccount,
  AppError,
  type AdministratorUpdate,
  type ListQuery,
  type UserTransitionRequest,
  type ViewOf,
} from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import { ObjectId, type Document, type Filter } from 'mongodb';
import type { Caller } from '../../platform/access/caller.ts';
import { AccessPolicy } from '../../platform/access/access-policy.service.ts';
import { Database, type UnitOfWork } from '../../platform/database/database.service.ts';
import { project } from '../../platform/database/project.ts';
import { Events } from '../../platform/events/events.service.ts';
import { Accounts, type AccountSummary, ActiveAdmins } from '../accounts/index.ts';
import { Audit } from '../../platform/audit/audit.service.ts';

type AdministratorView = ViewOf<typeof administratorView>;
const administratorsOnly: Filter<Document> = { role: { $in: [...administratorRoles] }, status: { $ne: 'erased' } };

/** Lists full and limited administrators, changes their rights and suspends them. */
@Injectable()
export class Administrators {
  constructor(
    private readonly database: Database,
    private readonly accessPolicy: AccessPolicy,
    private readonly events: Events,
    private readonly accounts: Accounts,
    private readonly activeAdmins: ActiveAdmins,
    private readonly audit: Audit,
  ) {}

  async list(caller: Caller, query: ListQuery) {
    const scope = { $and: [this.accessPolicy.filterFor(caller.ability, 'read', 'User'), administratorsOnly] };
    const page = await this.accounts.page(administratorList, query, scope, administratorView.fields);
    return { items: page.items.map((row) => project(administratorView, row)), total: page.total };
  }

  async get(caller: Caller, id: string): Promise<AdministratorView> {
    const query = { filters: { id: [id] }, sort: { name: 'id', field: '_id', order: 'ASC' }, range: [0, 0] } as const;
    const { items } = await this.list(caller, query);
    const [administrator] = items;
    if (!administrator) throw new AppError('NOT_FOUND');
    return administrator;
  }

  /**
   * Changes role and permissions; they count at that administrator's next request.
   * @throws AppError SELF_PERMISSION_CHANGE, PERMISSION_REQUIRED, VERSION_CONFLICT, LAST_ADMIN; FORBIDDEN when the
   * caller is no full administrator any more
   */
  async update(
    caller: Caller,
    id: string,
    change: AdministratorUpdate,
    version: number | undefined,
  ): Promise<AdministratorView> {
    if (isOwnAccount(caller.actor, { id })) throw new AppError('SELF_PERMISSION_CHANGE');
    const [lacking] = ungrantablePermissions(caller.actor, change.permissions);
    if (lacking) throw new AppError('PERMISSION_REQUIRED', { permission: lacking });
    await this.database.transaction(async (unitOfWork) => {
      await this.activeAdmins.lockForAdmin(unitOfWork, caller.actor.id);
      const before = await this.load(unitOfWork, caller, id);
      await this.accounts.changeGrant(unitOfWork, caller, id, change, version);
      await this.updateActiveAdmins(unitOfWork, before, change);
      const changes = [
        { field: 'role', before: before.role, after: change.role },
        { field: 'permissions', before: before.permissions.join(', '), after: change.permissions.join(', ') },
      ].filter((difference) => difference.before !== difference.after);
      this.audit.record(unitOfWork, { caller, action: 'granted', resource: 'administrators', id, changes });
      this.events.record(unitOfWork, {
        'administrator.changed': { userId: id, by: caller.actor.id, role: change.role },
      });
    });
    return this.get(caller, id);
  }

  async transition(caller: Caller, id: string, transition: UserTransitionRequest): Promise<AdministratorView> {
    if (isOwnAccount(caller.actor, { id })) throw new AppError('SELF_PERMISSION_CHANGE');
    await this.database.transaction(async (unitOfWork) => {
      await this.load(unitOfWork, caller, id);
      await this.accounts.transition(unitOfWork, caller, id, transition);
    });
    return this.get(caller, id);
  }

  /** Adds somebody to the list or removes them; it holds active full administrators only. */
  private async updateActiveAdmins(
    unitOfWork: UnitOfWork,
    before: AccountSummary,
    change: AdministratorUpdate,
  ): Promise<void> {
    const _id = new ObjectId(before.id);
    if (before.role === 'admin' && change.role !== 'admin') await this.activeAdmins.remove(unitOfWork, _id);
    if (change.role === 'admin' && before.status === 'active') await this.activeAdmins.add(unitOfWork, _id);
  }

  private async load(unitOfWork: UnitOfWork, caller: Caller, id: string): Promise<AccountSummary> {
    const account = await this.accounts.read(unitOfWork, id);
    this.accessPolicy.authorize(caller.ability, 'update', 'User', account);
    if (account.role !== 'admin' && account.role !== 'limited_admin') throw new AppError('NOT_FOUND');
    return account;
  }
}
