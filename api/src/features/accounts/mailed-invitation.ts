import { invitationLimits, AppError, type InvitationState, type invitationGuardNames } from '@prentice/contract';
import { HOUR } from '../../platform/clock/clock.ts';
import { guardThat, type GuardsNamed, type TransitionContext } from '../../platform/transitions/define-transitions.ts';

/** What every invitation has, whatever it invites to. */
export interface MailedInvitation {
  state: InvitationState;
  /** Of the link that was mailed last; null until the mail is written. */
  tokenHash?: string | null;
  resends: number;
  expiresAt: Date;
  acceptedAt?: Date | null;
}

const expiryFrom = (now: Date): Date => new Date(now.getTime() + invitationLimits.hours * HOUR);

/** Returns the beginning of an invitation: it waits, and its link is yet to be mailed. */
export const newInvitationFields = (now: Date) =>
  ({ state: 'pending', tokenHash: null, resends: 0, expiresAt: expiryFrom(now), acceptedAt: null }) as const;

/** What is asked of an invitation. `first` while it is created. */
export interface InvitationRequest {
  readonly to: InvitationState;
  readonly first?: boolean;
  readonly reason?: null;
  readonly note?: string | null;
}
export interface InvitationFacts {
  /** @throws AppError SAVED_LIMIT when as many are pending as may be */
  readonly assertBelowPendingLimit: () => Promise<void>;
}
export type InvitationContext<Invitation extends MailedInvitation = MailedInvitation> = TransitionContext<
  Invitation,
  InvitationState,
  InvitationRequest,
  InvitationFacts
>;

/** The guards and effects of `invitationLifecycle`, whatever is invited to. */
export const invitationGuards: GuardsNamed<typeof invitationGuardNames, InvitationContext> = {
  /** What is pending already counts no further when it is sent again. */
  belowPendingLimit: ({ from, facts }) => (from === 'pending' ? undefined : facts.assertBelowPendingLimit()),
  resendsLeft: guardThat(
    ({ record }) => record.resends < invitationLimits.resends,
    () => new AppError('SAVED_LIMIT', { n: invitationLimits.resends }),
  ),
  notExpired: guardThat(
    ({ record, now }) => record.expiresAt > now,
    () => new AppError('INVITE_INVALID'),
  ),
  due: guardThat(({ record, now }) => record.expiresAt <= now),
};

export const invitationStateOf = ({ state }: MailedInvitation, { first }: InvitationRequest): InvitationState | null =>
  first ? null : state;

/** Makes an invitation pending: a resend mails a new link for as long as the first one; the old one stops working. */
function pending({ record, from, now }: InvitationContext): void {
  if (from === null) return;
  Object.assign(record, { tokenHash: null, expiresAt: expiryFrom(now) });
  record.resends++;
}

export const invitationEffects = {
  to: {
    pending,
    revoked: ({ record }: InvitationContext): void => void (record.tokenHash = null),
    accepted: ({ record, now }: InvitationContext): void => void (record.acceptedAt = now),
  },
};

/** Returns whether its time is over. */
export const isInvitationExpired = ({ state, expiresAt }: MailedInvitation, now: Date): boolean =>
  state === 'expired' || expiresAt <= now;

/** Returns whether its link still leads somewhere, be it to the words that its time is over. */
export const isPendingOrExpired = ({ state }: MailedInvitation): boolean => state === 'pending' || state === 'expired';

/** @throws AppError INVITE_EXPIRED; INVITE_INVALID when it was used or taken back */
export function assertInvitationUsable(invitation: MailedInvitation, now: Date): void {
  if (!isPendingOrExpired(invitation)) throw new AppError('INVITE_INVALID');
  if (isInvitationExpired(invitation, now)) throw new AppError('INVITE_EXPIRED');
}

/** Shows enough of an address for its owner to know it. */
export const emailHint = (email: string): string => email.replace(/^(.)[^@]*@/, '$1…@');
