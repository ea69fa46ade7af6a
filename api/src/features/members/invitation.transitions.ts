import { employerLimits, invitationLifecycle, invitationLimits, Refusal } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { Work } from '../../platform/database/database.service.ts';
import { objectId } from '../../platform/database/ids.ts';
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
} from '../ports/mailed.invitation.ts';
import { Member, MemberInvitation, type MemberInvitationRow } from './member.entity.ts';
import { Memberships } from './memberships.service.ts';

type Context = InvitationContext<MemberInvitationRow>;

/** The transitions of members' invitations. */
@Injectable()
export class MemberInvitationTransitions {
  constructor(
    private readonly engine: TransitionEngine,
    private readonly events: Events,
    private readonly memberships: Memberships,
  ) {}

  readonly definition = defineTransitions<typeof invitationLifecycle, Context>(invitationLifecycle, {
    subject: 'Member',
    find: (work, id) => work.findOne(MemberInvitation, { _id: objectId(id) }),
    stateOf: invitationStateOf,
    setState: (invitation, to) => (invitation.state = to),
    facts: async ({ work, record }) => ({ assertRoom: () => this.assertRoom(work, record) }),
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

  /** @throws Refusal TRANSITION_NOT_ALLOWED, SAVED_LIMIT */
  apply(
    work: Work,
    invitation: MemberInvitationRow,
    request: InvitationRequest,
    actor: TransitionActor,
  ): Promise<void> {
    return this.engine.apply(work, this.definition, invitation, request, actor);
  }

  private tell({ work, record, to, actor }: Context): void {
    const { _id, employerId, role } = record;
    const ids = { invitationId: _id.toHexString(), employerId: employerId.toHexString() };
    const event = to === 'revoked' ? 'member_invitation.revoked' : 'member_invitation.sent';
    this.events.record(work, event, { ...ids, role, by: actor.actorId });
  }

  private async assertRoom(work: Work, { employerId }: MemberInvitationRow): Promise<void> {
    await this.memberships.lock(work, employerId);
    const pending = await work.count(MemberInvitation, { employerId, state: 'pending' });
    if (pending >= invitationLimits.pending) throw new Refusal('SAVED_LIMIT', { n: invitationLimits.pending });
    const members = await work.count(Member, { employerId });
    if (members + pending >= employerLimits.members) throw new Refusal('SAVED_LIMIT', { n: employerLimits.members });
  }
}
