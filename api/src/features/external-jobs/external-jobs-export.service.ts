import {
  countryChoices,
  defaultLocale,
  externalJobList,
  externalJobViews,
  fromMinorUnits,
  type ExportParams,
  type Locale,
  utcDay,
} from '@prentice/contract';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { AccessPolicy } from '../../platform/access/access-policy.service.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { Database } from '../../platform/database/database.service.ts';
import { csvExport, readableTime, stateNames } from '../../platform/http/csv-export.ts';
import { Audit } from '../../platform/audit/audit.service.ts';
import { ExternalJob, type ExternalJobRow } from './external-job.entity.ts';
import { tableColumns, tableMessages } from './external-job-table.messages.ts';

/** Returns a function that makes a line of a listing, in the words of a language. */
function lineIn(locale: Locale): (job: ExternalJobRow) => object {
  const words = tableMessages[locale];
  const countries = new Map(countryChoices(locale).map(({ id, name }) => [id, name]));
  return ({ pay, ...job }) => ({
    title: job.title,
    organisation: job.organisation,
    url: job.url,
    state: stateNames[locale][`externalJobState.${job.state}`],
    type: words.type[job.type],
    workMode: words.workMode[job.workMode],
    city: job.city,
    country: job.country && (countries.get(job.country) ?? job.country),
    payMin: pay && fromMinorUnits(pay.min, pay.currency),
    payMax: pay?.max === undefined || pay.max === null ? null : fromMinorUnits(pay.max, pay.currency),
    payCurrency: pay?.currency,
    payUnit: pay && words.payUnit[pay.unit],
    summary: job.summary,
    closesAt: job.closesAt ? utcDay(job.closesAt) : undefined,
    publishAt: readableTime(job.publishAt),
    publishedAt: readableTime(job.publishedAt),
    listed: job.listed ? words.yes : words.no,
    checkOutcome: job.checkOutcome && words.checkOutcome[job.checkOutcome],
    checkedAt: readableTime(job.checkedAt),
    clicks: job.clicks,
    createdAt: readableTime(job.createdAt),
    updatedAt: readableTime(job.updatedAt),
  });
}

/** Exports external jobs as a table for spreadsheets, which an import reads again. */
@Injectable()
export class ExternalJobsExport {
  constructor(
    private readonly database: Database,
    private readonly accessPolicy: AccessPolicy,
    private readonly audit: Audit,
  ) {}

  /** @throws AppError EXPORT_TOO_LARGE above the limit of rows, MALFORMED_REQUEST */
  async csv(caller: Caller, params: ExportParams): Promise<StreamableFile> {
    const { lang = defaultLocale } = params;
    const { name, fields } = externalJobViews.manager;
    const line = lineIn(lang);
    const file = await csvExport<ExternalJobRow>({
      name: 'external-jobs',
      collection: this.database.collection(ExternalJob),
      listSchema: externalJobList,
      params,
      view: name,
      scope: this.accessPolicy.filterFor(caller.ability, 'export', 'ExternalJob'),
      fields,
      columns: tableColumns,
      headings: tableMessages[lang].headings,
      toRows: (rows) => rows.map(line),
    });
    await this.audit.recordExport(caller, 'external-jobs', file);
    return file;
  }
}
