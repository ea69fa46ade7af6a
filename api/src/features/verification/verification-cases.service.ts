import {
  caseViewFor,
  caseList,
  caseViews,
  AppError,
  type Authorized,
  type ExportParams,
  type ListQuery,
} from '@prentice/contract';
import { Injectable, type StreamableFile } from '@nestjs/common';
import type { ObjectId } from 'mongodb';
import { instantOrNull } from '../../platform/clock/clock.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { AccessPolicy } from '../../platform/access/access-policy.service.ts';
import { Database } from '../../platform/database/database.service.ts';
import { hex, objectId } from '../../platform/database/ids.ts';
import { readPage } from '../../platform/database/list-queries.ts';
import { queueMetrics, type QueueMetrics } from '../../platform/database/queue-metrics.ts';
import { project } from '../../platform/database/project.ts';
import { csvExport } from '../../platform/http/csv-export.ts';
import { Accounts } from '../accounts/index.ts';
import { Audit } from '../../platform/audit/audit.service.ts';
import { Records } from '../../platform/records/records.service.ts';
import { VerificationCase, type CaseRow } from './case.entity.ts';

type ViewName = keyof typeof caseViews;

// prettier-ignore
const columns = [
  'id', 'employerId', 'employerName', 'employerCountry', 'origin', 'round', 'state', 'level', 'warnings', 'failures',
  'reasons', 'assigneeName', 'decidedByName', 'decidedAt', 'dueAt', 'createdAt',
] as const;

/** Shows cases: the queue of reviewers, the history of an employer. */
@Injectable()
export class VerificationCases {
  constructor(
    private readonly database: Database,
    private readonly accessPolicy: AccessPolicy,
    private readonly records: Records,
    private readonly audit: Audit,
    private readonly accounts: Accounts,
  ) {}

  private get rows() {
    return this.database.collection(VerificationCase);
  }

  async list(caller: Caller, query: ListQuery) {
    const name = caseViewFor(caller.actor);
    const page = await readPage<CaseRow>(this.rows, {
      listSchema: caseList,
      query,
      scope: this.accessPolicy.filterFor(caller.ability, 'read', 'VerificationCase'),
      fields: caseViews[name].fields,
    });
    return { items: await this.presentMany(name, page.items), total: page.total };
  }

  /** @throws AppError NOT_FOUND */
  async get(caller: Caller, id: string) {
    return this.present(caller, await this.records.read(caller, 'read', VerificationCase, id));
  }

  /** Returns a case as those who review it see it. @throws AppError NOT_FOUND */
  async getForReviewer(caller: Caller, id: string) {
    return this.presentAs('reviewer', await this.records.read(caller, 'transition', VerificationCase, id));
  }

  /** Shows a record as its reader may see it. */
  async present(caller: Caller, row: Authorized<CaseRow>) {
    return this.presentAs(caseViewFor(caller.actor), row);
  }

  private async presentAs<Name extends ViewName>(name: Name, row: Authorized<CaseRow>) {
    const [verificationCase] = await this.presentMany(name, [row]);
    if (!verificationCase) throw new AppError('NOT_FOUND');
    return verificationCase;
  }

  /** Returns the cases that wait for a decision, for the dashboard. */
  queue(now: Date): Promise<QueueMetrics> {
    return queueMetrics(this.database.collection<CaseRow>(VerificationCase), { state: 'pending' }, now);
  }

  /** Returns when the open case is due, as an ISO instant; null when it is not, or is not open. */
  async dueAt(caseId: string): Promise<string | null> {
    const row = await this.rows.findOne<CaseRow>({ _id: objectId(caseId), open: true }, { projection: { dueAt: 1 } });
    return instantOrNull(row?.dueAt);
  }

  /** @throws AppError EXPORT_TOO_LARGE, MALFORMED_REQUEST */
  async export(caller: Caller, params: ExportParams): Promise<StreamableFile> {
    const file = await csvExport<CaseRow>({
      name: 'verification-cases',
      collection: this.rows,
      listSchema: caseList,
      params,
      view: caseViewFor(caller.actor),
      scope: this.accessPolicy.filterFor(caller.ability, 'export', 'VerificationCase'),
      fields: caseViews.reviewer.fields,
      columns,
      toRows: async (rows) =>
        (await this.presentMany('reviewer', rows)).map((row) => ({ ...row, reasons: row.reasonCodes.join(' ') })),
    });
    await this.audit.recordExport(caller, 'verification-cases', file);
    return file;
  }

  /** Records in a view. What the owner's view narrows inside a field is trimmed here. */
  private async presentMany<Name extends ViewName>(name: Name, rows: readonly CaseRow[]) {
    const people = await this.accounts.summaries(name === 'reviewer' ? rows.flatMap(peopleOf) : []);
    const nameOf = (id: ObjectId | null | undefined): string | null => people.get(hex(id) ?? '')?.name ?? null;
    return rows.map((row) =>
      project<(typeof caseViews)[Name]>(caseViews[name], row, {
        assigneeName: nameOf(row.assigneeId),
        decidedByName: nameOf(row.decidedBy),
        checks: name === 'reviewer' ? row.checks : row.checks.map(withoutReviewerData),
      }),
    );
  }
}

const peopleOf = ({ assigneeId, decidedBy }: CaseRow): ObjectId[] => [assigneeId, decidedBy].flatMap((id) => id ?? []);

/**
 * Returns a check as its company sees it: without the names of other companies, and without a reviewer's name or words.
 */
function withoutReviewerData({ id, result, detail, at }: CaseRow['checks'][number]) {
  if (id !== 'same_elsewhere' || detail.key === 'same_elsewhere.none') return { id, result, detail, at };
  return { id, result, detail: { key: 'same_elsewhere.hidden', params: {} }, at };
}
