import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ObjectId } from 'mongodb';
import { HOUR } from '../../platform/clock/clock.ts';
import { Database } from '../../platform/database/database.service.ts';
import { JobScheduler } from '../../platform/jobs/job-scheduler.service.ts';
import { CaseDecisions } from './case-decisions.service.ts';
import { VerificationCase, type CaseRow } from './case.entity.ts';

/** Ends cases whose employer does not answer. */
@Injectable()
export class VerificationJobs implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly scheduler: JobScheduler,
    private readonly decisions: CaseDecisions,
  ) {}

  onModuleInit(): void {
    this.scheduler.schedule('verification.unanswered', HOUR, (now) => this.lapseSilentCases(now));
  }

  private async lapseSilentCases(now: Date): Promise<void> {
    const due = { state: 'info_requested' as const, dueAt: { $lte: now, $type: 'date' as const } };
    const ids: { _id: ObjectId }[] = await this.database
      .collection<CaseRow>(VerificationCase)
      .find(due, { projection: { _id: 1 } })
      .toArray();
    for (const { _id } of ids) await this.decisions.lapse(_id);
  }
}
