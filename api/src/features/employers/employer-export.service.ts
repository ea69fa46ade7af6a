import {
  codeNamesDe,
  codeNamesEn,
  countryChoices,
  employerFields,
  employerViewFor,
  employerList,
  employerViews,
  exportedColumns,
  type ExportParams,
  type Locale,
  utcDay,
} from '@prentice/contract';
import { Injectable, type StreamableFile } from '@nestjs/common';
import type { Caller } from '../../platform/access/caller.ts';
import { AccessPolicy } from '../../platform/access/access-policy.service.ts';
import { Database } from '../../platform/database/database.service.ts';
import { csvColumns, csvExport, stateNames } from '../../platform/http/csv-export.ts';
import { Audit } from '../../platform/audit/audit.service.ts';
import { employerTableMessages } from './employer-table.messages.ts';
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

const valueNames = { en: codeNamesEn, de: codeNamesDe } as const;

/** Returns a function that gives what people of a language read in place of the codes and fractions of a line. */
function wordCellsIn(locale: Locale): (employer: EmployerRow) => object {
  const words = employerTableMessages[locale];
  const names = valueNames[locale];
  const countries = new Map(countryChoices(locale).map(({ id, name }) => [id, name]));
  return ({ industry, type, sizeBand, country, verification, responsiveness, publishBlocked }) => ({
    industry: industry && names[`industry.${industry}`],
    type: type && names[`employerType.${type}`],
    sizeBand: sizeBand?.replace('-', '–'),
    country: country && (countries.get(country) ?? country),
    state: stateNames[locale][`verificationState.${verification.state}`],
    withinPromise: responsiveness && Math.round(responsiveness.withinPromise * 100),
    publishBlocked: publishBlocked ? words.yes : words.no,
  });
}

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
    const { lang } = params;
    const wordCells = lang ? wordCellsIn(lang) : () => ({});
    const file = await csvExport<EmployerRow>({
      name: 'employers',
      collection: this.database.collection(Employer),
      listSchema: employerList,
      params,
      view: employerViewFor(caller.actor),
      scope: this.accessPolicy.filterFor(caller.ability, 'export', 'Employer'),
      fields: employerViews.full.fields,
      ...csvColumns(exportedColumns(employerFields), lang && employerTableMessages[lang].headings),
      toRows: (rows) => rows.map((row) => ({ ...toExportRow(row), ...wordCells(row) })),
    });
    await this.audit.recordExport(caller, 'employers', file);
    return file;
  }
}
