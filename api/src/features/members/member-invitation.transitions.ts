import { employerLimits, invitationLifecycle, invitationLimits, AppError } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { UnitOfWork } from '../../platform/database/database.service.ts';
import { Events } from '../../platform/events/events.service.ts';
import { defineTransitions } from '../../platform/transitions/define-transitions.ts';
import {
  emailHint,
  invitationEffects,
  invitationGuards,
  invitationStateOf,
  type InvitationContext,
} from '../accounts/index.ts';
import { Member, MemberInvitation, type MemberInvitationRow } from './member.entity.ts';
import { DatabaseMembership } from './membership.service.ts';

type Context = InvitationContext<MemberInvitationRow>;

/** Defines the transitions of members' invitations. */
@Injectable()
export class MemberInvitationTransitions {
  constructor(
    private readonly events: Events,
    private readonly membership: DatabaseMembership,
  ) {}

  readonly definition = defineTransitions<typeof invitationLifecycle, Context>(invitationLifecycle, {
    stateOf: invitationStateOf,
    setState: (invitation, to) => (invitation.state = to),
    facts: async ({ unitOfWork, record }) => ({ assertBelowPendingLimit: () => this.assertRoom(unitOfWork, record) }),
    guards: invitationGuards,
    effects: { ...invitationEffects, after: (context) => this.recordEvent(context) },
    audit: ({ record, to, actor, note }) =>
      to === 'pending' || to === 'revoked'
        ? {
            caller: actor.caller ?? null,
            action: to === 'revoked' ? 'invitation_revoked' : 'invited',
            resource: 'members',
            id: record._id.toHexString(),
            label: emailHint(record.email),
            employerId: record.employerId.toHexString(),
            changes: [{ field: 'role', before: null, after: record.role }],
            reason: note,
          }
        : null,
    /* The events of these invitations have names of their own; nobody waits for one that expires. */
    event: null,
  });

  private recordEvent({ unitOfWork, record, to, actor }: Context): void {
    const { _id, employerId, role } = record;
    const ids = { invitationId: _id.toHexString(), employerId: employerId.toHexString() };
    const payload = { ...ids, role, by: actor.actorId };
    if (to === 'pending') this.events.record(unitOfWork, { 'member_invitation.sent': payload });
    if (to === 'revoked') this.events.record(unitOfWork, { 'member_invitation.revoked': payload });
    if (to === 'accepted')
      this.events.record(unitOfWork, { 'member_invitation.accepted': { ...ids, role, userId: actor.actorId ?? '' } });
  }

  private async assertRoom(unitOfWork: UnitOfWork, { employerId }: MemberInvitationRow): Promise<void> {
    await this.membership.lock(unitOfWork, employerId);
    const pending = await unitOfWork.count(MemberInvitation, { employerId, state: 'pending' });
    if (pending >= invitationLimits.pending) throw new AppError('SAVED_LIMIT', { n: invitationLimits.pending });
    const members = await unitOfWork.count(Member, { employerId });
    if (members + pending >= employerLimits.members) throw new AppError('SAVED_LIMIT', { n: employerLimits.members });
  }
}
