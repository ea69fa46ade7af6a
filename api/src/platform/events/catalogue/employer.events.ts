import {
  id,
  instant,
  employerVerificationState,
  memberRole,
  type employerVerificationEventNames,
} from '@prentice/contract';
import { z } from 'zod';
import { defineEvents, defineTransitionEvents, actingUserId, readonlyTexts } from './event-definition.ts';

const employer = z.object({ employerId: id });
const plain = { version: 1, record: 'employerId', payload: employer } as const;
const publishing = { version: 1, record: 'employerId', payload: employer.extend({ overdue: z.int() }) } as const;
const verification = {
  version: 1,
  record: 'employerId',
  payload: employer.extend({
    name: z.string(),
    from: employerVerificationState,
    to: employerVerificationState,
    by: actingUserId,
    /** The first of the codes. */
    reason: z.string().nullable(),
    reasonCodes: readonlyTexts,
    note: z.string().nullable(),
    caseId: id.nullable(),
    at: instant,
  }),
} as const;

/** Employers, their verification, and the numbers that are kept about them. */
export const employerEvents = defineTransitionEvents<typeof employerVerificationEventNames>()({
  'employer.created': { version: 1, record: 'employerId', payload: employer.extend({ by: actingUserId }) },
  'employer.submitted': verification,
  'employer.info_requested': verification,
  'employer.verified': verification,
  'employer.rejected': verification,
  'employer.lapsed': verification,
  'employer.expired': verification,
  'employer.recheck_required': { ...verification, formerNames: ['employer.recheck'] },
  'employer.suspended': verification,
  'employer.reinstated': verification,
  'employer.expiry_reminder': {
    version: 1,
    record: 'employerId',
    payload: employer.extend({ name: z.string(), days: z.int(), expiresAt: instant }),
  },
  'employer.grace_ended': { version: 1, record: 'employerId', payload: employer.extend({ name: z.string() }) },
  'employer.profile_changed': {
    version: 1,
    record: 'employerId',
    payload: employer.extend({ by: actingUserId, fields: readonlyTexts }),
  },
  /** What others show of it changed: its name, logo, verification, or whether it is public at all. */
  'employer.summary_changed': { ...plain, formerNames: ['employer.card_changed', 'employer.live_changed'] },
  /** Its public numbers were counted again. */
  'employer.metrics_counted': { ...plain, formerNames: ['employer.counted'] },
  /** Its public numbers look back on a time that has moved on. */
  'employer.metrics_due': { ...plain, formerNames: ['employer.figures_due'] },
  'employer.publish_blocked': publishing,
  'employer.publish_unblocked': publishing,
  /**
   * What somebody of the company is reminded of on a morning: applications that await an answer, the first due first.
   */
  'employer.responses_due': {
    version: 1,
    record: 'employerId',
    payload: employer.extend({
      userId: id,
      /** Of the first. */
      title: z.string(),
      responseDueAt: instant,
      count: z.int(),
      /** How many of them are past the promise. */
      overdue: z.int(),
      due: z.array(z.object({ applicationId: id, internshipId: id, title: z.string(), dueAt: instant })).readonly(),
    }),
  },
  'employer.messaged': {
    version: 1,
    record: 'employerId',
    payload: employer.extend({
      userIds: z.array(id).readonly(),
      subject: z.string(),
      text: z.string(),
      by: actingUserId,
    }),
  },
});

const member = z.object({ memberId: id, userId: id, employerId: id });
const invitation = z.object({ invitationId: id, employerId: id, role: memberRole });
const sent = { version: 1, record: 'invitationId', payload: invitation.extend({ by: actingUserId }) } as const;

/** Members of employers, and how they are invited. */
export const memberEvents = defineEvents({
  'member.joined': { version: 1, record: 'userId', payload: member.extend({ role: memberRole }) },
  'member.changed': {
    version: 1,
    record: 'userId',
    payload: member.extend({ from: memberRole, to: memberRole, by: actingUserId }),
  },
  'member.removed': { version: 1, record: 'userId', payload: member.extend({ by: actingUserId }) },
  'member_invitation.sent': sent,
  'member_invitation.revoked': sent,
  'member_invitation.accepted': { version: 1, record: 'invitationId', payload: invitation.extend({ userId: id }) },
});
