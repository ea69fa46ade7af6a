import {
  backOfficePath,
  dashboardItems,
  isBlind,
  unansweredApplicationStates,
  type EmployerDashboard,
  utcDay,
} from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { Document, Filter, ObjectId } from 'mongodb';
import { DAY } from '../../../platform/clock/clock.ts';
import { Database } from '../../../platform/database/database.service.ts';
import { InternshipLookup } from '../../internships/index.ts';
import { Application, type ApplicationRow } from '../application.entity.ts';
import { applicantDisplayName, applicationRowFields } from '../application-presenter.ts';
import { overdueFilter } from '../lists/application-queries.ts';
import { FunnelMetrics } from './funnel-metrics.ts';
import { projection } from '../../../platform/database/list-queries.ts';

/** Days ahead that count as soon, days looked back on, and days before its end that an offer is mentioned. */
const days = { soon: 5, back: 180, expiring: 2 } as const;

type Titles = ReadonlyMap<string, { readonly title: string | null }>;
type UnansweredApplication = EmployerDashboard['overdue'][number];

const candidateOf = (row: ApplicationRow): UnansweredApplication['candidate'] => {
  return { name: isBlind(row) ? null : row.internName || null, alias: row.blindAlias };
};
const titleOf = (titles: Titles, row: ApplicationRow): string =>
  titles.get(row.internshipId.toHexString())?.title ?? '';

function toUnanswered(row: ApplicationRow, titles: Titles, now: Date): UnansweredApplication[] {
  const { submittedAt, responseDueAt } = row;
  if (!submittedAt || !responseDueAt) return [];
  const promised = responseDueAt.getTime() - submittedAt.getTime();
  return [
    {
      applicationId: row._id.toHexString(),
      internshipId: row.internshipId.toHexString(),
      internshipTitle: titleOf(titles, row),
      candidate: candidateOf(row),
      state: row.state,
      submittedAt: submittedAt.toISOString(),
      responseDueAt: responseDueAt.toISOString(),
      used: Math.round(((now.getTime() - submittedAt.getTime()) / promised) * 100) / 100,
    },
  ];
}

/** Counts what an employer's dashboard shows about applications. */
@Injectable()
export class EmployerApplicationMetrics {
  constructor(
    private readonly database: Database,
    private readonly internships: InternshipLookup,
  ) {}

  private get rows() {
    return this.database.collection<ApplicationRow>(Application);
  }

  private first(filter: Filter<Document>, sort: Record<string, 1 | -1>): Promise<ApplicationRow[]> {
    return this.database
      .collection<Document>(Application)
      .find<ApplicationRow>(filter, {
        projection: { ...projection(applicationRowFields), interviewAt: 1, offerExpiresAt: 1 },
      })
      .sort(sort)
      .limit(dashboardItems)
      .toArray();
  }

  /** Returns the part of an employer's dashboard that is about applications. */
  async find(employerId: ObjectId, now: Date) {
    const withinEmployer = (filter: Filter<Document>): Filter<Document> => ({ $and: [{ employerId }, filter] });
    const soon = { $gte: now, $lte: new Date(now.getTime() + days.soon * DAY) };
    const [overdue, overdueTotal, dueSoon, interviews, offers] = await Promise.all([
      this.first(withinEmployer(overdueFilter(now)), { responseDueAt: 1 }),
      this.database.collection(Application).countDocuments(withinEmployer(overdueFilter(now))),
      this.first(withinEmployer({ state: { $in: [...unansweredApplicationStates] }, responseDueAt: soon }), {
        responseDueAt: 1,
      }),
      this.first(withinEmployer({ state: 'interview', interviewAt: { $gte: now } }), { interviewAt: 1 }),
      this.first(withinEmployer({ state: 'offered', offerExpiresAt: { $gte: now } }), { offerExpiresAt: 1 }),
    ]);
    const titles = await this.internships.summaries(
      [...overdue, ...dueSoon, ...interviews, ...offers].map((row) => row.internshipId),
    );
    const named = (row: ApplicationRow) => ({
      applicationId: row._id.toHexString(),
      internshipTitle: titleOf(titles, row),
      candidate: candidateOf(row),
    });
    return {
      overdue: overdue.flatMap((row) => toUnanswered(row, titles, now)),
      overdueTotal,
      dueSoon: dueSoon.flatMap((row) => toUnanswered(row, titles, now)),
      interviews: interviews.flatMap((row) =>
        row.interviewAt ? [{ ...named(row), startsAt: row.interviewAt.toISOString() }] : [],
      ),
      offers: offers.flatMap((row) =>
        row.offerExpiresAt ? [{ ...named(row), expiresAt: row.offerExpiresAt.toISOString() }] : [],
      ),
      funnel: await this.funnel(employerId, now),
      todos: [...(await this.placements(employerId, now)), ...expiring(offers, titles, now)],
    };
  }

  /** Counts how far those got who applied, or showed interest and have not applied, in the last 180 days. */
  private async funnel(employerId: ObjectId, now: Date) {
    const funnel = new FunnelMetrics();
    const since = new Date(now.getTime() - days.back * DAY);
    const rows = this.rows.find(
      { employerId, $or: [{ submittedAt: { $gte: since } }, { submittedAt: null, createdAt: { $gte: since } }] },
      { projection: { 'events.to': 1, submittedAt: 1, firstResponseAt: 1 }, batchSize: 1_000 },
    );
    for await (const row of rows) funnel.add(row);
    return funnel.funnel();
  }

  /** Starts and ends that somebody should confirm. */
  private async placements(employerId: ObjectId, now: Date): Promise<EmployerDashboard['todos']> {
    const day = utcDay(now);
    const rows = await this.first(
      {
        employerId,
        $or: [
          { state: 'accepted', startsOn: { $lte: day, $type: 'string' } },
          { state: 'placed', endsOn: { $lte: day, $type: 'string' } },
        ],
      },
      { _id: 1 },
    );
    const titles = await this.internships.summaries(rows.map((row) => row.internshipId));
    return rows.map((row) => ({
      code: 'confirm_placement',
      params: { title: titleOf(titles, row), name: applicantDisplayName(row) },
      link: backOfficePath('selected', row.internshipId.toHexString()),
    }));
  }
}

const expiring = (offers: readonly ApplicationRow[], titles: Titles, now: Date): EmployerDashboard['todos'] =>
  offers
    .filter((row) => row.offerExpiresAt && row.offerExpiresAt.getTime() - now.getTime() <= days.expiring * DAY)
    .map((row) => ({
      code: 'offer_expiring',
      params: { title: titleOf(titles, row), name: applicantDisplayName(row) },
      link: backOfficePath('selected', row.internshipId.toHexString()),
    }));
