import {
  AppError,
  isUnansweredState,
  undoUntil,
  type unansweredApplicationStates,
  type Authorized,
  type BulkReply,
} from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/access/caller.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import type { UnitOfWork } from '../../../platform/database/database.service.ts';
import { runBulk } from '../../../platform/errors/bulk.ts';
import type { PayloadOf } from '../../../platform/events/catalogue/event-catalogue.ts';
import { Events } from '../../../platform/events/events.service.ts';
import { Records } from '../../../platform/records/records.service.ts';
import { personActor, type TransitionActor } from '../../../platform/transitions/define-transitions.ts';
import { appendHistoryEntry, nextReminder, restoreBeforeRejection } from '../application-effects.ts';
import { Application, type ApplicationEntity, type StoredHistoryEntry } from '../application.entity.ts';
import { ApplicationTransitions } from '../application.transitions.ts';
import { WithdrawalUndo } from './withdrawal-undo.service.ts';

/** Undoes what was decided within the last ten minutes: by an employer, or by a candidate who withdrew. */
@Injectable()
export class DecisionUndo {
  constructor(
    private readonly records: Records,
    private readonly clock: Clock,
    private readonly transitions: ApplicationTransitions,
    private readonly events: Events,
    private readonly withdrawals: WithdrawalUndo,
  ) {}

  async undoMany(caller: Caller, ids: readonly string[]): Promise<BulkReply> {
    const { role } = caller.actor;
    if (role === 'intern') return runBulk(ids, (id) => this.withdrawals.undo(caller, id));
    if (role !== 'employer') throw new AppError('FORBIDDEN');
    return runBulk(ids, (id) => this.undoOne(caller, id));
  }

  /** @throws AppError UNDO_EXPIRED when there is nothing (any more) to take back */
  private async undoOne(caller: Caller, id: string): Promise<void> {
    const undo = async (application: Authorized<ApplicationEntity, 'transition'>, unitOfWork: UnitOfWork) => {
      const now = this.clock.now();
      const actor = personActor(caller, 'employer');
      if (application.pendingRejection && application.rejectionDueAt && application.rejectionDueAt > now)
        await this.undoRejection(unitOfWork, application, actor);
      else await this.undoShortlisting(unitOfWork, application, actor);
    };
    await this.records.change(caller, 'transition', Application, id, undefined, undo);
  }

  private async undoRejection(
    unitOfWork: UnitOfWork,
    application: Authorized<ApplicationEntity, 'transition'>,
    actor: TransitionActor,
  ): Promise<void> {
    restoreBeforeRejection(application, {
      by: actor.actorKind,
      actorId: actor.actorId,
      reason: 'undone',
      at: this.clock.now(),
    });
    this.events.record(unitOfWork, {
      'application.rejection_undone': await this.payload(application, 'rejected', actor),
    });
  }

  /** The candidate was notified at once, and sees that it was undone. */
  private async undoShortlisting(
    unitOfWork: UnitOfWork,
    application: Authorized<ApplicationEntity, 'transition'>,
    actor: TransitionActor,
  ): Promise<void> {
    const now = this.clock.now();
    const last = application.events.at(-1);
    if (!isRecentShortlisting(application, last, now)) throw new AppError('UNDO_EXPIRED');
    const back = last.from;
    if (application.firstResponseAt?.getTime() === last.at.getTime()) application.firstResponseAt = null;
    if (application.blindReview && application.revealedAt?.getTime() === last.at.getTime())
      application.revealedAt = null;
    application.state = back;
    application.internState = back;
    application.nextReminderAt = nextReminder(application);
    const { actorKind: by, actorId } = actor;
    appendHistoryEntry(application, {
      from: 'shortlisted',
      to: back,
      by,
      actorId,
      reason: 'undone',
      at: now,
      visibleTo: 'both',
    });
    this.events.record(unitOfWork, {
      'application.shortlisting_undone': await this.payload(application, 'shortlisted', actor),
    });
  }

  private async payload(
    application: ApplicationEntity,
    from: ApplicationEntity['state'],
    actor: TransitionActor,
  ): Promise<PayloadOf<'application.rejection_undone'>> {
    const internshipSummary = await this.transitions.internshipSummary(application.internshipId);
    const what = { from, to: application.state, actor, reason: 'undone' };
    return this.transitions.payload(application, internshipSummary, what);
  }
}

type UnansweredState = (typeof unansweredApplicationStates)[number];

function isRecentShortlisting(
  { state }: ApplicationEntity,
  last: StoredHistoryEntry | undefined,
  now: Date,
): last is StoredHistoryEntry & { readonly from: UnansweredState } {
  if (!last || state !== 'shortlisted' || last.to !== 'shortlisted' || last.by !== 'employer') return false;
  return now < undoUntil(last.at) && isUnansweredState(last.from);
}
