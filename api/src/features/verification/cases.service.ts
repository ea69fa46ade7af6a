import { caseAudience, caseList, caseViews, Refusal, type ExportParams, type ListQuery } from '@prentice/contract';
import { Injectable, type StreamableFile } from '@nestjs/common';
import type { ObjectId } from 'mongodb';
import type { Caller } from '../../platform/access/authenticator.ts';
import { Scope } from '../../platform/access/scope.service.ts';
import { Database } from '../../platform/database/database.service.ts';
import { hex, objectId } from '../../platform/database/ids.ts';
import { readPage } from '../../platform/database/lists.ts';
import { project } from '../../platform/database/project.ts';
import { csvExport } from '../../platform/http/csv.export.ts';
import { AccountRegistry } from '../ports/account-registry.port.ts';
import { Audit } from '../ports/audit.port.ts';
import { CaseCalendar } from '../ports/employer-desk.port.ts';
import { VerificationCase, type CaseRow } from './case.entity.ts';

type ViewName = keyof typeof caseViews;

// prettier-ignore
const columns = [
  'id', 'employerId', 'employerName', 'employerCountry', 'origin', 'round', 'state', 'level', 'warnings', 'failures',
  'reasons', 'assigneeName', 'decidedByName', 'decidedAt', 'dueAt', 'createdAt',
] as const;

/** Shows cases: the queue of reviewers, the history of an employer. */
@Injectable()
export class Cases extends CaseCalendar {
  constructor(
    private readonly database: Database,
    private readonly scope: Scope,
    private readonly audit: Audit,
    private readonly accounts: AccountRegistry,
  ) {
    super();
  }

  private get rows() {
    return this.database.collection(VerificationCase);
  }

  async list(caller: Caller, query: ListQuery) {
    const name = caseAudience(caller.actor);
    const page = await readPage<CaseRow>(this.rows, {
      language: caseList,
      query,
      scope: this.scope.where(caller.ability, 'read', 'VerificationCase'),
      fields: caseViews[name].fields,
    });
    return { items: await this.shown(name, page.items), total: page.total };
  }

  /** @throws Refusal NOT_FOUND */
  async get(caller: Caller, id: string) {
    return this.show(caller, await this.rows.findOne<CaseRow>({ _id: objectId(id) }));
  }

  /** Shows a record as its reader may see it. @throws Refusal NOT_FOUND */
  async show(caller: Caller, row: CaseRow | null) {
    const may = this.scope.authorize(caller.ability, 'read', 'VerificationCase', row);
    const [found] = await this.shown(caseAudience(caller.actor), [may]);
    if (!found) throw new Refusal('NOT_FOUND');
    return found;
  }

  async dueAt(caseId: string): Promise<string | null> {
    const row = await this.rows.findOne<CaseRow>({ _id: objectId(caseId), open: true }, { projection: { dueAt: 1 } });
    return row?.dueAt?.toISOString() ?? null;
  }

  /** @throws Refusal EXPORT_TOO_LARGE, MALFORMED_REQUEST */
  async export(caller: Caller, params: ExportParams): Promise<StreamableFile> {
    const file = await csvExport<CaseRow>({
      name: 'verification-cases',
      collection: this.rows,
      language: caseList,
      params,
      view: caseAudience(caller.actor),
      scope: this.scope.where(caller.ability, 'export', 'VerificationCase'),
      fields: caseViews.reviewer.fields,
      columns,
      shown: async (rows) =>
        (await this.shown('reviewer', rows)).map((row) => ({ ...row, reasons: row.reasonCodes.join(' ') })),
    });
    await this.audit.exported(caller, 'verification-cases');
    return file;
  }

  /** Records in a view. What the owner's view narrows inside a field is trimmed here. */
  private async shown(name: ViewName, rows: readonly CaseRow[]) {
    const people = await this.accounts.cards(name === 'reviewer' ? rows.flatMap(peopleOf) : []);
    const nameOf = (id: ObjectId | null | undefined): string | null => people.get(hex(id) ?? '')?.name ?? null;
    return rows.map((row) =>
      project<(typeof caseViews)[ViewName]>(caseViews[name], row, {
        assigneeName: nameOf(row.assigneeId),
        decidedByName: nameOf(row.decidedBy),
        checks: name === 'reviewer' ? row.checks : row.checks.map(ownCheck),
      }),
    );
  }
}

const peopleOf = ({ assigneeId, decidedBy }: CaseRow): ObjectId[] => [assigneeId, decidedBy].flatMap((id) => id ?? []);

/** No other companies, and no names or words of reviewers. */
function ownCheck({ id, result, detail, at }: CaseRow['checks'][number]) {
  if (id !== 'same_elsewhere' || detail.key === 'same_elsewhere.none') return { id, result, detail, at };
  return { id, result, detail: { key: 'same_elsewhere.hidden', params: {} }, at };
}
