import type { ApplicationCounts, ModerationReason } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { ObjectId } from 'mongodb';
import { Database, type UnitOfWork } from '../../platform/database/database.service.ts';
import { hex } from '../../platform/database/ids.ts';
import { onBehalfOf } from '../../platform/transitions/define-transitions.ts';
import { TransitionEngine } from '../../platform/transitions/transition-engine.service.ts';
import { Internship, type InternshipRow } from './internship.entity.ts';
import { InternshipTransitions } from './internship.transitions.ts';

/** Changes internships where that follows from applications or reports. */
@Injectable()
export class InternshipUpdates {
  constructor(
    private readonly database: Database,
    private readonly engine: TransitionEngine,
    private readonly transitions: InternshipTransitions,
  ) {}

  /** Stores how many applications an internship has. */
  async setCounts(internshipId: ObjectId, counts: ApplicationCounts): Promise<void> {
    await this.database.collection<InternshipRow>(Internship).updateOne({ _id: internshipId }, { $set: { counts } });
  }

  /**
   * Takes an internship down because a report about it was upheld, in the transaction that upholds it; does nothing
   * when it is removed already or was never shown.
   * @param decidedBy the administrator who upheld the report
   */
  async removeReported(
    unitOfWork: UnitOfWork,
    internshipId: ObjectId,
    reason: ModerationReason,
    decidedBy: ObjectId | null,
  ): Promise<void> {
    const internship = await unitOfWork.findOne(Internship, { _id: internshipId });
    if (!internship) return;
    const actor = onBehalfOf('admin', hex(decidedBy));
    const request = { kind: 'consequence', to: 'removed', reason, note: null } as const;
    await this.engine.applyIfPossible(unitOfWork, this.transitions.definition, internship, request, actor);
  }

  /** Closes an internship, or marks it as filled, where that is possible. @returns whether it was */
  async end(internshipId: ObjectId, to: 'closed' | 'filled', closeReason: 'limit' | 'filled'): Promise<boolean> {
    return this.database.transaction(async (unitOfWork) => {
      const internship = await unitOfWork.findOne(Internship, { _id: internshipId });
      const request = { kind: 'consequence', to, closeReason } as const;
      return (
        internship !== null && this.engine.applyIfPossible(unitOfWork, this.transitions.definition, internship, request)
      );
    });
  }
}
