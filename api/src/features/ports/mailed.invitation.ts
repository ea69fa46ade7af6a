import { invitationLifecycle, invitationLimits, moveTo, Refusal, type InvitationState } from '@prentice/contract';
import { HOUR } from '../../platform/clock/clock.ts';

/** What every invitation has, whatever it invites to. */
export interface MailedInvitation {
  state: InvitationState;
  /** Of the link that was mailed last; null until the mail is written. */
  tokenHash?: string | null;
  resends: number;
  expiresAt: Date;
}

/** Who invites: administrators each other, owners their colleagues. */
type Inviter = 'admin' | 'employer';

const lasting = (now: Date): Date => new Date(now.getTime() + invitationLimits.hours * HOUR);

/** The beginning of an invitation: it waits, and its link is yet to be mailed. */
export const firstSent = (now: Date) =>
  ({ state: 'pending', tokenHash: null, resends: 0, expiresAt: lasting(now), acceptedAt: null }) as const;

/** @throws Refusal TRANSITION_NOT_ALLOWED when the lifecycle has no such move */
export function assertMove({ state }: MailedInvitation, to: 'pending' | 'revoked', by: Inviter): void {
  if (!moveTo(invitationLifecycle, state, to, by)) throw new Refusal('TRANSITION_NOT_ALLOWED', { from: state, to });
}

/** Has a new link mailed for as long as the first one; the old one stops working. @throws Refusal SAVED_LIMIT */
export function sendAgain(invitation: MailedInvitation, now: Date): void {
  if (invitation.resends >= invitationLimits.resends) throw new Refusal('SAVED_LIMIT', { n: invitationLimits.resends });
  Object.assign(invitation, { state: 'pending', tokenHash: null, expiresAt: lasting(now) });
  invitation.resends++;
}

/** Takes an invitation back with its link. @throws Refusal TRANSITION_NOT_ALLOWED */
export function withdraw(invitation: MailedInvitation, by: Inviter): void {
  assertMove(invitation, 'revoked', by);
  Object.assign(invitation, { state: 'revoked', tokenHash: null });
}

/** Whether its time is over. */
export const isOver = ({ state, expiresAt }: MailedInvitation, now: Date): boolean =>
  state === 'expired' || expiresAt <= now;

/** Whether its link still leads somewhere, be it to the words that its time is over. */
export const isOpen = ({ state }: MailedInvitation): boolean => state === 'pending' || state === 'expired';

/** @throws Refusal INVITE_EXPIRED; INVITE_INVALID when it was used or taken back */
export function assertUsable(invitation: MailedInvitation, now: Date): void {
  if (!isOpen(invitation)) throw new Refusal('INVITE_INVALID');
  if (isOver(invitation, now)) throw new Refusal('INVITE_EXPIRED');
}

/** Enough of an address for its owner to know it. */
export const emailHint = (email: string): string => email.replace(/^(.)[^@]*@/, '$1…@');
