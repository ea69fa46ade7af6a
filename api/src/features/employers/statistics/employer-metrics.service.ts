import { isPublishBlocked, type Responsiveness } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { ObjectId } from 'mongodb';
import { Clock } from '../../../platform/clock/clock.ts';
import { Database } from '../../../platform/database/database.service.ts';
import { Events } from '../../../platform/events/events.service.ts';
import { Employer, type EmployerRow, type StoredResponsiveness } from '../employer.entity.ts';

/** How an employer answers, as counted from its applications. */
export interface ResponseMetrics {
  /** Past their due date without a response. */
  readonly overdue: number;
  /** Without a response, the overdue ones included. */
  readonly awaiting: number;
  /** From `responsivenessOf`; null below its minimum. */
  readonly responsiveness: Omit<Responsiveness, 'computedAt'> | null;
}

/**
 * Stores what features have counted about an employer. Every method sets a current value, so that a repetition changes
 * nothing; an employer that is gone is no error. It is no edit either: the version that owners see stays, so that an
 * update never makes their edit fail.
 */
@Injectable()
export class EmployerMetrics {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly events: Events,
  ) {}

  async setOpenInternships(employerId: ObjectId, count: number): Promise<void> {
    const before = await this.rows.findOneAndUpdate({ _id: employerId }, { $set: { openInternships: count } });
    if (!before || before.openInternships === count) return;
    await this.database.transaction(async (unitOfWork) =>
      this.events.record(unitOfWork, { 'employer.metrics_counted': { employerId: employerId.toHexString() } }),
    );
  }

  async setReports(employerId: ObjectId, counts: { readonly open: number; readonly upheld: number }): Promise<void> {
    await this.set(employerId, { openReports: counts.open, upheldReports: counts.upheld });
  }

  /**
   * Saves how an employer answers; also decides whether publishing is blocked, and records `employer.publish_blocked`
   * or `employer.publish_unblocked`.
   */
  async setResponseMetrics(
    employerId: ObjectId,
    { overdue, awaiting, responsiveness }: ResponseMetrics,
  ): Promise<void> {
    const computedAt = this.clock.now();
    const next = {
      overdueApplications: overdue,
      awaitingApplications: awaiting,
      responsiveness: responsiveness && { ...responsiveness, computedAt },
      publishBlocked: isPublishBlocked({ overdue, awaiting }),
    };
    await this.database.transaction(async (unitOfWork) => {
      const before = await this.rows.findOneAndUpdate(
        { _id: employerId },
        { $set: next },
        this.database.sessionOptions(unitOfWork),
      );
      if (!before) return;
      const payload = { employerId: employerId.toHexString(), overdue };
      if (before.publishBlocked !== next.publishBlocked)
        this.events.record(
          unitOfWork,
          next.publishBlocked ? { 'employer.publish_blocked': payload } : { 'employer.publish_unblocked': payload },
        );
      if (differs(before.responsiveness, next.responsiveness))
        this.events.record(unitOfWork, { 'employer.summary_changed': { employerId: payload.employerId } });
    });
  }

  private get rows() {
    return this.database.collection<EmployerRow>(Employer);
  }

  private async set(_id: ObjectId, metrics: Partial<EmployerRow>): Promise<void> {
    await this.rows.updateOne({ _id }, { $set: metrics });
  }
}

type ShownResponsiveness = StoredResponsiveness | null | undefined;
const comparableText = (shownResponsiveness: ShownResponsiveness): string =>
  shownResponsiveness
    ? `${shownResponsiveness.medianDays} ${shownResponsiveness.withinPromise} ${shownResponsiveness.count}`
    : '';
const differs = (before: ShownResponsiveness, after: ShownResponsiveness): boolean =>
  comparableText(before) !== comparableText(after);
