import {
  internshipLifecycle,
  moveTo,
  Refusal,
  type InternshipState,
  type InternshipTransition,
  type Party,
} from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import { ObjectId } from 'mongodb';
import { Clock } from '../../platform/clock/clock.ts';
import type { Work } from '../../platform/database/database.service.ts';
import { Turns } from '../../platform/database/turns.ts';
import { Events } from '../../platform/events/events.service.ts';
import type { Caller } from '../../platform/access/authenticator.ts';
import { Audit } from '../ports/audit.port.ts';
import { EmployerDirectory } from '../ports/employer-directory.port.ts';
import { admissionTurn } from '../ports/internship-directory.port.ts';
import { Applicants } from './applicants.ts';
import { InternshipRevision, type InternshipEntity } from './internship.entity.ts';
import { guards, type Attempt } from './internship.guards.ts';
import { eventPayload } from './internship.records.ts';
import { postingOf } from './internship.posting.ts';
import { assertRiskRead } from './risk.confirmation.ts';

/** Who moves an internship, and why. */
export interface Mover {
  readonly party: Extract<Party, 'employer' | 'admin' | 'system'>;
  readonly actorId: string | null;
  /** For the audit log; absent for the system. */
  readonly caller?: Pick<Caller, 'actor'>;
  readonly closeReason?: InternshipEntity['closeReason'];
}

type Move = InternshipTransition | { readonly to: InternshipState };

const part = (move: Move, key: 'reason' | 'note'): string | null => {
  const value: unknown = Reflect.get(move, key);
  return typeof value === 'string' ? value : null;
};

/** What the table wants said with a move. @throws Refusal REASON_REQUIRED */
function assertStated(requires: readonly ('reason' | 'note')[], move: Move): void {
  if (requires.some((key) => part(move, key) === null)) throw new Refusal('REASON_REQUIRED');
}

const isApproval = (from: InternshipState, to: InternshipState): boolean =>
  from === 'pending_review' && (to === 'open' || to === 'scheduled');

/** Moves internships along their lifecycle; the table decides, the guards refuse, the effects follow. */
@Injectable()
export class InternshipMoves {
  constructor(
    private readonly employers: EmployerDirectory,
    private readonly applicants: Applicants,
    private readonly turns: Turns,
    private readonly events: Events,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** @throws Refusal TRANSITION_NOT_ALLOWED, or the code of the guard that refuses */
  async move(work: Work, internship: InternshipEntity, wanted: Move, mover: Mover): Promise<void> {
    const now = this.clock.now();
    const from = internship.state;
    const to = this.target(internship, wanted, now);
    const row = moveTo(internshipLifecycle, from, to, mover.party);
    if (!row) throw new Refusal('TRANSITION_NOT_ALLOWED', { from, to });
    const standing = await this.employers.standing(work, internship.employerId);
    const attempt: Attempt = {
      internship,
      move: wanted,
      standing,
      busy: row.guards?.includes('noActiveApplication') ? await this.applicants.active(internship) : false,
      accepted: row.guards?.includes('allAccepted') ? await this.applicants.accepted(internship) : 0,
      actorId: mover.actorId,
      now,
    };
    if (from === 'open') await this.turns.take(work, admissionTurn, internship._id);
    for (const guard of row.guards ?? []) guards[guard]?.(attempt);
    assertStated(row.requires ?? [], wanted);
    if (isApproval(from, to)) assertRiskRead(internship.risk, wanted);
    this.effects(work, internship, { from, to }, wanted, mover, now);
    this.note(work, internship, { from, to }, wanted, mover);
    this.events.record(work, row.event, {
      ...eventPayload(internship),
      from,
      to,
      by: mover.actorId,
      party: mover.party,
      reason: part(wanted, 'reason'),
      note: part(wanted, 'note'),
      closeReason: internship.closeReason ?? null,
      at: now.toISOString(),
    });
  }

  private note(
    work: Work,
    internship: InternshipEntity,
    { from, to }: { from: InternshipState; to: InternshipState },
    wanted: Move,
    { caller }: Mover,
  ): void {
    if (!caller) return;
    this.audit.record(work, {
      caller,
      action: 'transition',
      resource: 'internships',
      id: internship._id.toHexString(),
      label: internship.title ?? null,
      employerId: internship.employerId.toHexString(),
      changes: [{ field: 'state', before: from, after: to }],
      reasonCode: part(wanted, 'reason'),
      reason: part(wanted, 'note'),
    });
  }

  /** An approval opens at once or is scheduled, as the time of publishing says. */
  private target(internship: InternshipEntity, wanted: Move, now: Date): InternshipState {
    if (!isApproval(internship.state, wanted.to)) return wanted.to;
    return internship.publishAt && new Date(internship.publishAt) > now ? 'scheduled' : 'open';
  }

  private effects(
    work: Work,
    internship: InternshipEntity,
    { from, to }: { from: InternshipState; to: InternshipState },
    wanted: Move,
    mover: Mover,
    now: Date,
  ): void {
    internship.state = to;
    this.settleProposal(internship, to);
    if (to === 'pending_review') this.submitted(internship, from, now);
    if (to === 'open') this.opened(work, internship, from, now);
    if (to === 'paused') internship.pausedAt = now;
    if (to === 'closed' || to === 'filled') {
      internship.closedAt = now;
      internship.closeReason =
        mover.closeReason ?? (to === 'filled' ? 'filled' : from === 'removed' ? 'reinstated' : 'by_hand');
    }
    const reason = part(wanted, 'reason');
    if (mover.party === 'admin') internship.review = reason ? { reason, note: part(wanted, 'note'), at: now } : null;
    const { party: by, actorId } = mover;
    const entry = { from, to, by, actorId, reason, note: part(wanted, 'note'), revision: internship.revision, at: now };
    internship.history = [...internship.history, entry];
  }

  /** A change that waits becomes part of a draft, and has no meaning for what is over. */
  private settleProposal(internship: InternshipEntity, to: InternshipState): void {
    if (to === 'draft') Object.assign(internship, internship.pendingRevision?.posting);
    if (['draft', 'removed', 'filled', 'archived'].includes(to)) internship.pendingRevision = null;
  }

  private submitted(internship: InternshipEntity, from: InternshipState, now: Date): void {
    internship.submittedAt = now;
    if (from === 'changes_requested') internship.reviewRounds += 1;
  }

  private opened(work: Work, internship: InternshipEntity, from: InternshipState, now: Date): void {
    internship.pausedAt = null;
    internship.closedAt = null;
    internship.closeReason = null;
    /* What was paused before it was ever open, because of its company, opens for the first time. */
    if (from === 'paused' && internship.firstPublishedAt) return;
    internship.openedAt = now;
    internship.firstPublishedAt ??= now;
    if (from !== 'closed' || internship.revision === 0) this.publishRevision(work, internship, now);
  }

  /** Freezes the posting as it is now shown. */
  publishRevision(work: Work, internship: InternshipEntity, now: Date): void {
    internship.revision += 1;
    work.persist(
      work.create(InternshipRevision, {
        _id: new ObjectId(),
        internshipId: internship._id,
        employerId: internship.employerId,
        revision: internship.revision,
        posting: postingOf(internship),
        createdAt: now,
        updatedAt: now,
      }),
    );
  }
}
