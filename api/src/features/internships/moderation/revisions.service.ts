import {
  approvedInternshipStates,
  postingDifferences,
  requiresReview,
  findMissingFields,
  AppError,
  isEffectiveAtOnce,
  type Authorized,
  type ChangeAction,
  type DraftUpdate,
  type RevisionDecision,
  type Risk,
} from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { Document } from 'mongodb';
import type { Caller } from '../../../platform/access/caller.ts';
import { AccessPolicy } from '../../../platform/access/access-policy.service.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { Database, type UnitOfWork } from '../../../platform/database/database.service.ts';
import { objectId } from '../../../platform/database/ids.ts';
import { KeyedMutex } from '../../../platform/database/keyed-mutex.ts';
import { Events } from '../../../platform/events/events.service.ts';
import { Audit } from '../../../platform/audit/audit.service.ts';
import type { AuditChange } from '../../../platform/audit/audit.service.ts';
import { Records } from '../../../platform/records/records.service.ts';
import { notAllowed } from '../../../platform/transitions/define-transitions.ts';
import { ApplicantChecks } from '../applicant-checks.service.ts';
import {
  Internship,
  InternshipRevision,
  type InternshipEntity,
  type StoredPendingRevision,
  internshipMutex,
} from '../internship.entity.ts';
import { internshipEventPayload, publishRevision, assertRiskConfirmed } from '../internship.transitions.ts';
import { postingOf, presentInternship, presentInternshipAs } from '../internship-presenter.ts';
import { ModerationAssessment } from './moderation-assessment.service.ts';
import { shinglesOf, minHashSketch } from './near-duplicates.ts';

/** Returns whether its words were approved, so that new ones wait for review beside them. */
export const isApprovedInternship = ({ state }: InternshipEntity): boolean =>
  approvedInternshipStates.some((approvedState) => approvedState === state);

/** Changes of what was approved: proposed, taken back, decided; and the revisions that were published. */
@Injectable()
export class Revisions {
  constructor(
    private readonly database: Database,
    private readonly accessPolicy: AccessPolicy,
    private readonly clock: Clock,
    private readonly records: Records,
    private readonly applicants: ApplicantChecks,
    private readonly moderation: ModerationAssessment,
    private readonly mutex: KeyedMutex,
    private readonly events: Events,
    private readonly audit: Audit,
  ) {}

  /**
   * Assesses the risk of what will be published once an edit is proposed: that of the edit, or, where nothing of it needs
   * review, that of what is public. It searches for similar internships, which takes too long for the transaction of
   * `propose`.
   * @returns null where the edit changes nothing about what waits for review
   */
  async assessEdit(internship: InternshipEntity, draft: DraftUpdate): Promise<Risk | null> {
    if (!isApprovedInternship(internship)) return null;
    if (requiresReview(postingDifferences(postingOf(internship), draft)))
      return this.moderation.assess(internship._id, draft);
    return internship.pendingRevision ? this.moderation.assess(internship._id) : null;
  }

  /**
   * Proposes an edit. A material one waits for review, and what was approved stays public meanwhile. Each edit is the
   * whole posting: it takes the place of one that still waits, and ends it when nothing material is left.
   * @param assessedRisk what `assessEdit` returned
   */
  async propose(
    unitOfWork: UnitOfWork,
    internship: Authorized<InternshipEntity, ChangeAction>,
    draft: DraftUpdate,
    type: string | null,
    assessedRisk: Risk | null,
  ): Promise<void> {
    const before = postingOf(internship);
    const changed = postingDifferences(before, draft);
    await this.applicants.assertPayNotLowered(internship, draft);
    const now = this.clock.now();
    const faultsBefore = findMissingFields(before, type, now);
    const faults = findMissingFields(draft, type, now).filter(
      ({ field, code }) =>
        changed.some((posting) => field.startsWith(posting.field)) ||
        !faultsBefore.some((missingField) => missingField.field === field && missingField.code === code),
    );
    if (faults.length > 0) throw new AppError('VALIDATION_FAILED', {}, faults);
    await this.mutex.acquire(unitOfWork, internshipMutex, internship._id);
    for (const { field } of changed.filter(isEffectiveAtOnce)) Object.assign(internship, { [field]: draft[field] });
    if (!requiresReview(changed)) return clearPendingRevision(internship, assessedRisk);
    const fields = changed.map(({ field }) => field);
    internship.risk = assessedRisk;
    internship.pendingRevision = { submittedAt: now, changed: fields, posting: draft };
    this.events.record(unitOfWork, {
      'internship.revision_submitted': { ...internshipEventPayload(internship), changed: fields },
    });
  }

  async withdraw(caller: Caller, id: string) {
    const { _id } = await this.records.read(caller, 'update', Internship, id);
    const publicRisk = await this.moderation.assess(_id);
    const row = await this.records.change(caller, 'update', Internship, id, undefined, (internship) =>
      clearPendingRevision(internship, publicRisk),
    );
    return presentInternshipAs('own', row);
  }

  /** @throws AppError NOT_FOUND, TRANSITION_NOT_ALLOWED, VALIDATION_FAILED without the confirmation of a high risk */
  async decide(caller: Caller, id: string, version: number, decision: RevisionDecision) {
    const { _id, employerId } = await this.records.read(caller, 'transition', Internship, id);
    this.accessPolicy.authorize(caller.ability, 'transition', 'InternshipRevision', { employerId });
    const publicRisk = decision.decision === 'approve' ? null : await this.moderation.assess(_id);
    const row = await this.records.change(
      caller,
      'transition',
      Internship,
      id,
      version,
      async (internship, unitOfWork) => {
        if (decision.decision === 'approve') return this.approve(unitOfWork, internship, caller, decision);
        pendingRevisionOf(internship);
        clearPendingRevision(internship, publicRisk);
        internship.review = { reason: 'revision_refused', note: decision.note, at: this.clock.now() };
        this.recordDecision(unitOfWork, internship, caller, [], decision.note);
        this.events.record(unitOfWork, {
          'internship.revision_refused': {
            ...internshipEventPayload(internship),
            note: decision.note,
          },
        });
      },
    );
    return presentInternship(caller.actor, row);
  }

  /** Publishes a pending change. Fields that it does not change keep their current value. */
  async approve(
    unitOfWork: UnitOfWork,
    internship: Authorized<InternshipEntity, 'transition'>,
    caller: Caller,
    confirmation: { readonly confirmRisk?: unknown },
  ): Promise<void> {
    const { posting, changed } = pendingRevisionOf(internship);
    assertRiskConfirmed(internship.risk, confirmation);
    await this.mutex.acquire(unitOfWork, internshipMutex, internship._id);
    const next: Record<string, unknown> = { ...posting };
    const proposedChanges = Object.fromEntries(changed.map((field) => [field, next[field]]));
    await this.applicants.assertPayNotLowered(internship, { ...postingOf(internship), ...proposedChanges });
    Object.assign(internship, proposedChanges);
    Object.assign(internship, { pendingRevision: null, review: null });
    internship.sketch = minHashSketch(shinglesOf(internship));
    const before = internship.revision;
    /* What was never public has no readers yet: its first revision is made when it opens. */
    if (before === 0) return this.recordDecision(unitOfWork, internship, caller, []);
    publishRevision(unitOfWork, internship, this.clock.now());
    this.recordDecision(unitOfWork, internship, caller, [{ field: 'revision', before, after: internship.revision }]);
    const payload = { ...internshipEventPayload(internship), changed, state: internship.state };
    this.events.record(unitOfWork, { 'internship.changed': payload });
  }

  async list(caller: Caller, id: string) {
    const { employerId } = await this.records.read(caller, 'read', Internship, id);
    /* What is public has earlier revisions, which are not. */
    this.accessPolicy.authorize(caller.ability, 'read', 'InternshipRevision', { employerId });
    const scope = this.accessPolicy.filterFor(caller.ability, 'read', 'InternshipRevision');
    const rows = await this.database
      .collection<Document>(InternshipRevision)
      .find<{ revision: number; createdAt: Date; posting: DraftUpdate }>({
        $and: [{ internshipId: objectId(id) }, scope],
      })
      .sort({ revision: -1 })
      .limit(50)
      .toArray();
    return rows.map((row, index) => ({
      revision: row.revision,
      at: row.createdAt.toISOString(),
      posting: row.posting,
      differences:
        index + 1 < rows.length ? postingDifferences(rows[index + 1]?.posting ?? row.posting, row.posting) : [],
    }));
  }

  private recordDecision(
    unitOfWork: UnitOfWork,
    internship: InternshipEntity,
    caller: Caller,
    changes: readonly AuditChange[],
    reason: string | null = null,
  ): void {
    this.audit.record(unitOfWork, {
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
}

/** Clears the change that waits; what is public has its own risk again. */
function clearPendingRevision(internship: InternshipEntity, publicRisk: Risk | null): void {
  if (!internship.pendingRevision) return;
  internship.pendingRevision = null;
  internship.risk = publicRisk;
}

/** @throws AppError TRANSITION_NOT_ALLOWED when nothing waits, or what it would change is over */
function pendingRevisionOf(internship: InternshipEntity): StoredPendingRevision {
  const { pendingRevision, state } = internship;
  if (!pendingRevision || !isApprovedInternship(internship)) throw notAllowed({ from: state, to: state });
  return pendingRevision;
}
