import { applicationLimits, Refusal, waitingStates, type BulkReply } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/access/authenticator.ts';
import { Scope } from '../../platform/access/scope.service.ts';
import { Clock, MINUTE } from '../../platform/clock/clock.ts';
import type { Work } from '../../platform/database/database.service.ts';
import { objectId } from '../../platform/database/ids.ts';
import { bulk } from '../../platform/errors/bulk.ts';
import type { TransitionActor } from '../../platform/transitions/define-transitions.ts';
import { enter, nextReminder, unhold } from './application.effects.ts';
import type { ApplicationEntity, LedgerEntry } from './application.entity.ts';
import { ApplicationTransitions } from './application.transitions.ts';

/** Takes back what an employer decided within the last ten minutes. */
@Injectable()
export class Undo {
  constructor(
    private readonly scope: Scope,
    private readonly clock: Clock,
    private readonly transitions: ApplicationTransitions,
  ) {}

  async many(caller: Caller, ids: readonly string[]): Promise<BulkReply> {
    if (caller.actor.role !== 'employer') throw new Refusal('FORBIDDEN');
    return bulk(ids, (id) => this.one(caller, id));
  }

  /** @throws Refusal UNDO_EXPIRED when there is nothing (any more) to take back */
  private async one(caller: Caller, id: string): Promise<void> {
    const found = await this.transitions.change(objectId(id), async (work, application) => {
      this.scope.authorize(caller.ability, 'transition', 'Application', application);
      const now = this.clock.now();
      const actor = { party: 'employer' as const, actorId: caller.actor.id };
      if (application.held && application.heldUntil && application.heldUntil > now)
        await this.unreject(work, application, actor);
      else await this.unshortlist(work, application, actor);
    });
    if (!found) throw new Refusal('NOT_FOUND');
  }

  private async unreject(work: Work, application: ApplicationEntity, actor: TransitionActor): Promise<void> {
    unhold(application, { by: actor.party, actorId: actor.actorId, reason: 'undone', at: this.clock.now() });
    await this.tell(work, 'application.rejection_undone', application, 'rejected', actor);
  }

  /** The candidate was told at once, and sees that it was taken back. */
  private async unshortlist(work: Work, application: ApplicationEntity, actor: TransitionActor): Promise<void> {
    const now = this.clock.now();
    const last = application.events.at(-1);
    if (!isRecentShortlisting(application, last, now)) throw new Refusal('UNDO_EXPIRED');
    const back = last.from;
    if (application.firstResponseAt?.getTime() === last.at.getTime()) application.firstResponseAt = null;
    if (application.blindReview && application.revealedAt?.getTime() === last.at.getTime())
      application.revealedAt = null;
    application.state = back;
    application.internState = back;
    application.nextReminderAt = nextReminder(application);
    const { party: by, actorId } = actor;
    enter(application, { from: 'shortlisted', to: back, by, actorId, reason: 'undone', at: now, visibleTo: 'both' });
    await this.tell(work, 'application.shortlisting_undone', application, 'shortlisted', actor);
  }

  private async tell(
    work: Work,
    event: 'application.rejection_undone' | 'application.shortlisting_undone',
    application: ApplicationEntity,
    from: ApplicationEntity['state'],
    actor: TransitionActor,
  ): Promise<void> {
    const card = await this.transitions.card(application.internshipId);
    this.transitions.record(work, event, application, card, { from, to: application.state, actor, reason: 'undone' });
  }
}

type Waiting = (typeof waitingStates)[number];

function isRecentShortlisting(
  { state }: ApplicationEntity,
  last: LedgerEntry | undefined,
  now: Date,
): last is LedgerEntry & { readonly from: Waiting } {
  if (!last || state !== 'shortlisted' || last.to !== 'shortlisted' || last.by !== 'employer') return false;
  const recent = now.getTime() - last.at.getTime() < applicationLimits.undoMinutes * MINUTE;
  return recent && waitingStates.some((waiting) => waiting === last.from);
}
