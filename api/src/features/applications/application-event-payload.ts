import type { ApplicationState } from '@prentice/contract';
import { instantOrNull } from '../../platform/clock/clock.ts';
import type { TransitionActor } from '../../platform/transitions/define-transitions.ts';
import type { InternshipSummary } from '../internships/index.ts';
import type { ApplicationEntity } from './application.entity.ts';

/* Reasons are codes or what people wrote; a code holds no name. */
const CODE = /^[a-z_0-9]{1,40}$/;
/** Returns the reason where people's own words have no place: null unless it is a code. */
export const reasonCodeOf = (reason: string | null): string | null => (reason && CODE.test(reason) ? reason : null);

/** What happened to an application: a transition, its undoing, or a reminder, which leaves the state as it is. */
interface ApplicationChange {
  readonly record: ApplicationEntity;
  readonly from: ApplicationState | null;
  readonly to: ApplicationState;
  readonly actor: TransitionActor;
  readonly reason: string | null;
  readonly facts: { readonly internshipSummary: InternshipSummary };
  readonly now: Date;
}

/**
 * Returns what an event says of what happened to an application; ids are hex strings. What people wrote stays in the
 * record.
 */
export const applicationEventPayload = ({ record, from, to, actor, reason, facts, now }: ApplicationChange) => ({
  applicationId: record._id.toHexString(),
  internshipId: record.internshipId.toHexString(),
  employerId: record.employerId.toHexString(),
  internId: record.internId.toHexString(),
  title: facts.internshipSummary.title ?? '',
  employerName: facts.internshipSummary.employer.name,
  responseDueAt: instantOrNull(record.responseDueAt),
  from,
  to,
  actorId: actor.actorId,
  actorKind: actor.actorKind,
  reason: reasonCodeOf(reason),
  /* As in the history, where an email finds the step that it is about. */
  at: now.toISOString(),
});
