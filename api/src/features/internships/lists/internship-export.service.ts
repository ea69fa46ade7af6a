import {
  exportedColumns,
  internshipFields,
  internshipList,
  internshipViews,
  type ExportParams,
  type InternshipViewName,
  type Pay,
} from '@prentice/contract';
import { Injectable, type StreamableFile } from '@nestjs/common';
import type { Caller } from '../../../platform/access/caller.ts';
import { Database } from '../../../platform/database/database.service.ts';
import { csvExport } from '../../../platform/http/csv-export.ts';
import { Audit } from '../../../platform/audit/audit.service.ts';
import { Internship, type InternshipRow } from '../internship.entity.ts';
import { InternshipLists, internshipFilters } from './internship-lists.service.ts';
import { presentInternshipAs } from '../internship-presenter.ts';

const payCells = (pay: Pay | null | undefined) => ({
  payMin: pay?.min,
  payMax: pay?.max,
  payCurrency: pay?.currency,
  payUnit: pay?.unit,
  payType: pay?.type,
});

/** Returns one line: nested values in columns of their own; what the view hides has been taken away before. */
const toExportRow = (view: InternshipViewName, row: InternshipRow): object => {
  const presentedInternship = presentInternshipAs(view, row);
  const counts = 'counts' in presentedInternship ? presentedInternship.counts : undefined;
  return {
    ...presentedInternship,
    ...payCells(row.pay),
    employer: row.employer.name,
    risk: 'risk' in presentedInternship ? presentedInternship.risk?.score : undefined,
    applications: counts?.total,
    overdue: counts?.overdue,
  };
};

/** Exports internships as a spreadsheet, in the view and scope of the caller. */
@Injectable()
export class InternshipExport {
  constructor(
    private readonly database: Database,
    private readonly lists: InternshipLists,
    private readonly audit: Audit,
  ) {}

  /** @throws AppError EXPORT_TOO_LARGE above the limit of rows */
  async csv(caller: Caller, params: ExportParams): Promise<StreamableFile> {
    const view = this.lists.listView(caller);
    const file = await csvExport<InternshipRow>({
      name: 'internships',
      collection: this.database.collection(Internship),
      listSchema: internshipList,
      params,
      view,
      scope: this.lists.listScope(caller),
      fields: internshipViews[view].fields,
      columns: exportedColumns(internshipFields, view),
      custom: internshipFilters,
      toRows: (rows) => rows.map((row) => toExportRow(view, row)),
    });
    await this.audit.recordExport(caller, 'internships');
    return file;
  }
}
