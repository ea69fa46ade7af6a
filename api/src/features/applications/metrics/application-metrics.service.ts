import {
  DAY,
  responsivenessOf,
  responsivenessWindowDays,
  unansweredApplicationStates,
  type ApplicationCounts as Counts,
  type ApplicationState,
  type ResponseSample,
} from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { ObjectId } from 'mongodb';
import { Clock } from '../../../platform/clock/clock.ts';
import { Database } from '../../../platform/database/database.service.ts';
import { CoalescingRunner } from '../../../platform/database/serial-queue.ts';
import { KeyedMutex } from '../../../platform/database/keyed-mutex.ts';
import { ApplicationLookup } from '../../ports/application-lookup.port.ts';
import { EmployerMetrics } from '../../employers/index.ts';
import { InternshipLookup, InternshipUpdates } from '../../internships/index.ts';
import { Application, type ApplicationRow } from '../application.entity.ts';

const unansweredStates: readonly ApplicationState[] = [...unansweredApplicationStates, 'closed_no_response'];

type AnsweredApplication = Pick<ApplicationRow, 'state' | 'submittedAt' | 'firstResponseAt' | 'responseDueAt'>;

/**
 * Returns what an application says about how its employer answers, or nothing while the promise still runs. The first
 * response is a decision; opening an application or a CV is none.
 */
export function responseSamplesOf(
  { state, submittedAt, firstResponseAt, responseDueAt }: AnsweredApplication,
  now: Date,
): ResponseSample[] {
  if (!submittedAt || !responseDueAt) return [];
  if (firstResponseAt) {
    const days = (firstResponseAt.getTime() - submittedAt.getTime()) / DAY;
    return [{ days, withinPromise: firstResponseAt <= responseDueAt }];
  }
  return responseDueAt < now && unansweredStates.includes(state) ? [{ days: null, withinPromise: false }] : [];
}

/** Counts what has become of applications, and brings it to internships and employers. */
@Injectable()
export class ApplicationMetrics {
  private readonly runs = new CoalescingRunner();

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly internships: InternshipLookup,
    private readonly internshipUpdates: InternshipUpdates,
    private readonly employers: EmployerMetrics,
    private readonly counts: ApplicationLookup,
    private readonly mutex: KeyedMutex,
  ) {}

  private get rows() {
    return this.database.collection<ApplicationRow>(Application);
  }

  /**
   * Counts an internship's applications; ends it when all openings are filled or its limit of applicants is reached.
   */
  async refreshInternship(internshipId: ObjectId): Promise<void> {
    await this.runInOrder('internship-figures', internshipId, async () => {
      const counts = await this.countsOf(internshipId);
      if (counts) await this.internshipUpdates.setCounts(internshipId, counts);
    });
    const counts = await this.countsOf(internshipId);
    if (counts) await this.closeWhenFull(internshipId, counts);
  }

  private async countsOf(internshipId: ObjectId): Promise<Counts | undefined> {
    return (await this.counts.countByInternship([internshipId])).get(internshipId.toHexString());
  }

  /** Stores counts in the order in which they were taken, across processes; concurrent callers share the next run. */
  private runInOrder(resource: string, recordId: ObjectId, count: () => Promise<void>): Promise<void> {
    return this.runs.run(`${resource}:${recordId.toHexString()}`, () =>
      this.mutex.transaction(resource, recordId, count),
    );
  }

  private async closeWhenFull(internshipId: ObjectId, { accepted, total, interested }: Counts): Promise<void> {
    const summary = (await this.internships.summaries([internshipId])).get(internshipId.toHexString());
    if (!summary) return;
    if (accepted >= summary.openings) await this.internshipUpdates.end(internshipId, 'filled', 'filled');
    else if (total - interested >= (summary.maxApplicants ?? Infinity))
      await this.internshipUpdates.end(internshipId, 'closed', 'limit');
  }

  /** Counts how an employer answers, over the applications of the last 180 days. */
  refreshEmployer(employerId: ObjectId): Promise<void> {
    return this.runInOrder('employer-figures', employerId, () => this.countEmployer(employerId));
  }

  private async countEmployer(employerId: ObjectId): Promise<void> {
    const now = this.clock.now();
    const since = new Date(now.getTime() - responsivenessWindowDays * DAY);
    const [rows, awaiting] = await Promise.all([
      this.rows
        .find(
          { employerId, submittedAt: { $gte: since } },
          { projection: { state: 1, submittedAt: 1, firstResponseAt: 1, responseDueAt: 1 } },
        )
        .toArray(),
      this.counts.countAwaiting(employerId),
    ]);
    const figures = responsivenessOf(
      rows.flatMap((row) => responseSamplesOf(row, now)),
      now.toISOString(),
    );
    const { computedAt: _, ...responsiveness } = figures ?? { computedAt: '' };
    await this.employers.setResponseMetrics(employerId, {
      ...awaiting,
      responsiveness: figures && 'medianDays' in responsiveness ? responsiveness : null,
    });
  }
}
