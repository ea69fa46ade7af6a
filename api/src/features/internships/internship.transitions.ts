import { internshipLifecycle, type InternshipState } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import { ObjectId } from 'mongodb';
import type { UnitOfWork } from '../../platform/database/database.service.ts';
import { KeyedMutex } from '../../platform/database/keyed-mutex.ts';
import { defineTransitions } from '../../platform/transitions/define-transitions.ts';
import { EmployerLookup } from '../employers/index.ts';
import { ApplicantChecks } from './applicant-checks.service.ts';
import { internshipMutex, InternshipRevision, type InternshipEntity } from './internship.entity.ts';
import { guards, type InternshipContext, type InternshipFacts, type InternshipRequest } from './internship-guards.ts';
import { postingOf } from './internship-presenter.ts';

const isApproval = (from: InternshipState, to: InternshipState): boolean =>
  from === 'pending_review' && (to === 'open' || to === 'scheduled');

/** A change that waits becomes part of a draft, and has no meaning for what is over. */
function resolvePendingRevision({ record, to }: InternshipContext): void {
  if (to === 'draft') Object.assign(record, record.pendingRevision?.posting);
  if (['draft', 'removed', 'filled', 'archived'].includes(to)) record.pendingRevision = null;
}

function submitted({ record, from, now }: InternshipContext): void {
  record.submittedAt = now;
  if (from === 'changes_requested') record.reviewRounds += 1;
}

function opened({ unitOfWork, record, request, from, now }: InternshipContext): void {
  const deadline = request.kind === 'form' && request.to === 'open' ? request.deadline : undefined;
  if (from === 'closed' && deadline) record.deadline = deadline;
  record.pausedAt = null;
  record.closedAt = null;
  record.closeReason = null;
  /* What was paused before it was ever open, because of its company, opens for the first time. */
  if (from === 'paused' && record.firstPublishedAt) return;
  record.openedAt = now;
  record.firstPublishedAt ??= now;
  if (from !== 'closed' || record.revision === 0) publishRevision(unitOfWork, record, now);
}

function ended({ record, request, from, to, now }: InternshipContext): void {
  record.closedAt = now;
  const given = request.kind === 'consequence' ? request.closeReason : null;
  record.closeReason = given ?? (to === 'filled' ? 'filled' : from === 'removed' ? 'reinstated' : 'by_hand');
}

function reviewed({ record, actor, reason, note, now }: InternshipContext): void {
  if (actor.actorKind === 'admin') record.review = reason ? { reason, note, at: now } : null;
}

/** What every event of an internship that has a title says; ids are hex strings. */
export const eventPayload = ({ _id, employerId, title }: InternshipEntity) => ({
  internshipId: _id.toHexString(),
  employerId: employerId.toHexString(),
  title: title ?? '',
});

/** Freezes the posting as it is now shown. */
export function publishRevision(unitOfWork: UnitOfWork, internship: InternshipEntity, now: Date): void {
  internship.revision += 1;
  unitOfWork.persist(
    unitOfWork.create(InternshipRevision, {
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

/** The transitions of internships: the guards and effects of `internshipLifecycle`. */
@Injectable()
export class InternshipTransitions {
  constructor(
    private readonly employers: EmployerLookup,
    private readonly applicants: ApplicantChecks,
    private readonly mutex: KeyedMutex,
  ) {}

  /** The machine: its guards are {@link guards}, its effects stand above. */
  readonly definition = defineTransitions<typeof internshipLifecycle, InternshipContext>(internshipLifecycle, {
    versions: ({ version }) => [version],
    stateOf: ({ state }: InternshipEntity) => state,
    setState: (internship, to) => (internship.state = to),
    /** An approval opens at once or is scheduled, as the time of publishing says. */
    target: ({ state, publishAt }, { to }: InternshipRequest, now) => {
      if (!isApproval(state, to)) return to;
      return publishAt && new Date(publishAt) > now ? 'scheduled' : 'open';
    },
    facts: async ({ unitOfWork, record, from }): Promise<InternshipFacts> => {
      const employerStatus = await this.employers.status(unitOfWork, record.employerId);
      if (from === 'open') await this.mutex.acquire(unitOfWork, internshipMutex, record._id);
      return {
        employerStatus,
        hasActiveApplication: () => this.applicants.hasActive(record),
        accepted: () => this.applicants.countAccepted(record),
      };
    },
    guards,
    effects: {
      before: resolvePendingRevision,
      to: {
        pending_review: submitted,
        open: opened,
        paused: ({ record, now }) => void (record.pausedAt = now),
        closed: ended,
        filled: ended,
      },
      after: reviewed,
    },
    appendHistory: ({ record, from, to, actor, reason, note, now }) => {
      const { actorKind: by, actorId } = actor;
      const entry = { from, to, by, actorId, reason, note, revision: record.revision, at: now };
      record.history = [...record.history, entry];
    },
    audit: ({ record, from, to, actor, reason, note }) =>
      actor.caller
        ? {
            caller: actor.caller,
            action: 'transition',
            resource: 'internships',
            id: record._id.toHexString(),
            label: record.title ?? null,
            employerId: record.employerId.toHexString(),
            changes: [{ field: 'state', before: from, after: to }],
            reasonCode: reason,
            reason: note,
          }
        : null,
    event: ({ record, from, to, actor, reason, note, now }) => ({
      ...eventPayload(record),
      from,
      to,
      actorId: actor.actorId,
      actorKind: actor.actorKind,
      reason,
      note,
      closeReason: record.closeReason ?? null,
      at: now.toISOString(),
    }),
  });
}
