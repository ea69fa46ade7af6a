import {
  employerVerificationLifecycle,
  type ActorKind,
  type Id,
  type VerificationCheck,
  type EmployerVerificationState,
  type employerVerificationGuardNames,
} from '@prentice/contract';
import type { ObjectId } from 'mongodb';
import { hex, objectId } from '../../platform/database/ids.ts';
import {
  defineTransitions,
  guardThat,
  type GuardsNamed,
  type TransitionContext,
} from '../../platform/transitions/define-transitions.ts';
import type { EmployerRow } from './employer.entity.ts';
import { verificationAfter } from './verification/verification-effects.ts';

/** A transition of an employer's verification and its data. */
export interface VerificationTransition {
  readonly to: EmployerVerificationState;
  readonly by: ActorKind;
  /** Who acts; null for the system. */
  readonly actorId: Id | null;
  readonly level?: 1 | 2;
  /** The case that is open from now on; null when none is; left out when it stays. */
  readonly caseId?: ObjectId | null;
  /** Results of the checks, public once verified. */
  readonly verificationChecks?: readonly VerificationCheck[];
  readonly reasonCodes?: readonly string[];
  readonly note?: string | null;
}

type EmployerContext = TransitionContext<EmployerRow, EmployerVerificationState, VerificationTransition, null>;

const guards: GuardsNamed<typeof employerVerificationGuardNames, EmployerContext> = {
  caseDecided: guardThat(({ request }) => request.level !== undefined),
  due: guardThat(({ record: { verification }, now }) =>
    Boolean(verification.expiresAt && verification.expiresAt <= now),
  ),
  identityChanged: guardThat(({ request }) => Boolean(request.reasonCodes?.length)),
};

const suspended = ({ record, actor, reason, note, now }: EmployerContext): void => {
  const by = actor.actorId === null ? null : objectId(actor.actorId);
  record.suspension = { reason: reason ?? 'other', note: note ?? '', at: now, by };
};

/**
 * Applies what every transition brings along: the case, the public checks, and the end of what the state before had.
 */
function followCase({ record, request }: EmployerContext): void {
  record.suspension = null;
  if (request.caseId !== undefined) record.openCaseId = request.caseId;
  if (request.verificationChecks)
    record.verificationChecks = request.verificationChecks.map((check) => ({ ...check, at: new Date(check.at) }));
}

/** The transitions of employers: the guards and effects of `employerVerificationLifecycle`. */
export const employerTransitions = defineTransitions<typeof employerVerificationLifecycle, EmployerContext>(
  employerVerificationLifecycle,
  {
    stateOf: ({ verification }: EmployerRow) => verification.state,
    setState: (employer, to, { request, now }) => {
      employer.verification = verificationAfter(employer.verification, { to, now, level: request.level });
    },
    reasonAndNote: ({ reasonCodes, note }: VerificationTransition) => ({
      reason: reasonCodes?.[0] ?? null,
      note: note ?? null,
    }),
    facts: async (): Promise<null> => null,
    guards,
    effects: {
      before: followCase,
      to: {
        suspended,
        verified: ({ record }) => void (record.remindedDays = null),
      },
    },
    /** What follows a case is in the audit log as its decision. */
    audit: ({ record, from, to, actor, reason, note }) =>
      from === 'suspended' || to === 'suspended'
        ? {
            caller: actor.caller ?? null,
            action: to === 'suspended' ? 'suspended' : 'reinstated',
            resource: 'employers',
            id: record._id.toHexString(),
            label: record.name,
            employerId: record._id.toHexString(),
            reasonCode: reason,
            reason: note,
          }
        : null,
    event: ({ record, request, from, to, actor, reason, note, now }) => ({
      employerId: record._id.toHexString(),
      name: record.name,
      from: from ?? to,
      to,
      by: actor.actorId,
      reason,
      reasonCodes: request.reasonCodes ?? [],
      note,
      caseId: hex(record.openCaseId),
      at: now.toISOString(),
    }),
  },
);
