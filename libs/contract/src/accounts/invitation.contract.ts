import { z } from 'zod';
import { lifecycle } from '../kernel/lifecycle.ts';
import { stateSchema } from '../kernel/lifecycle.schema.ts';
import { nameText } from '../kernel/text.ts';
import { localeFields } from '../places/place.contract.ts';
import { linkToken } from './auth.contract.ts';
import { newPassword } from './password.contract.ts';
import { userLimits } from './user.contract.ts';

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

/**
 * Accepting an invitation of either kind. Someone who is new chooses a name and a password; someone who has an account
 * is signed in with the invited address, and sends the token alone.
 */
export const invitationAccept = z.strictObject({
  token: linkToken,
  account: z.strictObject({ name: nameText(1, userLimits.name), password: newPassword, ...localeFields }).optional(),
});
export type InvitationAccept = z.infer<typeof invitationAccept>;
