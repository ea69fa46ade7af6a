import { backOfficePath, dashboardItems, endOfDay, internshipLimits, type EmployerDashboard } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { Document, ObjectId } from 'mongodb';
import { DAY } from '../../../platform/clock/clock.ts';
import { countsByDay, type Period, type QueueMetrics } from '../../../platform/database/queue-metrics.ts';
import { Database } from '../../../platform/database/database.service.ts';
import { ApplicantChecks } from '../applicant-checks.service.ts';
import { listedInternshipFilter, Internship, type InternshipRow } from '../internship.entity.ts';

const { decideDays } = internshipLimits;
const BEGINNING = new Date(0);
/** What of an employer's internships the dashboard lists: what is published, or on its way there without them. */
const dashboardStates = ['open', 'paused', 'pending_review', 'scheduled'] as const;

type ModerationFields = Partial<Pick<InternshipRow, 'submittedAt' | 'pendingRevision'>>;

type Todo = EmployerDashboard['todos'][number];

/** Counts what the dashboards show about internships. */
@Injectable()
export class InternshipMetrics {
  constructor(
    private readonly database: Database,
    private readonly applicants: ApplicantChecks,
  ) {}

  private get rows() {
    return this.database.collection<InternshipRow>(Internship);
  }

  countOpen(): Promise<number> {
    return this.rows.countDocuments(listedInternshipFilter);
  }

  /** Returns the internships that were published for the first time on each day of a period. */
  publishedByDay(period: Period): Promise<ReadonlyMap<string, number>> {
    return countsByDay(this.database.collection(Internship), 'firstPublishedAt', period);
  }

  /** Returns what waits for moderation: internships that were submitted, and edits of live ones. */
  async moderationQueue(now: Date): Promise<QueueMetrics> {
    const limit = new Date(now.getTime() - decideDays * DAY);
    const [fresh, edits] = await Promise.all([
      this.countWaiting('submittedAt', { state: 'pending_review' }, limit),
      this.countWaiting('pendingRevision.submittedAt', {}, limit),
    ]);
    const oldestAt = [fresh.oldestAt, edits.oldestAt]
      .filter((date) => date !== null)
      .sort((a, b) => Number(a) - Number(b))[0];
    return {
      waiting: fresh.waiting + edits.waiting,
      overdue: fresh.overdue + edits.overdue,
      oldestAt: oldestAt ?? null,
      nextDueAt: oldestAt ? new Date(oldestAt.getTime() + decideDays * DAY) : null,
    };
  }

  /**
   * Counts how many of these have waited since the instant in a field, how many since before the limit, and the oldest.
   */
  private async countWaiting(field: 'submittedAt' | 'pendingRevision.submittedAt', filter: Document, limit: Date) {
    const rows = this.database.collection<Document>(Internship);
    const fieldFilter = { ...filter, [field]: { $gt: BEGINNING } };
    const [waiting, overdue, oldest] = await Promise.all([
      rows.countDocuments(fieldFilter),
      rows.countDocuments({ ...filter, [field]: { $gt: BEGINNING, $lt: limit } }),
      rows.findOne<ModerationFields>(fieldFilter, {
        projection: { submittedAt: 1, 'pendingRevision.submittedAt': 1 },
        sort: { [field]: 1 },
      }),
    ]);
    const oldestAt = field === 'submittedAt' ? oldest?.submittedAt : oldest?.pendingRevision?.submittedAt;
    return { waiting, overdue, oldestAt: oldestAt ?? null };
  }

  /** Returns the part of an employer's dashboard that is about internships. */
  async find(employerId: ObjectId, now: Date) {
    const employerFilter = { employerId };
    const current = { ...employerFilter, state: { $in: [...dashboardStates] } };
    const [rows, internshipsTotal, drafts, infoRequested, any] = await Promise.all([
      this.rows
        .find(current, { projection: { title: 1, state: 1, deadline: 1, counts: 1 } })
        .sort({ deadline: 1, _id: 1 })
        .limit(dashboardItems)
        .toArray(),
      this.rows.countDocuments(current),
      this.rows
        .find({ ...employerFilter, state: 'draft' }, { projection: { title: 1 } })
        .sort({ updatedAt: -1 })
        .limit(3)
        .toArray(),
      this.rows
        .find({ ...employerFilter, state: 'changes_requested' }, { projection: { title: 1 } })
        .limit(3)
        .toArray(),
      this.rows.countDocuments(employerFilter, { limit: 1 }),
    ]);
    const counted = await this.applicants.withCounts(rows);
    const internships = counted.map(({ _id, title, state, deadline, counts: { overdue, total: _all, ...counts } }) => ({
      id: _id.toHexString(),
      title: title ?? '',
      state,
      deadline: deadline ?? null,
      counts,
      overdue,
    }));
    return { internships, internshipsTotal, todos: todos({ rows, drafts, infoRequested, any, now }) };
  }
}

type NamedInternship = Pick<InternshipRow, '_id' | 'title'>;

function todos(source: {
  rows: InternshipRow[];
  drafts: NamedInternship[];
  infoRequested: NamedInternship[];
  any: number;
  now: Date;
}): Todo[] {
  const about = (code: Todo['code'], internship: NamedInternship): Todo => ({
    code,
    params: { title: internship.title ?? '' },
    link: backOfficePath('employerInternship', internship._id.toHexString()),
  });
  const soon = new Date(source.now.getTime() + 3 * DAY);
  const near = source.rows.filter((row) => row.state === 'open' && row.deadline && endOfDay(row.deadline) <= soon);
  const first: Todo[] =
    source.any === 0
      ? [{ code: 'write_first_internship', params: {}, link: backOfficePath('employerInternshipCreate') }]
      : [];
  return [
    ...first,
    ...source.infoRequested.map((internship) => about('answer_moderation', internship)),
    ...near.map((neighbour) => about('deadline_near', neighbour)),
    ...source.drafts.map((draft) => about('finish_draft', draft)),
  ];
}
