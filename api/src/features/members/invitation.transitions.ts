import {
  employerLimits,
  invitationLifecycle,
  invitationLimits,
  AppError,
  type Authorized,
  type ChangeAction,
} from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { UnitOfWork } from '../../platform/database/database.service.ts';
import { Events } from '../../platform/events/events.service.ts';
import { defineTransitions, type TransitionActor } from '../../platform/transitions/define-transitions.ts';
import { TransitionEngine } from '../../platform/transitions/transition-engine.service.ts';
import {
  emailHint,
  invitationEffects,
  invitationGuards,
  invitationStateOf,
  type InvitationContext,
  type InvitationRequest,
} from '../accounts/index.ts';
import { Member, MemberInvitation, type MemberInvitationRow } from './member.entity.ts';
import { MembershipService } from './membership.service.ts';

type Context = InvitationContext<MemberInvitationRow>;

/** The transitions of members' invitations. */
@Injectable()
export class MemberInvitationTransitions {
  constructor(
    private readonly engine: TransitionEngine,
    private readonly events: Events,
    private readonly memberships: MembershipService,
  ) {}

  readonly definition = defineTransitions<typeof invitationLifecycle, Context>(invitationLifecycle, {
    stateOf: invitationStateOf,
    setState: (invitation, to) => (invitation.state = to),
    facts: async ({ unitOfWork, record }) => ({ assertRoom: () => this.assertRoom(unitOfWork, record) }),
    guards: invitationGuards,
    effects: { ...invitationEffects, after: (context) => this.tell(context) },
    audit: ({ record, to, actor, note }) => ({
      caller: actor.caller ?? null,
      action: to === 'revoked' ? 'invitation_revoked' : 'invited',
      resource: 'members',
      id: record._id.toHexString(),
      label: emailHint(record.email),
      employerId: record.employerId.toHexString(),
      changes: [{ field: 'role', before: null, after: record.role }],
      reason: note,
    }),
    /* The events of these invitations have names of their own. */
    event: null,
  });

  /** @throws AppError TRANSITION_NOT_ALLOWED, SAVED_LIMIT */
  apply(
    unitOfWork: UnitOfWork,
    invitation: Authorized<MemberInvitationRow, ChangeAction>,
    request: InvitationRequest,
    actor: TransitionActor,
  ): Promise<void> {
    return this.engine.apply(unitOfWork, this.definition, invitation, request, actor);
  }

  /** What follows from an act about something else. @throws AppError as `apply` */
  applyAsSystem(
    unitOfWork: UnitOfWork,
    invitation: MemberInvitationRow,
    request: InvitationRequest,
    actor: TransitionActor,
  ): Promise<void> {
    return this.engine.applyAsSystem(unitOfWork, this.definition, invitation, request, actor);
  }

  private tell({ unitOfWork, record, to, actor }: Context): void {
    const { _id, employerId, role } = record;
    const ids = { invitationId: _id.toHexString(), employerId: employerId.toHexString() };
    const event = to === 'revoked' ? 'member_invitation.revoked' : 'member_invitation.sent';
    this.events.record(unitOfWork, event, { ...ids, role, by: actor.actorId });
  }

  private async assertRoom(unitOfWork: UnitOfWork, { employerId }: MemberInvitationRow): Promise<void> {
    await this.memberships.lock(unitOfWork, employerId);
    const pending = await unitOfWork.count(MemberInvitation, { employerId, state: 'pending' });
    if (pending >= invitationLimits.pending) throw new AppError('SAVED_LIMIT', { n: invitationLimits.pending });
    const members = await unitOfWork.count(Member, { employerId });
    if (members + pending >= employerLimits.members) throw new AppError('SAVED_LIMIT', { n: employerLimits.members });
  }
}
