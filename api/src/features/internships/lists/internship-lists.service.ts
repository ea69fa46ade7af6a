import {
  hasPermission,
  internshipList,
  internshipViews,
  type InternshipViewName,
  type ListQuery,
} from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import { employerIdOf, type Caller } from '../../../platform/access/caller.ts';
import { AccessPolicy } from '../../../platform/access/access-policy.service.ts';
import { Database } from '../../../platform/database/database.service.ts';
import { readPage, type CustomFilters } from '../../../platform/database/list-queries.ts';
import { ApplicantChecks } from '../applicant-checks.service.ts';
import { listedInternshipFilter, Internship, type InternshipRow } from '../internship.entity.ts';
import { presentInternshipAs } from '../internship-presenter.ts';

/** Filters of the list that are more than a comparison. */
export const internshipFilters: CustomFilters = {
  waiting: (waiting: boolean) =>
    waiting ? { $or: [{ state: 'pending_review' }, { 'pendingRevision.submittedAt': { $gt: new Date(0) } }] } : {},
  employerLive: (employerLive: boolean) => ({ employerLive }),
};

/** Lists of internships, for each asker their own. */
@Injectable()
export class InternshipLists {
  constructor(
    private readonly database: Database,
    private readonly accessPolicy: AccessPolicy,
    private readonly applicants: ApplicantChecks,
  ) {}

  /** Returns the view that a list shows to an actor, and by which it may be filtered. */
  listView(caller: Caller): InternshipViewName {
    const { actor } = caller;
    if (actor.role === 'admin') return 'admin';
    if (hasPermission(actor, 'dashboard:view')) return 'limited';
    return actor.employerId ? 'own' : 'summary';
  }

  async list(caller: Caller, query: ListQuery) {
    const name = this.listView(caller);
    const page = await readPage<InternshipRow>(this.database.collection(Internship), {
      listSchema: internshipList,
      query,
      scope: this.listScope(caller),
      fields: internshipViews[name].fields,
      custom: internshipFilters,
    });
    const showsCounts = name === 'own' || name === 'admin';
    const rows = showsCounts ? await this.applicants.withCounts(page.items) : page.items;
    return { items: rows.map((row) => presentInternshipAs(name, row)), total: page.total };
  }

  /** Returns the records of a list: members list their own; the public what is open; administrators everything. */
  listScope(caller: Caller) {
    const name = this.listView(caller);
    const readable = this.accessPolicy.filterFor(caller.ability, 'read', 'Internship');
    if (name === 'own') return { employerId: employerIdOf(caller.actor) };
    /* What everyone may read, narrowed to what is listed: written out, so that one index answers filter and order. */
    return name === 'summary' ? listedInternshipFilter : readable;
  }
}
