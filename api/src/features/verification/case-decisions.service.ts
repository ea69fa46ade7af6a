import type { CaseTransitionRequest } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/access/caller.ts';
import { Database } from '../../platform/database/database.service.ts';
import { hex } from '../../platform/database/ids.ts';
import { TransitionEngine } from '../../platform/transitions/transition-engine.service.ts';
import { DatabaseMembership } from '../members/index.ts';
import { VerificationCase, type CaseRow } from './case.entity.ts';
import { CaseTransitions } from './case.transitions.ts';

/** Decides cases, and with them where an employer stands. */
@Injectable()
export class CaseDecisions {
  constructor(
    private readonly database: Database,
    private readonly engine: TransitionEngine,
    private readonly transitions: CaseTransitions,
    private readonly membership: DatabaseMembership,
  ) {}

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

  /** Ends a case whose employer stayed silent, when it still waits for the answer. */
  async lapse(id: CaseRow['_id']): Promise<void> {
    await this.database.transaction(async (unitOfWork) => {
      const verificationCase = await unitOfWork.findOne(VerificationCase, { _id: id });
      if (!verificationCase) return;
      const { reasonCodes, noteToEmployer = null } = verificationCase;
      const request = { kind: 'lapse', to: 'lapsed', reasonCodes, noteToEmployer } as const;
      await this.engine.applyIfPossible(unitOfWork, this.transitions.definition, verificationCase, request);
    });
  }
}
