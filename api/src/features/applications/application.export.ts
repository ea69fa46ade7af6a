import { applicationList, parseListQuery, showsContacts, type Id, type ExportParams } from '@prentice/contract';
import { Injectable, type StreamableFile } from '@nestjs/common';
import type { Caller } from '../../platform/access/authenticator.ts';
import { Scope } from '../../platform/access/scope.service.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { Database } from '../../platform/database/database.service.ts';
import { csvExport } from '../../platform/http/csv.export.ts';
import { Audit } from '../ports/audit.port.ts';
import { Application, type ApplicationRow } from './application.entity.ts';
import { presentRow, rowFields, type Shown } from './application.presenter.ts';
import { isSuspended } from './application.trust.ts';
import { inDueOrder, stateFilters } from './application.queries.ts';
import { Applications } from './applications.service.ts';

const shared = [
  'id',
  'candidate',
  'internship',
  'state',
  'submittedAt',
  'responseDueAt',
  'firstResponseAt',
  'overdue',
  'rejection',
  'updatedAt',
];
const columns = {
  row: [...shared, 'email', 'phone', 'rating', 'tags', 'notes', 'interview', 'startDate', 'offerExpires'],
  admin: [...shared, 'employer', 'startDate', 'payMin', 'payMax', 'payCurrency', 'payUnit', 'offerExpires'],
} as const;

/** Contacts are read from the record, and shown where the record's own view shows them. */
type Stored = ApplicationRow & {
  readonly candidate?: { readonly email?: string; readonly phone?: string | null } | null;
};

function contactsOf({ cards }: Shown, { internshipId, state, candidate }: Stored, blind: boolean) {
  const card = cards.get(internshipId.toHexString());
  const open = card !== undefined && !isSuspended(card) && !blind && showsContacts(state);
  return { email: (open && candidate?.email) || '', phone: (open && candidate?.phone) || '' };
}

function lineFor(shown: Shown, row: Stored) {
  const one = presentRow(shown, row);
  return {
    ...one,
    ...contactsOf(shown, row, one.blind),
    candidate: one.displayName,
    internship: one.internship.title,
    rejection: one.rejection?.code ?? '',
    tags: one.tags.join('; '),
    notes: one.noteCount,
    interview: one.interview?.startsAt ?? '',
    startDate: one.offer?.startDate ?? '',
    offerExpires: one.offer?.expiresAt ?? '',
  };
}

/** What administrators read beside: the intern by name, the employer, what was offered. */
const adminCells = (shown: Shown, row: Stored) => ({
  candidate: row.internName,
  employer: employerName(shown, row.internshipId.toHexString()),
  payMin: row.offer?.pay?.min,
  payMax: row.offer?.pay?.max,
  payCurrency: row.offer?.pay?.currency,
  payUnit: row.offer?.pay?.unit,
});

const employerName = ({ cards }: Shown, internshipId: Id): string => cards.get(internshipId)?.employer.name ?? '';

/** Applications as a spreadsheet, in the scope and view of whoever asks: what is hidden on the screen is hidden here. */
@Injectable()
export class ApplicationExport {
  constructor(
    private readonly database: Database,
    private readonly scope: Scope,
    private readonly clock: Clock,
    private readonly applications: Applications,
    private readonly audit: Audit,
  ) {}

  /** @throws Refusal EXPORT_TOO_LARGE above the limit of rows */
  async file(caller: Caller, params: ExportParams): Promise<StreamableFile> {
    const view = caller.actor.role === 'admin' ? 'admin' : 'row';
    const { without: _, ...asked } = params;
    const { name, field } = inDueOrder(parseListQuery(applicationList, asked, view)).sort;
    const fields = [...rowFields, ...(view === 'row' ? ['candidate.email', 'candidate.phone'] : ['offer.pay'])];
    const file = await csvExport<Stored>({
      name: 'applications',
      collection: this.database.collection(Application),
      language: { ...applicationList, sorts: { ...applicationList.sorts, [name]: field } },
      params,
      view,
      scope: this.scope.where(caller.ability, 'export', 'Application'),
      fields,
      columns: columns[view],
      custom: stateFilters(caller.actor.role, this.clock.now()),
      shown: async (rows) => {
        const shown = await this.applications.shown(caller, rows);
        return rows.map((row) => ({
          ...lineFor(shown, row),
          ...(view === 'admin' ? adminCells(shown, row) : {}),
        }));
      },
    });
    await this.audit.exported(caller, 'applications');
    return file;
  }
}
