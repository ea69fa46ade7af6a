import { z } from 'zod';
import { eventNames, guardNames, lifecycle } from '../kernel/lifecycle.ts';
import { stateSchema } from '../kernel/lifecycle.schema.ts';
import { nameText } from '../kernel/text.ts';
import { localeFields } from '../places/place.contract.ts';
import { linkToken } from './auth.contract.ts';
import { newPassword } from './password.contract.ts';
import { userLimits } from './user.contract.ts';

/** The conditions of the table. Each is the function of its name in `invitationGuards` of the API (`mailed-invitation.ts`). */
export const invitationGuardNames = guardNames({
  /** Fewer invitations are pending than may be. */
  belowPendingLimit: 'belowPendingLimit',
  /** It has not been sent again as often as is allowed. */
  resendsLeft: 'resendsLeft',
  /** Its time is not over. */
  notExpired: 'notExpired',
  /** Its time is over. */
  due: 'due',
});
const guard = invitationGuardNames;

/** What its transitions record: each is an event of `api/src/platform/events/catalogue`. */
export const invitationEventNames = eventNames({
  'invitation.sent': 'invitation.sent',
  'invitation.accepted': 'invitation.accepted',
  'invitation.expired': 'invitation.expired',
  'invitation.revoked': 'invitation.revoked',
});
const event = invitationEventNames;

/** An invitation, of an administrator or of a member. A resend replaces the token and stays in `pending`. */
export const invitationLifecycle = lifecycle(
  ['pending', 'accepted', 'expired', 'revoked'],
  [
    {
      from: [null],
      to: 'pending',
      by: ['admin', 'employer'],
      guards: [guard.belowPendingLimit],
      event: event['invitation.sent'],
    },
    {
      from: ['pending'],
      to: 'accepted',
      by: ['system'],
      guards: [guard.notExpired],
      event: event['invitation.accepted'],
    },
    { from: ['pending'], to: 'expired', by: ['system'], guards: [guard.due], event: event['invitation.expired'] },
    {
      from: ['pending', 'expired'],
      to: 'pending',
      by: ['admin', 'employer'],
      guards: [guard.belowPendingLimit, guard.resendsLeft],
      event: event['invitation.sent'],
    },
    { from: ['pending', 'expired'], to: 'revoked', by: ['admin', 'employer'], event: event['invitation.revoked'] },
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
