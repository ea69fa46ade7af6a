import { invitationLifecycle, invitationLimits, AppError } from '@prentice/contract';
import { defineTransitions } from '../../platform/transitions/define-transitions.ts';
import {
  emailHint,
  invitationEffects,
  invitationGuards,
  invitationStateOf,
  type InvitationContext,
} from '../accounts/index.ts';
import { AdministratorInvitation, type AdministratorInvitationRow } from './administrator-invitation.entity.ts';

type Context = InvitationContext<AdministratorInvitationRow>;

const acts = { pending: 'invited', revoked: 'invitation_revoked', accepted: 'invitation_accepted' } as const;

/** Returns who was invited to what, while the invitation is new. */
const changesOf = ({ record, from }: Context) =>
  from === null
    ? [
        { field: 'role', before: null, after: record.role },
        { field: 'permissions', before: null, after: record.permissions.join(', ') },
      ]
    : [];

const invitationPayload = ({ record, actor }: Context) => ({
  invitationId: record._id.toHexString(),
  by: actor.actorId,
});

/** The transitions of administrators' invitations. */
export const invitationTransitions = defineTransitions<typeof invitationLifecycle, Context>(invitationLifecycle, {
  stateOf: invitationStateOf,
  setState: (invitation, to) => (invitation.state = to),
  facts: async ({ unitOfWork }) => ({
    /** Counted while the list of administrators is locked: nobody else adds one meanwhile. */
    assertBelowPendingLimit: async () => {
      const waiting = await unitOfWork.count(AdministratorInvitation, { state: 'pending' });
      if (waiting >= invitationLimits.pending) throw new AppError('SAVED_LIMIT', { n: invitationLimits.pending });
    },
  }),
  guards: invitationGuards,
  effects: invitationEffects,
  audit: (context) => {
    const { record, to, actor, note } = context;
    if (to === 'expired') return null;
    const entry = { caller: actor.caller ?? null, action: acts[to] };
    /* Accepting is an act of the new administrator, about themselves. */
    if (to === 'accepted') return { ...entry, resource: 'administrators', id: actor.actorId };
    const invitation = { id: record._id.toHexString(), label: emailHint(record.email) };
    return { ...entry, ...invitation, resource: 'invitations', changes: changesOf(context), reason: note };
  },
  event: {
    'invitation.sent': invitationPayload,
    'invitation.revoked': invitationPayload,
    'invitation.expired': ({ record }) => ({ invitationId: record._id.toHexString() }),
    'invitation.accepted': ({ record, actor }) => ({ userId: actor.actorId ?? '', role: record.role }),
  },
});
