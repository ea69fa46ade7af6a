import { id, instant, role, dataRequestKinds } from '@prentice/contract';
import { z } from 'zod';
import { defineEvents, by, lines } from './event-definition.ts';

const user = z.object({ userId: id, role });
const statusChange = user.extend({ by, reason: z.string().nullable(), text: z.string() });

/** The acts by which owners take their account back. */
const recoveryActs = ['password_reset', 'password_changed', 'signed_out_everywhere'] as const;
/** What such an act cancels or keeps, with how many there were; what there was none of is left out. */
// prettier-ignore
const recoveryItems = [
  'sessions', 'knownDevices', 'pendingEmail', 'resetLinks', 'restoreLinks', 'verifyLinks', 'identities', 'invitations', 'joined',
  'searchAlerts', 'erasure', 'exports',
] as const;
const recoveryCounts = z.partialRecord(z.enum(recoveryItems), z.int().positive()).readonly();

/** Accounts, their sessions, and the emails that are to be sent to them. */
export const accountEvents = defineEvents({
  'account.signing_up': { version: 1, record: 'signUpId', payload: z.object({ signUpId: id }) },
  'account.signed_in': {
    version: 1,
    record: 'userId',
    payload: z.object({ userId: id, device: z.string(), network: z.string(), newDevice: z.boolean(), at: instant }),
  },
  'account.password_changed': {
    version: 1,
    record: 'userId',
    payload: z.object({ userId: id, how: z.enum(['changed', 'reset']) }),
  },
  'account.email_changed': { version: 1, record: 'userId', payload: z.object({ userId: id, email: z.string() }) },
  /** Somebody wants to have emails again at an address from which they came back. */
  'account.email_check_requested': { version: 1, record: 'userId', payload: z.object({ userId: id }) },
  'account.link_requested': {
    version: 1,
    formerNames: ['account.link_wanted'],
    record: 'userId',
    payload: z.object({
      userId: id,
      purpose: z.enum(['verify', 'reset', 'email_change', 'email_restore']),
      /** The former address that gets the link which takes a change back. */
      email: z.string().optional(),
    }),
  },
  'account.email_requested': {
    version: 2,
    formerNames: ['account.letter_wanted'],
    record: 'userId',
    payload: z.object({
      userId: id,
      template: z.enum(['known', 'linked', 'moved', 'moving', 'taken', 'erasing']),
      /** An address other than the account's. */
      to: z.string().optional(),
      /** The external provider that the email is about. */
      provider: z.string().optional(),
    }),
    upgrades: { 1: ({ letter, ...rest }) => ({ ...rest, template: letter }) },
  },
  /* Whether there is an account of the address is looked up after the answer. */
  'account.mail_asked': {
    version: 1,
    record: null,
    payload: z.object({ purpose: z.enum(['verify', 'reset']), email: z.string() }),
  },
  'account.guessing': { version: 1, record: null, payload: z.object({ email: z.string() }) },
  'account.guessed': { version: 1, record: 'userId', payload: z.object({ userId: id }) },
  'account.secured': {
    version: 1,
    record: 'userId',
    payload: z.object({
      userId: id,
      act: z.enum(recoveryActs),
      /** The reset was by a link to a former address, which is the account's address again. */
      restored: z.boolean().optional(),
      /** Sessions do not count the owner's own. */
      cancelled: recoveryCounts,
      kept: recoveryCounts,
      /** Sign-in methods that were removed, and all that are left. */
      removed: lines,
      methods: lines,
    }),
  },
  'session.reused': {
    version: 1,
    record: 'userId',
    payload: z.object({ sessionId: id, userId: id, device: z.string(), network: z.string() }),
  },
  'user.created': { version: 1, record: 'userId', payload: user.extend({ employerId: id.nullable() }) },
  'user.verified': { version: 1, record: 'userId', payload: user },
  'user.suspended': { version: 1, record: 'userId', payload: statusChange },
  'user.reinstated': { version: 1, record: 'userId', payload: statusChange },
  'user.erased': { version: 1, record: 'userId', payload: user },
});

const invitation = z.object({ invitationId: id, by });

/** Administrators, and how they are invited. */
export const administratorEvents = defineEvents({
  'administrator.changed': { version: 1, record: 'userId', payload: z.object({ userId: id, by, role }) },
  /** What an administrator is reminded of on a morning: what is to be decided within a day, and how much of that is overdue. */
  'administrator.reviews_due': {
    version: 1,
    record: 'userId',
    payload: z.object({ userId: id, count: z.int(), overdue: z.int(), page: z.string() }),
  },
  'invitation.sent': { version: 1, record: 'invitationId', payload: invitation },
  'invitation.revoked': { version: 1, record: 'invitationId', payload: invitation },
  'invitation.expired': { version: 1, record: 'invitationId', payload: z.object({ invitationId: id }) },
  'invitation.accepted': { version: 1, record: 'userId', payload: z.object({ userId: id, role }) },
});

const request = z.object({ requestId: id, userId: id, kind: z.enum(dataRequestKinds) });
const withTime = { version: 1, record: 'userId', payload: request.extend({ dueAt: instant.nullable() }) } as const;
const plain = { version: 1, record: 'userId', payload: request } as const;

/** Exports and erasures that people asked for. */
export const dataRequestEvents = defineEvents({
  'data.requested': withTime,
  'data.cancelled': withTime,
  'data.ready': withTime,
  'data.failed': plain,
  'data.expired': plain,
  /** Without a request when somebody else signed up with the address of an account that was never confirmed. */
  'data.erased': { version: 1, record: 'userId', payload: request.extend({ requestId: id.nullable() }) },
});
