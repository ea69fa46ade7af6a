import {
  employerFields,
  employerViewFor,
  employerList,
  employerViews,
  exportedColumns,
  type ExportParams,
  utcDay,
} from '@prentice/contract';
import { Injectable, type StreamableFile } from '@nestjs/common';
import type { Caller } from '../../platform/access/caller.ts';
import { AccessPolicy } from '../../platform/access/access-policy.service.ts';
import { Database } from '../../platform/database/database.service.ts';
import { csvExport } from '../../platform/http/csv-export.ts';
import { Audit } from '../../platform/audit/audit.service.ts';
import { Employer, type EmployerRow } from './employer.entity.ts';

const day = (date: Date | null): string | null => date && utcDay(date);

/** Returns one line of the export: nested values in columns of their own. */
const toExportRow = ({ _id, verification, responsiveness, createdAt, ...employer }: EmployerRow): object => ({
  ...employer,
  id: _id.toHexString(),
  state: verification.state,
  level: verification.level,
  verifiedAt: day(verification.verifiedAt),
  expiresAt: day(verification.expiresAt),
  medianDays: responsiveness?.medianDays,
  withinPromise: responsiveness?.withinPromise,
  answers: responsiveness?.count,
  createdAt: day(createdAt),
});

/** Exports employers as a table for spreadsheets. */
@Injectable()
export class EmployerExport {
  constructor(
    private readonly database: Database,
    private readonly accessPolicy: AccessPolicy,
    private readonly audit: Audit,
  ) {}

  /** @throws AppError EXPORT_TOO_LARGE, MALFORMED_REQUEST */
  async csv(caller: Caller, params: ExportParams): Promise<StreamableFile> {
    const file = await csvExport<EmployerRow>({
      name: 'employers',
      collection: this.database.collection(Employer),
      listSchema: employerList,
      params,
      view: employerViewFor(caller.actor),
      scope: this.accessPolicy.filterFor(caller.ability, 'export', 'Employer'),
      fields: employerViews.full.fields,
      columns: exportedColumns(employerFields),
      toRows: (rows) => rows.map(toExportRow),
    });
    await this.audit.recordExport(caller, 'employers', file);
    return file;
  }
}
