import { lifecycle, stateSchema } from '../kernel/lifecycle.ts';

/** An invitation, of an administrator or of a member. A resend replaces the token and stays in `pending`. */
export const invitationLifecycle = lifecycle(
  ['pending', 'accepted', 'expired', 'revoked'],
  [
    { from: [null], to: 'pending', by: ['admin', 'employer'], guards: ['belowPendingLimit'], event: 'invitation.sent' },
    { from: ['pending'], to: 'accepted', by: ['system'], guards: ['notExpired'], event: 'invitation.accepted' },
    { from: ['pending'], to: 'expired', by: ['system'], guards: ['due'], event: 'invitation.expired' },
    {
      from: ['pending', 'expired'],
      to: 'pending',
      by: ['admin', 'employer'],
      guards: ['belowPendingLimit', 'resendsLeft'],
      event: 'invitation.sent',
    },
    { from: ['pending', 'expired'], to: 'revoked', by: ['admin', 'employer'], event: 'invitation.revoked' },
  ],
);
export const invitationState = stateSchema(invitationLifecycle);
export type InvitationState = (typeof invitationLifecycle.states)[number];

/** Limits of invitations of both kinds. */
export const invitationLimits = { hours: 72, resends: 3, pending: 20 } as const;
