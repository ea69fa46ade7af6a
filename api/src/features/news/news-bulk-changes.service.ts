import {
  AppError,
  findTransition,
  newsLifecycle,
  type Authorized,
  type BulkReply,
  type NewsState,
} from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/access/caller.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { Database, type UnitOfWork } from '../../platform/database/database.service.ts';
import { objectId } from '../../platform/database/ids.ts';
import { runBulk } from '../../platform/errors/bulk.ts';
import { Events } from '../../platform/events/events.service.ts';
import { Records } from '../../platform/records/records.service.ts';
import { fieldsToRestore } from '../../platform/records/stored-undo.ts';
import { personActor } from '../../platform/transitions/define-transitions.ts';
import { TransitionEngine } from '../../platform/transitions/transition-engine.service.ts';
import { Audit } from '../../platform/audit/audit.service.ts';
import { NewsItem, type NewsRow } from './news.entity.ts';
import { newsPayload, newsTransitions } from './news.transitions.ts';

type Change = (item: Authorized<NewsRow, 'transition'>, unitOfWork: UnitOfWork) => Promise<void>;

/**
 * Publishes, unpublishes and archives several items, and undoes it: all in one transaction, in which an item that
 * cannot be changed does not stop the others.
 */
@Injectable()
export class NewsBulkChanges {
  constructor(
    private readonly database: Database,
    private readonly records: Records,
    private readonly clock: Clock,
    private readonly engine: TransitionEngine,
    private readonly events: Events,
    private readonly audit: Audit,
  ) {}

  /** Changes the state of several; UNPUBLISH_FIRST is the refusal to archive what is or will be public. */
  transitionMany(caller: Caller, ids: readonly string[], to: NewsState): Promise<BulkReply> {
    const actor = personActor(caller, 'admin');
    return this.changeMany(caller, ids, async (item, unitOfWork) => {
      const canArchive = item.state === to || findTransition(newsLifecycle, item.state, 'archived', 'admin');
      if (to === 'archived' && !canArchive) throw new AppError('UNPUBLISH_FIRST');
      await this.engine.apply(unitOfWork, newsTransitions, item, { to }, actor);
    });
  }

  /** Restores what the last change of state replaced; where that is too late, UNDO_EXPIRED is its refusal. */
  undoMany(caller: Caller, ids: readonly string[]): Promise<BulkReply> {
    return this.changeMany(caller, ids, async (item, unitOfWork) => {
      const now = this.clock.now();
      const { state } = item;
      const before = fieldsToRestore(item, now);
      /* Somebody may have pinned another item in its place. */
      const { pinSlot } = before;
      const isTaken = pinSlot !== null && (await unitOfWork.count(NewsItem, { pinSlot, _id: { $ne: item._id } })) > 0;
      Object.assign(item, { ...before, ...(isTaken && { pinned: false, pinSlot: null }), undo: null });
      item.updatedBy = caller.actor.id ? objectId(caller.actor.id) : null;
      this.audit.record(unitOfWork, {
        caller,
        action: 'updated',
        resource: 'news',
        id: item._id.toHexString(),
        label: item.title,
        changes: [{ field: 'state', before: state, after: item.state }],
      });
      this.events.record(unitOfWork, { 'news.changed': newsPayload(item, caller.actor.id, now) });
    });
  }

  private changeMany(caller: Caller, ids: readonly string[], change: Change): Promise<BulkReply> {
    return this.database.transaction((unitOfWork) =>
      runBulk(ids, async (id) => {
        const item = await this.records.load(unitOfWork, caller, 'transition', NewsItem, id);
        await change(item, unitOfWork);
      }),
    );
  }
}
