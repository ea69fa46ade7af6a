import { hasConflict, AppError, type CaseTransition } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/access/caller.ts';
import { Database } from '../../platform/database/database.service.ts';
import { objectId } from '../../platform/database/ids.ts';
import { TransitionEngine } from '../../platform/transitions/transition-engine.service.ts';
import { MembershipService } from '../members/index.ts';
import { VerificationCase, type CaseRow } from './case.entity.ts';
import { CaseTransitions } from './case.transitions.ts';

/** @throws AppError CASE_CONFLICT_OF_INTEREST for a case of one's own employer */
export function assertNoConflict(found: CaseRow | null, own: string | null): void {
  if (found && hasConflict({ employerId: own }, { employerId: found.employerId.toHexString() }))
    throw new AppError('CASE_CONFLICT_OF_INTEREST');
}

/** Decides cases, and with them where an employer stands. */
@Injectable()
export class CaseDecisions {
  constructor(
    private readonly database: Database,
    private readonly engine: TransitionEngine,
    private readonly transitions: CaseTransitions,
    private readonly membership: MembershipService,
  ) {}

  /**
   * Verifies, asks for information or rejects. Of two decisions at once the second finds another version.
   * @throws AppError CASE_CONFLICT_OF_INTEREST, NOT_FOUND, VERSION_CONFLICT, TRANSITION_NOT_ALLOWED, REVIEW_ROUNDS_EXCEEDED
   */
  async decide(caller: Caller, id: string, request: CaseTransition, version: number): Promise<void> {
    const own = await this.employerOf(caller);
    const beforeAuthorising = (found: CaseRow | null) => assertNoConflict(found, own);
    const options = { request, actorKind: 'admin', version, beforeAuthorising } as const;
    await this.engine.run(this.transitions.definition, VerificationCase, caller, id, options);
  }

  /** The employer that the caller belongs to, whatever their role. */
  async employerOf({ actor }: Caller): Promise<string | null> {
    const place = actor.id ? await this.membership.find(objectId(actor.id)) : null;
    return place?.employerId ?? actor.employerId;
  }

  /** Ends a case whose employer stayed silent, when it still waits for the answer. */
  async lapse(id: CaseRow['_id']): Promise<void> {
    await this.database.transaction(async (unitOfWork) => {
      const one = await unitOfWork.findOne(VerificationCase, { _id: id });
      if (one?.state !== 'info_requested') return;
      const { reasonCodes, noteToEmployer = null } = one;
      const request = { to: 'lapsed', reasonCodes, noteToEmployer } as const;
      await this.engine.applyAsSystem(unitOfWork, this.transitions.definition, one, request);
    });
  }
}
