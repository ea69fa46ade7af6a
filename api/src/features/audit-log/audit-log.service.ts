import {
  actionsByCategory,
  auditPeriodDays,
  auditViewFor,
  auditList,
  auditViews,
  failedActions,
  parseListQuery,
  AppError,
  type Actor,
  type AuditCategory,
  type AuditPeriod,
  type AuditResult,
  type ExportParams,
  type ListQuery,
} from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import { ObjectId } from 'mongodb';
import type { Caller } from '../../platform/access/caller.ts';
import { AccessPolicy } from '../../platform/access/access-policy.service.ts';
import { Clock, DAY } from '../../platform/clock/clock.ts';
import { Database } from '../../platform/database/database.service.ts';
import { hex, objectId } from '../../platform/database/ids.ts';
import { readPage, type CustomFilters } from '../../platform/database/list-queries.ts';
import { project } from '../../platform/database/project.ts';
import { csvColumns, csvExport } from '../../platform/http/csv-export.ts';
import { Accounts } from '../accounts/index.ts';
import { AdministratorInvitations } from '../administrators/index.ts';
import { PersonalData } from '../data-requests/index.ts';
import { AuditEntry, type AuditRow } from '../../platform/audit/audit.entity.ts';
import { auditCellsIn, auditTableMessages } from './audit-export-cells.ts';

/** Reads the log as far as it concerns the reader. There is nothing here that writes. */
@Injectable()
export class AuditLog {
  constructor(
    private readonly database: Database,
    private readonly accessPolicy: AccessPolicy,
    private readonly accounts: Accounts,
    private readonly invitations: AdministratorInvitations,
    private readonly personalData: PersonalData,
    private readonly clock: Clock,
  ) {}

  async list(caller: Caller, query: ListQuery) {
    const scope = this.accessPolicy.filterFor(caller.ability, 'read', 'AuditEntry');
    const custom = await this.customFilters(query);
    const { fields } = auditViews.admin;
    const rows = this.database.collection(AuditEntry);
    const page = await readPage<AuditRow>(rows, { listSchema: auditList, query, scope, fields, custom });
    return { items: await this.present(caller.actor, page.items), total: page.total };
  }

  async get(caller: Caller, id: string) {
    const scope = this.accessPolicy.filterFor(caller.ability, 'read', 'AuditEntry');
    const row = await this.database.collection(AuditEntry).findOne<AuditRow>({ $and: [scope, { _id: objectId(id) }] });
    const [entry] = await this.present(caller.actor, row ? [row] : []);
    if (!entry) throw new AppError('NOT_FOUND');
    return entry;
  }

  /** @throws AppError EXPORT_TOO_LARGE beyond the limit of rows */
  async export(caller: Caller, params: ExportParams) {
    const view = auditViewFor(caller.actor);
    const custom = await this.customFilters(parseListQuery(auditList, params, view));
    const { lang } = params;
    const wordCells = lang ? auditCellsIn(lang) : () => ({});
    const present = async (rows: readonly AuditRow[]) => {
      const entries = await this.present(caller.actor, rows);
      return rows.map((row, index) => ({ ...entries[index], ...wordCells(row) }));
    };
    return csvExport<AuditRow>({
      name: 'audit',
      collection: this.database.collection(AuditEntry),
      listSchema: auditList,
      params,
      view,
      scope: this.accessPolicy.filterFor(caller.ability, 'export', 'AuditEntry'),
      fields: auditViews.admin.fields,
      ...csvColumns(
        lang ? readersColumns(auditViews[view].fields) : auditViews[view].fields,
        lang && auditTableMessages[lang].headings,
      ),
      custom,
      toRows: present,
    });
  }

  /** Filters by people: accounts are stored by their id; a name that nobody has finds nothing. */
  private async customFilters({ filters }: Pick<ListQuery, 'filters'>): Promise<CustomFilters> {
    const { actor, person } = filters;
    const actorIds = typeof actor === 'string' ? await this.accounts.idsNamed(actor) : [];
    const records = typeof person === 'string' ? [...(await this.personalData.findRecords(objectId(person)))] : [];
    return {
      actor: () => ({ actorId: { $in: actorIds } }),
      person: () => ({ $or: records.map(([resource, ids]) => ({ resource, resourceId: { $in: ids } })) }),
      category: (category: AuditCategory) => ({ action: { $in: [...actionsByCategory[category]] } }),
      period: (period: AuditPeriod) => ({
        at: { $gte: new Date(this.clock.now().getTime() - auditPeriodDays[period] * DAY) },
      }),
      result: (result: AuditResult) => ({ action: { [result === 'failed' ? '$in' : '$nin']: failedActions } }),
    };
  }

  private async present(actor: Actor, rows: readonly AuditRow[]) {
    const view = auditViews[auditViewFor(actor)];
    const isFull = view === auditViews.admin;
    const named = isFull ? await this.accounts.summaries(peopleOf(rows)) : null;
    const addresses = isFull ? await this.invitations.addresses(invitationIdsOf(rows)) : null;
    const nameOf = (id: ObjectId | null | undefined) => named?.get(hex(id) ?? '')?.name ?? null;
    const addressOf = ({ resource, resourceId }: AuditRow) =>
      (resource === 'invitations' && addresses?.get(hex(resourceId) ?? '')) || null;
    return rows.map((row) =>
      project(view, row, {
        actorName: nameOf(row.actorId),
        resourceLabel: addressOf(row) ?? row.resourceLabel ?? (isAccount(row) ? nameOf(row.resourceId) : null),
      }),
    );
  }
}

/**
 * Returns the columns as people read them: first when and who, all reasons in one, the ids of what has a name at the
 * end.
 */
const readersColumns = (allColumns: readonly string[]): string[] => {
  const columns = allColumns.filter((column) => column !== 'furtherReasonCodes');
  const isId = (column: string) => /^(id|.+Id)$/.test(column);
  return ['at', ...columns.filter((column) => column !== 'at' && !isId(column)), ...columns.filter(isId)];
};

const isAccount = ({ resource }: AuditRow): boolean => resource === 'users' || resource === 'administrators';

/** Entries keep a hint at the address only; whoever may see the invitation reads it there, until it is deleted. */
const invitationIdsOf = (rows: readonly AuditRow[]): ObjectId[] =>
  rows.flatMap(({ resource, resourceId }) =>
    resource === 'invitations' && resourceId instanceof ObjectId ? [resourceId] : [],
  );

/**
 * Returns who acted, and whose accounts were acted upon; names are read when they are shown, so that erased ones are
 * gone.
 */
const peopleOf = (rows: readonly AuditRow[]): ObjectId[] =>
  rows.flatMap((row) => [row.actorId, isAccount(row) ? row.resourceId : null].filter((id) => id instanceof ObjectId));
