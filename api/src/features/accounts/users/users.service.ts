import {
  AppError,
  isOwnAccount,
  userList,
  userViews,
  type ExportParams,
  type ListQuery,
  type UserTransitionRequest,
  type ViewOf,
} from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/access/caller.ts';
import { AccessPolicy } from '../../../platform/access/access-policy.service.ts';
import { Database } from '../../../platform/database/database.service.ts';
import { readPage } from '../../../platform/database/list-queries.ts';
import { objectId } from '../../../platform/database/ids.ts';
import { project } from '../../../platform/database/project.ts';
import { runBulk } from '../../../platform/errors/bulk.ts';
import { csvExport } from '../../../platform/http/csv-export.ts';
import { Accounts } from '../accounts.service.ts';
import { AccountRecovery } from '../recovery/account-recovery.service.ts';
import { SecondFactors } from '../second-factor/second-factors.service.ts';
import { Audit } from '../../../platform/audit/audit.service.ts';
import { Records } from '../../../platform/records/records.service.ts';
import { signInMethods } from '../sign-in/sign-in-methods.ts';
import { User, type UserRow } from '../user.entity.ts';

type UserView = ViewOf<typeof userViews.admin>;
/* What the sign-in methods follow from; neither leaves the server. */
const fields = [...userViews.admin.fields, 'passwordHash', 'identities'];

/** Shows accounts as full administrators see them. */
@Injectable()
export class Users {
  constructor(
    private readonly database: Database,
    private readonly accessPolicy: AccessPolicy,
    private readonly records: Records,
    private readonly accounts: Accounts,
    private readonly audit: Audit,
    private readonly secondFactors: SecondFactors,
    private readonly recovery: AccountRecovery,
  ) {}

  async list(caller: Caller, query: ListQuery) {
    const scope = this.accessPolicy.filterFor(caller.ability, 'read', 'User');
    const collection = this.database.collection(User);
    const page = await readPage<UserRow>(collection, { listSchema: userList, query, scope, fields });
    return { items: page.items.map(toView), total: page.total };
  }

  async get(caller: Caller, id: string): Promise<UserView> {
    return toView(await this.records.read(caller, 'read', User, id));
  }

  async transition(caller: Caller, id: string, transition: UserTransitionRequest): Promise<UserView> {
    await this.database.transaction((unitOfWork) => this.accounts.transition(unitOfWork, caller, id, transition));
    return this.get(caller, id);
  }

  /**
   * Removes the second factor of somebody who has lost it; their own they turn off with their password.
   * @throws AppError NOT_FOUND, SELF_PERMISSION_CHANGE, SECOND_FACTOR_OFF
   */
  async resetSecondFactor(caller: Caller, id: string): Promise<UserView> {
    if (isOwnAccount(caller.actor, { id })) throw new AppError('SELF_PERMISSION_CHANGE');
    await this.recovery.runExclusive(objectId(id), async (unitOfWork) => {
      await this.secondFactors.reset(
        unitOfWork,
        caller,
        await this.records.load(unitOfWork, caller, 'transition', User, id),
      );
    });
    return this.get(caller, id);
  }

  /** Suspends or reinstates several accounts in one transaction; each is checked before it changes. */
  transitionMany(caller: Caller, ids: readonly string[], transition: UserTransitionRequest) {
    return this.database.transaction((unitOfWork) =>
      runBulk(ids, (id) => this.accounts.transition(unitOfWork, caller, id, transition)),
    );
  }

  /** @throws AppError EXPORT_TOO_LARGE beyond the limit of rows */
  async export(caller: Caller, params: ExportParams) {
    const file = await csvExport<UserRow>({
      name: 'accounts',
      collection: this.database.collection(User),
      listSchema: userList,
      params,
      view: 'admin',
      scope: this.accessPolicy.filterFor(caller.ability, 'export', 'User'),
      fields,
      columns: userViews.admin.fields,
      toRows: (rows) => rows.map(toView),
    });
    await this.audit.recordExport(caller, 'users', file);
    return file;
  }
}

const toView = (row: UserRow): UserView => project(userViews.admin, row, { signInMethods: signInMethods(row) });
