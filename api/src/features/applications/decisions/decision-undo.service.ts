import { AppError, type Authorized, type BulkReply } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/access/caller.ts';
import type { UnitOfWork } from '../../../platform/database/database.service.ts';
import { runBulk } from '../../../platform/errors/bulk.ts';
import { Records } from '../../../platform/records/records.service.ts';
import { personActor } from '../../../platform/transitions/define-transitions.ts';
import { TransitionEngine } from '../../../platform/transitions/transition-engine.service.ts';
import { Application, type ApplicationEntity } from '../application.entity.ts';
import { ApplicationTransitions } from '../application.transitions.ts';
import { rejectionUndo, shortlistingUndo } from './decision-undo.ts';
import { WithdrawalUndo } from './withdrawal-undo.service.ts';

/** Undoes what was decided within the last ten minutes: by an employer, or by a candidate who withdrew. */
@Injectable()
export class DecisionUndo {
  constructor(
    private readonly records: Records,
    private readonly engine: TransitionEngine,
    private readonly transitions: ApplicationTransitions,
    private readonly withdrawals: WithdrawalUndo,
  ) {}

  /**
   * Undoes the last decision about each application.
   * @throws AppError FORBIDDEN for administrators; what is refused of one application is in the reply
   */
  async undoMany(caller: Caller, ids: readonly string[]): Promise<BulkReply> {
    const { role } = caller.actor;
    if (role !== 'intern' && role !== 'employer') throw new AppError('FORBIDDEN');
    return runBulk(ids, (id) => this.undoOne(caller, id, role));
  }

  /** @throws AppError UNDO_EXPIRED when there is nothing (any more) to undo, or what a withdrawal's undo refuses */
  private async undoOne(caller: Caller, id: string, role: 'intern' | 'employer'): Promise<void> {
    const undo = (application: Authorized<ApplicationEntity, 'transition'>, unitOfWork: UnitOfWork) => {
      const employerUndo = application.pendingRejection ? rejectionUndo : shortlistingUndo;
      const decision = role === 'intern' ? this.withdrawals.undo : employerUndo;
      const actor = personActor(caller, role);
      return this.engine.undo(unitOfWork, this.transitions.definition, application, decision, actor);
    };
    await this.records.change(caller, 'transition', Application, id, undefined, undo);
  }
}
