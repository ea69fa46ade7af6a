import {
  approvedStates,
  differences,
  isMaterial,
  missingIn,
  Refusal,
  takesEffectAtOnce,
  type DraftUpdate,
  type RevisionDecision,
} from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { Document } from 'mongodb';
import type { Caller } from '../../platform/access/authenticator.ts';
import { Scope } from '../../platform/access/scope.service.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { Database, type Work } from '../../platform/database/database.service.ts';
import { objectId } from '../../platform/database/ids.ts';
import { Turns } from '../../platform/database/turns.ts';
import { Events } from '../../platform/events/events.service.ts';
import { Audit, type AuditChange } from '../ports/audit.port.ts';
import { admissionTurn } from '../ports/internship-directory.port.ts';
import { Applicants } from './applicants.ts';
import { InternshipRevision, type InternshipEntity, type StoredRevisionProposal } from './internship.entity.ts';
import { publishRevision } from './internship.transitions.ts';
import { postingOf } from './internship.posting.ts';
import { present, presentAs } from './internship.presenter.ts';
import { eventPayload, InternshipRecords } from './internship.records.ts';
import { Moderation } from './moderation.service.ts';
import { shinglesOf, sketchOf } from './near-duplicates.ts';
import { assertRiskRead } from './risk.confirmation.ts';

/** Whether its words were approved, so that new ones wait for review beside them. */
export const isApproved = ({ state }: InternshipEntity): boolean => approvedStates.some((one) => one === state);

/** Changes of what was approved: proposed, taken back, decided; and the revisions that were published. */
@Injectable()
export class Revisions {
  constructor(
    private readonly database: Database,
    private readonly scope: Scope,
    private readonly clock: Clock,
    private readonly records: InternshipRecords,
    private readonly applicants: Applicants,
    private readonly moderation: Moderation,
    private readonly turns: Turns,
    private readonly events: Events,
    private readonly audit: Audit,
  ) {}

  /**
   * A material edit waits for review; what was approved stays as it is. Each edit says the whole of what is wanted: it takes
   * the place of one that still waits, and ends it when nothing material is left.
   */
  async propose(work: Work, internship: InternshipEntity, draft: DraftUpdate, type: string | null): Promise<void> {
    const before = postingOf(internship);
    const changed = differences(before, draft);
    await this.applicants.assertPayKept(internship, draft);
    const now = this.clock.now();
    const known = missingIn(before, type, now);
    const faults = missingIn(draft, type, now).filter(
      ({ field, code }) =>
        changed.some((one) => field.startsWith(one.field)) ||
        !known.some((one) => one.field === field && one.code === code),
    );
    if (faults.length > 0) throw new Refusal('VALIDATION_FAILED', {}, faults);
    await this.turns.take(work, admissionTurn, internship._id);
    for (const { field } of changed.filter(takesEffectAtOnce)) Object.assign(internship, { [field]: draft[field] });
    if (!isMaterial(changed)) return this.forget(internship);
    const fields = changed.map(({ field }) => field);
    internship.risk = await this.moderation.assess(internship._id, draft);
    internship.pendingRevision = { submittedAt: now, changed: fields, posting: draft };
    this.events.record(work, 'internship.revision_submitted', { ...eventPayload(internship), changed: fields });
  }

  async withdraw(caller: Caller, id: string) {
    const row = await this.records.change(caller, 'update', id, undefined, (_, internship) => this.forget(internship));
    return presentAs('own', row);
  }

  /** @throws Refusal FORBIDDEN, TRANSITION_NOT_ALLOWED, VALIDATION_FAILED without the confirmation of a high risk */
  async decide(caller: Caller, id: string, version: number, decision: RevisionDecision) {
    if (caller.actor.role !== 'admin') throw new Refusal('FORBIDDEN');
    const row = await this.records.change(caller, 'transition', id, version, async (work, internship) => {
      if (decision.decision === 'approve') return this.approve(work, internship, caller, decision);
      proposalOf(internship);
      await this.forget(internship);
      internship.review = { reason: 'revision_refused', note: decision.note, at: this.clock.now() };
      this.decided(work, internship, caller, [], decision.note);
      this.events.record(work, 'internship.revision_refused', { ...eventPayload(internship), note: decision.note });
    });
    return present(caller.actor, row);
  }

  /** Shows the change that waits. Only what it changes: a deadline that moved meanwhile stays. */
  async approve(work: Work, internship: InternshipEntity, caller: Caller, confirmation: object): Promise<void> {
    const { posting, changed } = proposalOf(internship);
    assertRiskRead(internship.risk, confirmation);
    await this.turns.take(work, admissionTurn, internship._id);
    const next: Record<string, unknown> = { ...posting };
    const wanted = Object.fromEntries(changed.map((field) => [field, next[field]]));
    await this.applicants.assertPayKept(internship, { ...postingOf(internship), ...wanted });
    Object.assign(internship, wanted);
    Object.assign(internship, { pendingRevision: null, review: null });
    internship.sketch = sketchOf(shinglesOf(internship));
    const before = internship.revision;
    /* What was never public has no readers yet: its first revision is made when it opens. */
    if (before === 0) return this.decided(work, internship, caller, []);
    publishRevision(work, internship, this.clock.now());
    this.decided(work, internship, caller, [{ field: 'revision', before, after: internship.revision }]);
    const payload = { ...eventPayload(internship), changed, state: internship.state };
    this.events.record(work, 'internship.changed', payload);
  }

  async list(caller: Caller, id: string) {
    const { employerId } = await this.records.readable(caller, 'read', id);
    /* What is public has earlier revisions, which are not. */
    this.scope.authorize(caller.ability, 'read', 'InternshipRevision', { employerId });
    const scope = this.scope.where(caller.ability, 'read', 'InternshipRevision');
    const rows = await this.database
      .collection<Document>(InternshipRevision)
      .find<{ revision: number; createdAt: Date; posting: DraftUpdate }>({
        $and: [{ internshipId: objectId(id) }, scope],
      })
      .sort({ revision: -1 })
      .limit(50)
      .toArray();
    return rows.map((row, at) => ({
      revision: row.revision,
      at: row.createdAt.toISOString(),
      posting: row.posting,
      differences: at + 1 < rows.length ? differences(rows[at + 1]?.posting ?? row.posting, row.posting) : [],
    }));
  }

  private decided(
    work: Work,
    internship: InternshipEntity,
    caller: Caller,
    changes: readonly AuditChange[],
    reason: string | null = null,
  ): void {
    this.audit.record(work, {
      caller,
      action: 'updated',
      resource: 'internships',
      id: internship._id.toHexString(),
      label: internship.title ?? null,
      employerId: internship.employerId.toHexString(),
      changes: [{ field: 'pendingRevision', before: true, after: false }, ...changes],
      reason,
    });
  }

  /** The change that waits is gone, and with it what it would have risked. */
  private async forget(internship: InternshipEntity): Promise<void> {
    if (!internship.pendingRevision) return;
    internship.pendingRevision = null;
    internship.risk = await this.moderation.assess(internship._id);
  }
}

/** @throws Refusal TRANSITION_NOT_ALLOWED when nothing waits, or what it would change is over */
function proposalOf(internship: InternshipEntity): StoredRevisionProposal {
  const { pendingRevision, state } = internship;
  if (!pendingRevision || !isApproved(internship))
    throw new Refusal('TRANSITION_NOT_ALLOWED', { from: state, to: state });
  return pendingRevision;
}
