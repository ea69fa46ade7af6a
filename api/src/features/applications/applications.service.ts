import {
  applicationLimits,
  applicationList,
  applicationLifecycle,
  AppError,
  type Authorized,
  type ListQuery,
  type Page,
} from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { Document, Filter } from 'mongodb';
import type { Caller } from '../../platform/access/caller.ts';
import { AccessPolicy } from '../../platform/access/access-policy.service.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { Database } from '../../platform/database/database.service.ts';
import { objectId } from '../../platform/database/ids.ts';
import { readPage } from '../../platform/database/list-queries.ts';
import { Records } from '../../platform/records/records.service.ts';
import { InternshipLookup } from '../internships/index.ts';
import { Application, type ApplicationRow } from './application.entity.ts';
import {
  asInternSees,
  presentApplication,
  presentApplicationRow,
  presentToAdmin,
  presentToIntern,
  applicationRowFields,
  type PresentationContext,
} from './application-presenter.ts';
import { dueOrderOf } from './response-deadlines/due-order.ts';
import { isByDueDate, sortedByDueDate, overdueFilter, stateFilters } from './lists/application-queries.ts';

const allFields = Object.keys(Application.meta.properties);

/** Reads applications: lists, one, several side by side, counts. */
@Injectable()
export class Applications {
  constructor(
    private readonly database: Database,
    private readonly accessPolicy: AccessPolicy,
    private readonly records: Records,
    private readonly clock: Clock,
    private readonly internships: InternshipLookup,
  ) {}

  private get rows() {
    return this.database.collection<ApplicationRow>(Application);
  }

  /** Returns the view that a list shows to an actor, and by which it may be filtered. */
  listView({ actor }: Caller): 'row' | 'intern' | 'admin' {
    if (actor.role === 'employer') return 'row';
    return actor.role === 'intern' ? 'intern' : 'admin';
  }

  async list(caller: Caller, query: ListQuery) {
    const view = this.listView(caller);
    const isSortedForIntern = view === 'intern' && isByDueDate(query);
    const page = await (isSortedForIntern ? this.pageByVisibleDueDate(caller, query) : this.page(caller, query));
    const context = await this.presentationContext(caller, page.items);
    const presentInView = { row: presentApplicationRow, intern: presentToIntern, admin: presentToAdmin }[view];
    return { items: page.items.map((row) => presentInView(context, row)), total: page.total };
  }

  private page(caller: Caller, query: ListQuery): Promise<Page<ApplicationRow>> {
    return readPage<ApplicationRow>(this.database.collection(Application), {
      listSchema: applicationList,
      query: sortedByDueDate(query),
      scope: this.accessPolicy.filterFor(caller.ability, 'read', 'Application'),
      fields: this.listView(caller) === 'row' ? applicationRowFields : allFields,
      custom: stateFilters(caller.actor.role, this.clock.now()),
    });
  }

  /**
   * Returns a page sorted by the due dates that the intern can see: the stored order would reveal a shortlisting that can
   * still be undone. All of the intern's applications are read, which are few.
   */
  private async pageByVisibleDueDate(caller: Caller, query: ListQuery): Promise<Page<ApplicationRow>> {
    const now = this.clock.now();
    const all = await this.page(caller, { ...query, range: [0, applicationList.maxRange - 1] });
    const visibleDueOrder = (row: ApplicationRow): number =>
      dueOrderOf({ internState: asInternSees(row, now).state, responseDueAt: row.responseDueAt ?? null }).getTime();
    /* The id decides last, as in the order of the database. */
    const ordered = all.items.toSorted(
      (first, second) =>
        visibleDueOrder(first) - visibleDueOrder(second) ||
        first._id.toHexString().localeCompare(second._id.toHexString()),
    );
    return { items: ordered.slice(query.range[0], query.range[1] + 1), total: all.total };
  }

  async get(caller: Caller, id: string) {
    return this.present(caller, await this.records.read(caller, 'read', Application, id));
  }

  /** Returns up to four, in the order asked. @throws AppError NOT_FOUND when one of them is not the asker's */
  async compare(caller: Caller, ids: string) {
    const applicationIds = [...new Set(ids.split(','))];
    if (applicationIds.length > applicationLimits.compare)
      throw new AppError('MALFORMED_REQUEST', {}, [{ field: 'ids', code: 'too_big', message: 'At most four.' }]);
    const rows = await this.rows.find({ _id: { $in: applicationIds.map(objectId) } }).toArray();
    const applications = applicationIds.map((id) =>
      this.accessPolicy.authorize(
        caller.ability,
        'update',
        'Application',
        rows.find((row) => row._id.toHexString() === id) ?? null,
      ),
    );
    const context = await this.presentationContext(caller, applications);
    return applications.map((row) => presentApplication(context, row));
  }

  /** Counts the applications in each state; states without any are 0. */
  async counts(caller: Caller, internshipId: string | undefined) {
    const scope = this.accessPolicy.filterFor(caller.ability, 'update', 'Application');
    const all: Filter<Document> = { $and: [scope, internshipId ? { internshipId: objectId(internshipId) } : {}] };
    const count = (filter: Filter<Document>) =>
      this.database.collection(Application).countDocuments({ $and: [all, filter] });
    const [overdue, ...counted] = await Promise.all([
      count(overdueFilter(this.clock.now())),
      ...applicationLifecycle.states.map((state) => count({ state })),
    ]);
    const states = Object.fromEntries(applicationLifecycle.states.map((state, index) => [state, counted[index] ?? 0]));
    return { states, overdue, total: counted.reduce((sum, count) => sum + count, 0) };
  }

  /** Presents the record as its reader may see it. */
  async present(caller: Caller, row: Authorized<ApplicationRow>) {
    return presentApplication(await this.presentationContext(caller, [row]), row);
  }

  /** Presents one application as its intern sees it. */
  async presentToIntern(caller: Caller, row: Authorized<ApplicationRow>) {
    return presentToIntern(await this.presentationContext(caller, [row]), row);
  }

  /** Loads what is needed to present these records. One query. */
  async presentationContext(
    { actor }: Caller,
    rows: readonly Pick<ApplicationRow, 'internshipId'>[],
  ): Promise<PresentationContext> {
    const ids = new Map(rows.map((row) => [row.internshipId.toHexString(), row.internshipId]));
    return { actor, now: this.clock.now(), summaries: await this.internships.summaries([...ids.values()]) };
  }
}
