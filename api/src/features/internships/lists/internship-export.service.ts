import {
  choiceFields,
  codeNamesDe,
  codeNamesEn,
  exportedColumns,
  internshipFields,
  internshipFieldsDe,
  internshipFieldsEn,
  internshipList,
  internshipViews,
  type ExportParams,
  type InternshipViewName,
  type Locale,
  type Pay,
} from '@prentice/contract';
import { Injectable, type StreamableFile } from '@nestjs/common';
import type { Caller } from '../../../platform/access/caller.ts';
import { Database } from '../../../platform/database/database.service.ts';
import { amountCell, csvColumns, csvExport, readableTime, stateNames } from '../../../platform/http/csv-export.ts';
import { Audit } from '../../../platform/audit/audit.service.ts';
import { Internship, type InternshipRow } from '../internship.entity.ts';
import { internshipTableMessages } from './internship-table.messages.ts';
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

/** What the values of choices are called, by field and value. */
const valueNames: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  en: { ...codeNamesEn, ...internshipFieldsEn },
  de: { ...codeNamesDe, ...internshipFieldsDe },
};

/** Returns what people of a language read in place of the codes of a line: words, whole units of money, times. */
function wordCells(row: InternshipRow, locale: Locale) {
  const { state, pay, submittedAt, createdAt, updatedAt } = row;
  const words = internshipTableMessages[locale];
  const names = valueNames[locale];
  return {
    state: stateNames[locale][`internshipState.${state}`],
    ...Object.fromEntries(choiceFields.map((field) => [field, row[field] && names[`${field}.${row[field]}`]])),
    payMin: amountCell(pay?.min, pay?.currency),
    payMax: amountCell(pay?.max, pay?.currency),
    payUnit: pay?.unit && words.payUnit[pay.unit],
    payType: pay && names[`payType.${pay.type}`],
    submittedAt: readableTime(submittedAt),
    createdAt: readableTime(createdAt),
    updatedAt: readableTime(updatedAt),
  };
}

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
    const { lang } = params;
    const file = await csvExport<InternshipRow>({
      name: 'internships',
      collection: this.database.collection(Internship),
      listSchema: internshipList,
      params,
      view,
      scope: this.lists.listScope(caller),
      fields: internshipViews[view].fields,
      ...csvColumns(exportedColumns(internshipFields, view), lang && internshipTableMessages[lang].headings),
      custom: internshipFilters,
      toRows: (rows) => rows.map((row) => ({ ...toExportRow(view, row), ...(lang && wordCells(row, lang)) })),
    });
    await this.audit.recordExport(caller, 'internships', file);
    return file;
  }
}
