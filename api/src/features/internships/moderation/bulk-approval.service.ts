import { AppError, isLowRisk, type BulkReply } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import { AccessPolicy } from '../../../platform/access/access-policy.service.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import { runBulk } from '../../../platform/errors/bulk.ts';
import { Records } from '../../../platform/records/records.service.ts';
import { personActor } from '../../../platform/transitions/define-transitions.ts';
import { TransitionEngine } from '../../../platform/transitions/transition-engine.service.ts';
import { Internship } from '../internship.entity.ts';
import { InternshipTransitions } from '../internship.transitions.ts';
import { Revisions } from './revisions.service.ts';

/** Approves several internships at once, or changes of them. */
@Injectable()
export class BulkApproval {
  constructor(
    private readonly accessPolicy: AccessPolicy,
    private readonly records: Records,
    private readonly engine: TransitionEngine,
    private readonly transitions: InternshipTransitions,
    private readonly revisions: Revisions,
  ) {}

  /**
   * Approves internships, and changes of approved ones; those at or above the risk limit are refused, each by itself.
   * The risk is that of what waits: the change where there is one.
   */
  async approveMany(caller: Caller, ids: readonly string[]): Promise<BulkReply> {
    return runBulk(ids, (id) => this.approve(caller, id));
  }

  private async approve(caller: Caller, id: string): Promise<void> {
    await this.records.change(caller, 'transition', Internship, id, undefined, async (internship, unitOfWork) => {
      this.accessPolicy.authorize(caller.ability, 'transition', 'InternshipRevision', internship);
      if (!isLowRisk(internship.risk)) throw new AppError('REVIEW_SEPARATELY');
      if (internship.pendingRevision) return this.revisions.approve(unitOfWork, internship, caller, {});
      const actor = personActor(caller, 'admin');
      await this.engine.apply(unitOfWork, this.transitions.definition, internship, { kind: 'form', to: 'open' }, actor);
    });
  }
}
