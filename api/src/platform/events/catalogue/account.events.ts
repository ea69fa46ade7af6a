import {
  id,
  instant,
  role,
  dataRequestKinds,
  type invitationEventNames,
  type userEventNames,
  type dataRequestEventNames,
} from '@prentice/contract';
import { z } from 'zod';
import { defineTransitionEvents, actingUserId, readonlyTexts } from './event-definition.ts';

const user = z.object({ userId: id, role });
const statusChanged = {
  version: 1,
  record: 'userId',
  payload: user.extend({ by: actingUserId, reason: z.string().nullable(), text: z.string() }),
  personal: { of: 'userId', fields: ['text'] },
} as const;

/** The acts by which owners take their account back. */
const recoveryActs = ['password_reset', 'password_changed', 'signed_out_everywhere'] as const;
/** What such an act cancels or keeps, with how many there were; what there was none of is left out. */
const recoveryItems = [
  'sessions',
  'knownDevices',
  'pendingEmail',
  'resetLinks',
  'restoreLinks',
  'verifyLinks',
  'identities',
  'secondFactor',
  'invitations',
  'joined',
  'searchAlerts',
  'erasure',
  'exports',
] as const;
const recoveryCounts = z.partialRecord(z.enum(recoveryItems), z.int().positive()).readonly();

/** The emails about an account that need no link with a secret. */
export const accountEmailTemplates = [
  'account_exists',
  'sign_in_method_added',
  'address_changed',
  'address_change_requested',
  'address_taken',
  'erasure_scheduled',
  'second_factor_on',
  'second_factor_off',
  'second_factor_reset',
  'recovery_codes_renewed',
  'passkey_added',
  'passkey_removed',
  'recovery_code_used',
  'code_guessing',
] as const;
/** What the second version of `account.email_requested` called them. */
const formerTemplateNames: Readonly<Record<string, (typeof accountEmailTemplates)[number]>> = {
  known: 'account_exists',
  linked: 'sign_in_method_added',
  moved: 'address_changed',
  moving: 'address_change_requested',
  taken: 'address_taken',
  erasing: 'erasure_scheduled',
};

/** Browser and system of the request, empty when neither is known; left out where an email must not say it. */
const device = z.string().optional();

/** Accounts, their sessions, and the emails that are to be sent to them. */
export const accountEvents = defineTransitionEvents<typeof userEventNames>()({
  'account.sign_up_requested': {
    version: 1,
    formerNames: ['account.signing_up'],
    record: 'signUpId',
    payload: z.object({ signUpId: id }),
  },
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
  'account.email_changed': {
    version: 1,
    record: 'userId',
    payload: z.object({ userId: id, email: z.string() }),
    personal: { of: 'userId', fields: ['email'] },
  },
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
      device,
    }),
    personal: { of: 'userId', fields: ['email'] },
  },
  'account.email_requested': {
    version: 3,
    formerNames: ['account.letter_wanted'],
    record: 'userId',
    payload: z.object({
      userId: id,
      template: z.enum(accountEmailTemplates),
      /** An address other than the account's. */
      to: z.string().optional(),
      /** The external provider that the email is about. */
      provider: z.string().optional(),
      /** How many recovery codes are left. */
      codesLeft: z.int().optional(),
      device,
    }),
    personal: { of: 'userId', fields: ['to'] },
    upgrades: {
      1: ({ letter, ...rest }) => ({ ...rest, template: letter }),
      2: ({ template, ...rest }) => ({ ...rest, template: formerTemplateNames[String(template)] }),
    },
  },
  /** Somebody asked for a link by an address; whether it has an account is looked up after the answer. */
  'account.address_link_requested': {
    version: 1,
    formerNames: ['account.mail_asked'],
    record: null,
    payload: z.object({ purpose: z.enum(['verify', 'reset']), email: z.string() }),
    personal: { of: 'email', fields: ['email'] },
  },
  /** Sign-in failed so often for an address that its owner, if there is one, is to be warned. */
  'account.password_guessing_detected': {
    version: 1,
    formerNames: ['account.guessing'],
    record: null,
    payload: z.object({ email: z.string() }),
    personal: { of: 'email', fields: ['email'] },
  },
  'account.password_guessing_warned': {
    version: 1,
    formerNames: ['account.guessed'],
    record: 'userId',
    payload: z.object({ userId: id }),
  },
  'account.secured': {
    version: 1,
    record: 'userId',
    payload: z.object({
      userId: id,
      act: z.enum(recoveryActs),
      /** The reset was by a link to a former address, which is the account's address again. */
      restored: z.boolean().optional(),
      device,
      /** Sessions do not count the owner's own. */
      cancelled: recoveryCounts,
      kept: recoveryCounts,
      /** Sign-in methods that were removed, and all that are left. */
      removed: readonlyTexts,
      methods: readonlyTexts,
    }),
  },
  'session.reused': {
    version: 1,
    record: 'userId',
    payload: z.object({ sessionId: id, userId: id, device: z.string(), network: z.string() }),
  },
  'user.created': { version: 1, record: 'userId', payload: user.extend({ employerId: id.nullable() }) },
  'user.verified': { version: 1, record: 'userId', payload: user },
  'user.suspended': statusChanged,
  'user.reinstated': statusChanged,
  'user.erased': { version: 1, record: 'userId', payload: user },
});

const invitation = z.object({ invitationId: id, by: actingUserId });

/** Administrators, and how they are invited. */
export const administratorEvents = defineTransitionEvents<typeof invitationEventNames>()({
  'administrator.changed': { version: 1, record: 'userId', payload: z.object({ userId: id, by: actingUserId, role }) },
  /**
   * What an administrator is reminded of on a morning: what is to be decided within a day, and how much of that is
   * overdue.
   */
  'administrator.reviews_due': {
    version: 1,
    record: 'userId',
    payload: z.object({
      userId: id,
      count: z.int(),
      overdue: z.int(),
      page: z.string(),
      /** How many of what, such as `cases:2,reports:1`. */
      queues: z.string().optional(),
      /** Those of them that are overdue, and the others, in the same way. */
      overdueQueues: z.string().optional(),
      dueQueues: z.string().optional(),
    }),
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
export const dataRequestEvents = defineTransitionEvents<typeof dataRequestEventNames>()({
  'data.requested': withTime,
  'data.cancelled': withTime,
  'data.ready': withTime,
  'data.failed': plain,
  'data.expired': plain,
  /** Without a request when somebody else signed up with the address of an account that was never confirmed. */
  'data.erased': { version: 1, record: 'userId', payload: request.extend({ requestId: id.nullable() }) },
});
