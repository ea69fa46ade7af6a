import { verificationTimes } from '@prentice/contract';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { DAY, HOUR } from '../../platform/clock/clock.ts';
import { Database, type UnitOfWork } from '../../platform/database/database.service.ts';
import { forEachDocument } from '../../platform/database/document-batches.ts';
import { Events } from '../../platform/events/events.service.ts';
import { JobScheduler } from '../../platform/jobs/job-scheduler.service.ts';
import { Employer, type EmployerRow } from './employer.entity.ts';
import { EmployerVerification } from './verification/employer-verification.service.ts';

const graceStates = ['expired', 'pending', 'info_requested'] as const;

/**
 * Returns how many days before the expiry the reminder is due that comes next; null when none is due. After downtime
 * only the latest one is sent.
 */
export function dueReminder(expiresAt: Date, now: Date, reminded: number | null): number | null {
  const daysLeft = (expiresAt.getTime() - now.getTime()) / DAY;
  const due = verificationTimes.reminderDays.filter((days) => daysLeft <= days).toSorted((a, b) => a - b)[0];
  return due === undefined || (reminded !== null && reminded <= due) ? null : due;
}

/**
 * Runs the transitions and reminders of verifications that become due. Each run looks at what is due by now, so that it
 * catches up after downtime.
 */
@Injectable()
export class EmployerJobs implements OnModuleInit {
  private readonly logger = new Logger('EmployerJobs');

  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly scheduler: JobScheduler,
    private readonly employerVerification: EmployerVerification,
  ) {}

  onModuleInit(): void {
    this.scheduler.schedule('employers.expiry', HOUR, async (now) => {
      await this.remind(now);
      await this.expire(now);
      await this.endGrace(now);
    });
    this.scheduler.schedule('employers.response-metrics', HOUR, (now) => this.refreshMetrics(now));
  }

  private async remind(now: Date): Promise<void> {
    const [first] = verificationTimes.reminderDays;
    const expiresAt = { $gt: now, $lte: new Date(now.getTime() + first * DAY) };
    const due = { 'verification.state': 'verified' as const, 'verification.expiresAt': expiresAt };
    await this.forEachDue(due, (unitOfWork, employer) => {
      const expiresAt = employer.verification.expiresAt;
      const days = expiresAt && dueReminder(expiresAt, now, employer.remindedDays ?? null);
      if (!expiresAt || !days || employer.verification.state !== 'verified') return;
      employer.remindedDays = days;
      this.events.record(unitOfWork, {
        'employer.expiry_reminder': {
          employerId: employer._id.toHexString(),
          name: employer.name,
          days,
          expiresAt: expiresAt.toISOString(),
        },
      });
    });
  }

  private async expire(now: Date): Promise<void> {
    const due = { 'verification.state': 'verified' as const, 'verification.expiresAt': { $lte: now } };
    await this.forEachDue(due, async (unitOfWork, employer) => {
      const { state, expiresAt } = employer.verification;
      if (state !== 'verified' || !expiresAt || expiresAt > now) return;
      const before = employer.live;
      await this.employerVerification.applyConsequence(unitOfWork, employer, {
        to: 'expired',
        by: 'system',
        actorId: null,
      });
      /* After a long downtime the grace is over as well. */
      this.recordGraceEnd(unitOfWork, employer, before);
    });
  }

  private async endGrace(now: Date): Promise<void> {
    const due = {
      live: true,
      'verification.graceUntil': { $lte: now, $type: 'date' as const },
      'verification.state': { $in: [...graceStates] },
    };
    await this.forEachDue(due, (unitOfWork, employer) => {
      const before = employer.live;
      this.employerVerification.refreshLive(unitOfWork, employer);
      this.recordGraceEnd(unitOfWork, employer, before);
    });
  }

  private recordGraceEnd(unitOfWork: UnitOfWork, employer: EmployerRow, wasLive: boolean): void {
    if (wasLive === employer.live) return;
    this.events.record(unitOfWork, {
      'employer.grace_ended': {
        employerId: employer._id.toHexString(),
        name: employer.name,
      },
    });
  }

  /**
   * Counts public statistics anew: they cover a time window, so they must be counted again even when nothing happens.
   */
  private refreshMetrics(now: Date): Promise<void> {
    const due = { 'responsiveness.computedAt': { $lte: new Date(now.getTime() - DAY) } };
    return this.forEachDue(due, (unitOfWork, { _id }) =>
      this.events.record(unitOfWork, { 'employer.metrics_due': { employerId: _id.toHexString() } }),
    );
  }

  /** Does the same to every employer that is due, each in a transaction of its own that looks again. */
  private forEachDue(
    due: object,
    act: (unitOfWork: UnitOfWork, employer: EmployerRow) => void | Promise<void>,
  ): Promise<void> {
    const rows = this.database.collection<EmployerRow>(Employer);
    const actOn = ({ _id }: Pick<EmployerRow, '_id'>) =>
      this.database.transaction(async (unitOfWork) => {
        const employer = await unitOfWork.findOne(Employer, { _id });
        if (employer) await act(unitOfWork, employer);
      });
    return forEachDocument(rows.find(due, { projection: { _id: 1 } }), actOn, (error, { _id }) =>
      this.logger.error({ err: error, employer: _id.toHexString() }),
    );
  }
}
