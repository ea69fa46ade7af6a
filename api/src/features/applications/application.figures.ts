import {
  DAY_MS,
  responsivenessOf,
  responsivenessWindowDays,
  waitingStates,
  type ApplicationCounts,
  type ApplicationState,
  type ResponseSample,
} from '@prentice/contract';
import { Inject, Injectable } from '@nestjs/common';
import type { ObjectId } from 'mongodb';
import { Clock } from '../../platform/clock/clock.ts';
import { Database } from '../../platform/database/database.service.ts';
import { EmployerFigures } from '../ports/employer-figures.port.ts';
import { InternshipDirectory } from '../ports/internship-directory.port.ts';
import { Application, type ApplicationRow } from './application.entity.ts';
import { overdueAt } from './application.queries.ts';

const selected: readonly ApplicationState[] = ['shortlisted', 'interview', 'finalist', 'offered', 'accepted'];
const taken: readonly ApplicationState[] = ['accepted', 'placed', 'completed'];
const silent: readonly ApplicationState[] = [...waitingStates, 'closed_no_response'];

/**
 * Applications of an internship by what has become of them. `selected` is the named list and contains the accepted ones;
 * `accepted` are the places that are taken, begun and ended ones included.
 */
export function countsOf(states: ReadonlyMap<ApplicationState, number>, overdue: number): ApplicationCounts {
  const sum = (named: readonly ApplicationState[]) =>
    named.reduce((total, state) => total + (states.get(state) ?? 0), 0);
  const total = [...states.values()].reduce((all, one) => all + one, 0);
  const counts = {
    interested: sum(['interested']),
    submitted: sum(['submitted']),
    inReview: sum(['in_review']),
    selected: sum(selected),
    rejected: sum(['rejected']),
  };
  const listed = counts.interested + counts.submitted + counts.inReview + counts.selected + counts.rejected;
  return { ...counts, accepted: sum(taken), other: total - listed, overdue, total };
}

type Answered = Pick<ApplicationRow, 'state' | 'submittedAt' | 'firstResponseAt' | 'responseDueAt'>;

/**
 * What an application says about how its employer answers, or nothing while the promise still runs. The first response is a
 * decision; opening an application or a CV is none.
 */
export function sampleOf(
  { state, submittedAt, firstResponseAt, responseDueAt }: Answered,
  now: Date,
): ResponseSample[] {
  if (!submittedAt || !responseDueAt) return [];
  if (firstResponseAt) {
    const days = (firstResponseAt.getTime() - submittedAt.getTime()) / DAY_MS;
    return [{ days, withinPromise: firstResponseAt <= responseDueAt }];
  }
  return responseDueAt < now && silent.includes(state) ? [{ days: null, withinPromise: false }] : [];
}

/** Counts what has become of applications, and brings it to internships and employers. */
@Injectable()
export class ApplicationFigures {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(InternshipDirectory) private readonly internships: InternshipDirectory,
    @Inject(EmployerFigures) private readonly employers: EmployerFigures,
  ) {}

  private get rows() {
    return this.database.collection<ApplicationRow>(Application);
  }

  /** Counts an internship's applications; ends it when all places are taken or its limit of applicants is reached. */
  async refreshInternship(internshipId: ObjectId): Promise<void> {
    const grouped = await this.rows
      .aggregate<{ _id: ApplicationState; count: number }>([
        { $match: { internshipId } },
        { $group: { _id: '$state', count: { $sum: 1 } } },
      ])
      .toArray();
    const states = new Map(grouped.map(({ _id, count }) => [_id, count]));
    const overdue = await this.database
      .collection(Application)
      .countDocuments({ $and: [{ internshipId }, overdueAt(this.clock.now())] });
    const counts = countsOf(states, overdue);
    await this.internships.setCounts(internshipId, counts);
    await this.endWhenFull(internshipId, counts);
  }

  private async endWhenFull(internshipId: ObjectId, { accepted, total, interested }: ApplicationCounts): Promise<void> {
    const card = (await this.internships.cards([internshipId])).get(internshipId.toHexString());
    if (!card || (card.state !== 'open' && card.state !== 'closed')) return;
    if (accepted >= card.openings) return this.internships.end(internshipId, 'filled', 'filled');
    if (card.state !== 'open') return;
    const { maxApplicants } = await this.internships.applied(this.database.work(), internshipId);
    if (maxApplicants !== null && total - interested >= maxApplicants)
      await this.internships.end(internshipId, 'closed', 'limit');
  }

  /** How an employer answers, over the applications of the last 180 days. */
  async refreshEmployer(employerId: ObjectId): Promise<void> {
    const now = this.clock.now();
    const since = new Date(now.getTime() - responsivenessWindowDays * DAY_MS);
    const [rows, awaiting, overdue] = await Promise.all([
      this.rows
        .find(
          { employerId, submittedAt: { $gte: since } },
          { projection: { state: 1, submittedAt: 1, firstResponseAt: 1, responseDueAt: 1 } },
        )
        .toArray(),
      this.rows.countDocuments({ employerId, state: { $in: [...waitingStates] } }),
      this.database.collection(Application).countDocuments({ $and: [{ employerId }, overdueAt(now)] }),
    ]);
    const found = responsivenessOf(
      rows.flatMap((row) => sampleOf(row, now)),
      now.toISOString(),
    );
    const { computedAt: _, ...responsiveness } = found ?? { computedAt: '' };
    await this.employers.setAnswers(employerId, {
      overdue,
      awaiting,
      responsiveness: found && 'medianDays' in responsiveness ? responsiveness : null,
    });
  }
}
