import {
  AppError,
  type EmployerMessage,
  type EmployerTransitionRequest,
  type SuspensionReason,
} from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { ObjectId } from 'mongodb';
import type { Caller } from '../../../platform/access/caller.ts';
import { AccessPolicy } from '../../../platform/access/access-policy.service.ts';
import { Database, type UnitOfWork } from '../../../platform/database/database.service.ts';
import { hex, objectId } from '../../../platform/database/ids.ts';
import { runBulk } from '../../../platform/errors/bulk.ts';
import { Events } from '../../../platform/events/events.service.ts';
import { Audit } from '../../../platform/audit/audit.service.ts';
import { Records } from '../../../platform/records/records.service.ts';
import { Membership } from '../../ports/membership.port.ts';
import { Employer } from '../employer.entity.ts';
import { EmployerVerification } from './employer-verification.service.ts';

/** Performs what administrators do to employers outside a verification case. */
@Injectable()
export class EmployerSuspension {
  constructor(
    private readonly database: Database,
    private readonly accessPolicy: AccessPolicy,
    private readonly records: Records,
    private readonly events: Events,
    private readonly audit: Audit,
    private readonly membership: Membership,
    private readonly employerVerification: EmployerVerification,
  ) {}

  /** Suspends or reinstates. @throws AppError CASE_CONFLICT_OF_INTEREST, NOT_FOUND, TRANSITION_NOT_ALLOWED */
  async transition(caller: Caller, id: string, transition: EmployerTransitionRequest): Promise<void> {
    (await this.membership.conflictCheck(caller))(id);
    await this.records.change(caller, 'transition', Employer, id, undefined, async (employer, unitOfWork) => {
      const reasonCodes = transition.to === 'suspended' ? [transition.reason] : [];
      const targetTransition = {
        to: transition.to,
        by: 'admin',
        actorId: caller.actor.id,
        note: transition.note,
        reasonCodes,
      } as const;
      await this.employerVerification.apply(unitOfWork, employer, targetTransition, caller);
    });
  }

  /**
   * Suspends an employer because a report about it was upheld, in the transaction that upholds it; does nothing when it
   * cannot be suspended.
   * @param decidedBy the administrator who upheld the report
   */
  async suspendReported(
    unitOfWork: UnitOfWork,
    employerId: ObjectId,
    reason: SuspensionReason,
    decidedBy: ObjectId | null,
  ): Promise<void> {
    const employer = await unitOfWork.findOne(Employer, { _id: employerId });
    if (!employer) return;
    const note = 'A report about this company was upheld.';
    const suspended = { to: 'suspended', by: 'admin', actorId: hex(decidedBy), reasonCodes: [reason], note } as const;
    await this.employerVerification.applyIfPossible(unitOfWork, employer, suspended);
  }

  /**
   * Hands a message for the owners of each employer to the feature that notifies people: for all of them, or for none.
   */
  async message(caller: Caller, { ids, subject, text }: EmployerMessage) {
    this.accessPolicy.authorize(caller.ability, 'create', 'Notification', {});
    const owners = await this.ownersOf(ids.map(objectId));
    return this.database.transaction((unitOfWork) =>
      runBulk(ids, async (employerId) =>
        this.messageOne(unitOfWork, caller, { employerId, subject, text, owners: owners.get(employerId) }),
      ),
    );
  }

  private messageOne(
    unitOfWork: UnitOfWork,
    caller: Caller,
    message: { employerId: string; subject: string; text: string; owners: readonly string[] | undefined },
  ): void {
    const { employerId, subject, text, owners } = message;
    if (!owners) throw new AppError('NOT_FOUND');
    this.events.record(unitOfWork, {
      'employer.messaged': {
        employerId,
        userIds: owners,
        subject,
        text,
        by: caller.actor.id,
      },
    });
    this.audit.record(unitOfWork, {
      caller,
      action: 'messaged',
      resource: 'employers',
      id: employerId,
      reason: subject,
    });
  }

  private async ownersOf(ids: readonly ObjectId[]): Promise<Map<string, string[]>> {
    const owners = new Map<string, string[]>();
    for (const { employerId, userId } of await this.membership.membersOf(ids, ['owner']))
      owners.set(employerId, [...(owners.get(employerId) ?? []), userId]);
    return owners;
  }
}
