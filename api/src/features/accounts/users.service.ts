import {
  userList,
  userViews,
  type ExportParams,
  type ListQuery,
  type UserTransition,
  type ViewOf,
} from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/access/authenticator.ts';
import { Scope } from '../../platform/access/scope.service.ts';
import { Database } from '../../platform/database/database.service.ts';
import { objectId } from '../../platform/database/ids.ts';
import { readPage } from '../../platform/database/lists.ts';
import { project } from '../../platform/database/project.ts';
import { bulk } from '../../platform/errors/bulk.ts';
import { csvExport } from '../../platform/http/csv.export.ts';
import { AccountRegistry } from '../ports/account-registry.port.ts';
import { Audit } from '../ports/audit.port.ts';
import { signInMethods } from './sign-in.methods.ts';
import { User, type UserRow } from './user.entity.ts';

type Shown = ViewOf<typeof userViews.admin>;
/* What the sign-in methods follow from; neither leaves the server. */
const fields = [...userViews.admin.fields, 'passwordHash', 'identities'];

/** Accounts as full administrators see them. */
@Injectable()
export class Users {
  constructor(
    private readonly database: Database,
    private readonly scope: Scope,
    private readonly registry: AccountRegistry,
    private readonly audit: Audit,
  ) {}

  async list(caller: Caller, query: ListQuery) {
    const scope = this.scope.where(caller.ability, 'read', 'User');
    const collection = this.database.collection(User);
    const page = await readPage<UserRow>(collection, { language: userList, query, scope, fields });
    return { items: page.items.map(shown), total: page.total };
  }

  async get(caller: Caller, id: string): Promise<Shown> {
    const row = await this.database.collection(User).findOne<UserRow>({ _id: objectId(id) });
    return shown(this.scope.authorize(caller.ability, 'read', 'User', row));
  }

  async transition(caller: Caller, id: string, transition: UserTransition): Promise<Shown> {
    await this.database.transaction((work) => this.registry.move(work, caller, id, transition));
    return this.get(caller, id);
  }

  /** Moves several accounts in one transaction; who is refused is refused before anything of theirs changes. */
  transitionMany(caller: Caller, ids: readonly string[], transition: UserTransition) {
    return this.database.transaction((work) => bulk(ids, (id) => this.registry.move(work, caller, id, transition)));
  }

  /** @throws Refusal EXPORT_TOO_LARGE beyond the limit of rows */
  async export(caller: Caller, params: ExportParams) {
    const file = await csvExport<UserRow>({
      name: 'accounts',
      collection: this.database.collection(User),
      language: userList,
      params,
      view: 'admin',
      scope: this.scope.where(caller.ability, 'export', 'User'),
      fields,
      columns: userViews.admin.fields,
      shown: (rows) => rows.map(shown),
    });
    await this.audit.exported(caller, 'users');
    return file;
  }
}

const shown = (row: UserRow): Shown => project(userViews.admin, row, { signInMethods: signInMethods(row) });
