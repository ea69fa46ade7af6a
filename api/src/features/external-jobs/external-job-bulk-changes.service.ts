import { AppError, hasBrokenLink, type Authorized, type BulkReply, type ExternalJobState } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/access/caller.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { Database, type UnitOfWork } from '../../platform/database/database.service.ts';
import { runBulk } from '../../platform/errors/bulk.ts';
import { Records } from '../../platform/records/records.service.ts';
import { fieldsToRestore } from '../../platform/records/stored-undo.ts';
import { personActor } from '../../platform/transitions/define-transitions.ts';
import { TransitionEngine } from '../../platform/transitions/transition-engine.service.ts';
import { ExternalJob, undoOfListing, type ExternalJobRow } from './external-job.entity.ts';
import { assertFutureClosingDate, externalJobTransitions } from './external-job.transitions.ts';
import { ExternalJobsEditor } from './external-jobs-editor.service.ts';

type Change = (job: Authorized<ExternalJobRow, 'transition'>, unitOfWork: UnitOfWork) => void | Promise<void>;

/**
 * Publishes, archives and extends several listings, and undoes it: all in one transaction, in which a listing that
 * cannot be changed does not stop the others.
 */
@Injectable()
export class ExternalJobBulkChanges {
  constructor(
    private readonly database: Database,
    private readonly records: Records,
    private readonly clock: Clock,
    private readonly engine: TransitionEngine,
    private readonly editor: ExternalJobsEditor,
  ) {}

  /** Publishes or archives several; LINK_BROKEN is the refusal of what would be public again with a broken link. */
  transitionMany(caller: Caller, ids: readonly string[], to: ExternalJobState): Promise<BulkReply> {
    const actor = personActor(caller, 'admin');
    return this.changeMany(caller, ids, (job, unitOfWork) => {
      /* Somebody has to look at a broken link before it is public again: one by one. */
      if (to === 'published' && hasBrokenLink(job)) throw new AppError('LINK_BROKEN', { title: job.title });
      return this.engine.apply(unitOfWork, externalJobTransitions, job, { to }, actor);
    });
  }

  /** Sets the closing date of several. */
  extendMany(caller: Caller, ids: readonly string[], closesAt: string): Promise<BulkReply> {
    return this.changeMany(caller, ids, (job, unitOfWork) => {
      const now = this.clock.now();
      const next = new Date(closesAt);
      assertFutureClosingDate(next, now);
      const before = { ...job };
      Object.assign(job, { undo: undoOfListing(job, now), closesAt: next });
      this.editor.recordChange(unitOfWork, caller, before, job);
    });
  }

  /**
   * Restores what the last change of state or closing date replaced; where that is too late, UNDO_EXPIRED is its
   * refusal.
   */
  undoMany(caller: Caller, ids: readonly string[]): Promise<BulkReply> {
    return this.changeMany(caller, ids, (job, unitOfWork) => {
      const before = { ...job };
      Object.assign(job, { ...fieldsToRestore(job, this.clock.now()), undo: null });
      this.editor.recordChange(unitOfWork, caller, before, job);
    });
  }

  private changeMany(caller: Caller, ids: readonly string[], change: Change): Promise<BulkReply> {
    return this.database.transaction((unitOfWork) =>
      runBulk(ids, async (id) => {
        const job = await this.records.load(unitOfWork, caller, 'transition', ExternalJob, id);
        await change(job, unitOfWork);
      }),
    );
  }
}
