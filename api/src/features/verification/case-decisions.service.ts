import type { CaseTransitionRequest } from '@prentice/contract';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ObjectId } from 'mongodb';
import type { Caller } from '../../platform/access/caller.ts';
import { HOUR } from '../../platform/clock/clock.ts';
import { Database } from '../../platform/database/database.service.ts';
import { hex } from '../../platform/database/ids.ts';
import { JobScheduler } from '../../platform/jobs/job-scheduler.service.ts';
import { TransitionEngine } from '../../platform/transitions/transition-engine.service.ts';
import { DatabaseMembership } from '../members/index.ts';
import { VerificationCase, type CaseRow } from './case.entity.ts';
import { CaseTransitions } from './case.transitions.ts';

/** Decides cases, and with them whether an employer is verified; ends those whose employer does not answer. */
@Injectable()
export class CaseDecisions implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly engine: TransitionEngine,
    private readonly transitions: CaseTransitions,
    private readonly membership: DatabaseMembership,
    private readonly scheduler: JobScheduler,
  ) {}

  onModuleInit(): void {
    this.scheduler.schedule('verification.unanswered', HOUR, (now) => this.lapseUnanswered(now));
  }

  /**
   * Verifies, asks for information or rejects. Of two decisions at once the second finds another version.
   * @throws AppError CASE_CONFLICT_OF_INTEREST, NOT_FOUND, VERSION_CONFLICT, TRANSITION_NOT_ALLOWED,
   * REVIEW_ROUNDS_EXCEEDED
   */
  async decide(caller: Caller, id: string, decision: CaseTransitionRequest, version: number): Promise<void> {
    const assertNoConflict = await this.membership.conflictCheck(caller);
    const beforeAuthorising = (verificationCase: CaseRow | null) => assertNoConflict(hex(verificationCase?.employerId));
    const request = { kind: 'decision', ...decision } as const;
    const options = { request, actorKind: 'admin', version, beforeAuthorising } as const;
    await this.engine.run(this.transitions.definition, VerificationCase, caller, id, options);
  }

  private async lapseUnanswered(now: Date): Promise<void> {
    const due = { state: 'info_requested' as const, dueAt: { $lte: now, $type: 'date' as const } };
    const cases: { _id: ObjectId }[] = await this.database
      .collection<CaseRow>(VerificationCase)
      .find(due, { projection: { _id: 1 } })
      .toArray();
    for (const { _id } of cases) await this.lapse(_id);
  }

  /** Ends a case when it still waits for the answer of its employer. */
  private async lapse(id: ObjectId): Promise<void> {
    await this.database.transaction(async (unitOfWork) => {
      const verificationCase = await unitOfWork.findOne(VerificationCase, { _id: id });
      if (!verificationCase) return;
      const { reasonCodes, noteToEmployer = null } = verificationCase;
      const request = { kind: 'lapse', to: 'lapsed', reasonCodes, noteToEmployer } as const;
      await this.engine.applyIfPossible(unitOfWork, this.transitions.definition, verificationCase, request);
    });
  }
}
