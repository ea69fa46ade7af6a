import {
  applicationList,
  candidateNameIn,
  parseListQuery,
  rejectionReasons,
  showsContacts,
  utcDay,
  type ExportParams,
  type Id,
  type Locale,
} from '@prentice/contract';
import { Injectable, type StreamableFile } from '@nestjs/common';
import type { Caller } from '../../../platform/access/caller.ts';
import { AccessPolicy } from '../../../platform/access/access-policy.service.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { Database } from '../../../platform/database/database.service.ts';
import { amountCell, csvColumns, csvExport, readableTime, stateNames } from '../../../platform/http/csv-export.ts';
import { Audit } from '../../../platform/audit/audit.service.ts';
import { Application, type ApplicationRow } from '../application.entity.ts';
import { presentApplicationRow, applicationRowFields, type PresentationContext } from '../application-presenter.ts';
import { isSuspended } from '../decisions/decision-rules.ts';
import { applicationColumns, applicationTableMessages } from './application-table.messages.ts';
import { sortedByDueDate, stateFilters } from './application-queries.ts';
import { Applications } from '../applications.service.ts';

/** Contacts are read from the record, and shown where the record's own view shows them. */
type ExportedApplication = ApplicationRow & {
  readonly candidate?: { readonly email?: string; readonly phone?: string | null } | null;
};

function contactsOf(
  { summaries }: PresentationContext,
  { internshipId, state, candidate }: ExportedApplication,
  blind: boolean,
) {
  const summary = summaries.get(internshipId.toHexString());
  const open = summary !== undefined && !isSuspended(summary) && !blind && showsContacts(state);
  return { email: (open && candidate?.email) || '', phone: (open && candidate?.phone) || '' };
}

function toEmployerCells(context: PresentationContext, row: ExportedApplication) {
  const presented = presentApplicationRow(context, row);
  return {
    ...presented,
    ...contactsOf(context, row, presented.blind),
    candidate: presented.displayName,
    internship: presented.internship.title,
    rejection: presented.rejection?.code ?? '',
    match: presented.match?.score ?? '',
    tags: presented.tags.join('; '),
    notes: presented.noteCount,
    interview: presented.interview?.startsAt ?? '',
    startDate: presented.offer?.startDate ?? '',
    offerExpires: presented.offer?.expiresAt ?? '',
  };
}

/** Returns what administrators read in addition: the intern by name, the employer, what was offered. */
const toAdminCells = (context: PresentationContext, row: ExportedApplication) => ({
  candidate: row.internName,
  employer: employerName(context, row.internshipId.toHexString()),
  payMin: row.offer?.pay?.min,
  payMax: row.offer?.pay?.max,
  payCurrency: row.offer?.pay?.currency,
  payUnit: row.offer?.pay?.unit,
});

type ExportCells = ReturnType<typeof toEmployerCells> & Partial<ReturnType<typeof toAdminCells>>;

const readable = (instant: string | null): string | null => readableTime(instant === null ? null : new Date(instant));

/** Returns the cells of a row as people of a language read them: values in words, amounts in whole units. */
function inWords(cells: ExportCells, locale: Locale): object {
  const words = applicationTableMessages[locale];
  const reasons: Readonly<Record<string, string>> = rejectionReasons[locale];
  const { payUnit, payCurrency } = cells;
  return {
    ...cells,
    candidate: candidateNameIn(cells.candidate, locale),
    state: stateNames[locale][`applicationState.${cells.state}`],
    submittedAt: readable(cells.submittedAt),
    responseDueAt: cells.responseDueAt && utcDay(new Date(cells.responseDueAt)),
    firstResponseAt: readable(cells.firstResponseAt),
    overdue: cells.overdue ? words.yes : words.no,
    rejection: reasons[cells.rejection] ?? cells.rejection,
    interview: cells.interview && readable(cells.interview),
    offerExpires: cells.offerExpires && readable(cells.offerExpires),
    updatedAt: readable(cells.updatedAt),
    payMin: amountCell(cells.payMin, payCurrency),
    payMax: amountCell(cells.payMax, payCurrency),
    payUnit: payUnit && words.payUnit[payUnit],
  };
}

const employerName = ({ summaries }: PresentationContext, internshipId: Id): string =>
  summaries.get(internshipId)?.employer.name ?? '';

/**
 * Exports applications as a spreadsheet, in the scope and view of the caller: what is hidden on the screen is hidden
 * here.
 */
@Injectable()
export class ApplicationExport {
  constructor(
    private readonly database: Database,
    private readonly accessPolicy: AccessPolicy,
    private readonly clock: Clock,
    private readonly applications: Applications,
    private readonly audit: Audit,
  ) {}

  /** @throws AppError EXPORT_TOO_LARGE above the limit of rows */
  async csv(caller: Caller, params: ExportParams): Promise<StreamableFile> {
    const view = caller.actor.role === 'admin' ? 'admin' : 'row';
    const { without: _, lang, ...listQuery } = params;
    const { name, field } = sortedByDueDate(parseListQuery(applicationList, listQuery, view)).sort;
    const fields = [
      ...applicationRowFields,
      ...(view === 'row' ? ['candidate.email', 'candidate.phone'] : ['offer.pay']),
    ];
    const file = await csvExport<ExportedApplication>({
      name: 'applications',
      collection: this.database.collection(Application),
      listSchema: { ...applicationList, sorts: { ...applicationList.sorts, [name]: field } },
      params,
      view,
      scope: this.accessPolicy.filterFor(caller.ability, 'export', 'Application'),
      fields,
      ...csvColumns(applicationColumns[view], lang && applicationTableMessages[lang].headings),
      custom: stateFilters(caller.actor.role, this.clock.now()),
      toRows: async (rows) => {
        const context = await this.applications.presentationContext(caller, rows);
        const cells = rows.map((row) => ({
          ...toEmployerCells(context, row),
          ...(view === 'admin' ? toAdminCells(context, row) : {}),
        }));
        return lang ? cells.map((row) => inWords(row, lang)) : cells;
      },
    });
    await this.audit.recordExport(caller, 'applications', file);
    return file;
  }
}
