import {
  caseLifecycle,
  caseLimits,
  hasConflict,
  moveTo,
  Refusal,
  verificationTimes,
  type CaseTransition,
  type Party,
} from '@prentice/contract';
import { Inject, Injectable, Optional } from '@nestjs/common';
import type { Caller } from '../../platform/access/authenticator.ts';
import { Scope } from '../../platform/access/scope.service.ts';
import { Clock, DAY } from '../../platform/clock/clock.ts';
import { Database, type Work } from '../../platform/database/database.service.ts';
import { objectId } from '../../platform/database/ids.ts';
import { Events } from '../../platform/events/events.service.ts';
import { Audit } from '../ports/audit.port.ts';
import { EmployerVerification } from '../ports/employer-verification.port.ts';
import { Membership } from '../ports/membership.port.ts';
import { ProofLibrary } from '../ports/proof-library.port.ts';
import { VerificationCase, type CaseRow } from './case.entity.ts';
import { endRound } from './case.opening.ts';

/** What a decision says beside its outcome. */
const saidBy = (move: CaseTransition) => ({
  reasonCodes: move.to === 'verified' ? [] : move.reasonCodes,
  noteToEmployer: move.noteToEmployer,
  level: move.to === 'verified' ? move.level : null,
});

/** Decides cases, and with them where an employer stands. */
@Injectable()
export class Decisions {
  constructor(
    private readonly database: Database,
    private readonly scope: Scope,
    private readonly clock: Clock,
    private readonly events: Events,
    private readonly audit: Audit,
    private readonly employers: EmployerVerification,
    private readonly membership: Membership,
    @Optional() @Inject(ProofLibrary) private readonly library: ProofLibrary | undefined,
  ) {}

  /**
   * Verifies, asks for information or rejects. Of two decisions at once the second finds another version.
   * @throws Refusal CASE_CONFLICT_OF_INTEREST, NOT_FOUND, VERSION_CONFLICT, TRANSITION_NOT_ALLOWED, REVIEW_ROUNDS_EXCEEDED
   */
  async decide(caller: Caller, id: string, move: CaseTransition, version: number): Promise<void> {
    const own = await this.employerOf(caller);
    await this.database.transaction(async (work) => {
      const one = await this.reviewable(work, caller, id, own);
      if (one.version !== version) throw new Refusal('VERSION_CONFLICT');
      const { from, event } = this.step(one, move.to, 'admin');
      if (move.to === 'info_requested' && one.round >= caseLimits.rounds) throw new Refusal('REVIEW_ROUNDS_EXCEEDED');
      const now = this.clock.now();
      const { reasonCodes, noteToEmployer, level } = saidBy(move);
      one.rounds = endRound(one.rounds, { outcome: move.to, reasonCodes, noteToEmployer }, now);
      Object.assign(one, { state: move.to, reasonCodes, noteToEmployer, level });
      if (move.to === 'info_requested') one.dueAt = new Date(now.getTime() + verificationTimes.silenceDays * DAY);
      else Object.assign(one, { open: false, dueAt: null, decidedAt: now, decidedBy: objectId(caller.actor.id ?? '') });
      if (!one.open) await this.library?.hold(work, one.employerId, []);
      await this.moveEmployer(work, caller, one, move);
      this.tell(work, caller, one, { from, event });
    });
  }

  /** The case, for somebody who may decide it. @throws Refusal CASE_CONFLICT_OF_INTEREST before NOT_FOUND */
  async reviewable(work: Work, caller: Caller, id: string, own: string | null): Promise<CaseRow> {
    const found = await work.findOne(VerificationCase, { _id: objectId(id) });
    if (found && hasConflict({ employerId: own }, { employerId: found.employerId.toHexString() }))
      throw new Refusal('CASE_CONFLICT_OF_INTEREST');
    return this.scope.authorize(caller.ability, 'transition', 'VerificationCase', found);
  }

  /** The employer that the caller belongs to, whatever their role. */
  async employerOf({ actor }: Caller): Promise<string | null> {
    const place = actor.id ? await this.membership.of(objectId(actor.id)) : null;
    return place?.employerId ?? actor.employerId;
  }

  /** Ends a case whose employer stayed silent, when it still waits for the answer. */
  async lapse(id: CaseRow['_id']): Promise<void> {
    await this.database.transaction(async (work) => {
      const one = await work.findOne(VerificationCase, { _id: id });
      const now = this.clock.now();
      if (!one || one.state !== 'info_requested' || !one.dueAt || one.dueAt > now) return;
      const { from, event } = this.step(one, 'lapsed', 'system');
      const { reasonCodes } = one;
      const noteToEmployer = one.noteToEmployer ?? null;
      one.rounds = endRound(one.rounds, { outcome: 'lapsed', reasonCodes, noteToEmployer }, now);
      Object.assign(one, { state: 'lapsed', open: false, dueAt: null, decidedAt: now });
      await this.library?.hold(work, one.employerId, []);
      await this.employers.move(work, one.employerId, { to: 'unverified', by: 'system', actorId: null, caseId: null });
      this.tell(work, null, one, { from, event });
    });
  }

  private step({ state: from }: CaseRow, to: CaseRow['state'], party: Party) {
    const step = moveTo(caseLifecycle, from, to, party);
    /* The table knows events of submitting, too; nobody decides by those. */
    if (!step || step.event === 'case.opened' || step.event === 'case.answered')
      throw new Refusal('TRANSITION_NOT_ALLOWED', { from, to });
    return { from, event: step.event };
  }

  private moveEmployer(work: Work, { actor }: Caller, one: CaseRow, move: CaseTransition): Promise<void> {
    const { reasonCodes, noteToEmployer: note } = saidBy(move);
    const trail = one.checks.map(({ id: check, result, at }) => ({ check, result, at }));
    return this.employers.move(work, one.employerId, {
      to: move.to,
      by: 'admin',
      actorId: actor.id,
      reasonCodes,
      note,
      ...(move.to === 'verified' ? { level: move.level, trail } : {}),
      ...(move.to === 'info_requested' ? {} : { caseId: null }),
    });
  }

  private tell(work: Work, caller: Caller | null, one: CaseRow, { from, event }: ReturnType<Decisions['step']>): void {
    const ids = { caseId: one._id.toHexString(), employerId: one.employerId.toHexString() };
    const { employerName: name, round, reasonCodes, state: to } = one;
    const note = one.noteToEmployer ?? null;
    const by = caller?.actor.id ?? null;
    const at = this.clock.now().toISOString();
    this.events.record(work, event, {
      ...ids,
      name,
      round,
      from,
      to,
      by,
      reasonCodes,
      note,
      level: one.level ?? null,
      at,
    });
    this.audit.record(work, {
      caller,
      action: 'transition',
      resource: 'verification-cases',
      id: ids.caseId,
      label: name,
      employerId: ids.employerId,
      changes: [{ field: 'state', before: from, after: to }],
      reasonCode: reasonCodes[0] ?? null,
      reason: note,
    });
  }
}
