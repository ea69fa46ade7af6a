import { id, instant, verificationState } from '@prentice/contract';
import { z } from 'zod';
import { defineEvents } from './event-definition.ts';
import { by, lines } from './payload-fields.ts';

const employer = z.object({ employerId: id });
const plain = { version: 1, record: 'employerId', payload: employer } as const;
const publishing = { version: 1, record: 'employerId', payload: employer.extend({ overdue: z.int() }) } as const;
const verification = {
  version: 1,
  record: 'employerId',
  payload: employer.extend({
    name: z.string(),
    from: verificationState,
    to: verificationState,
    by,
    /** The first of the codes. */
    reason: z.string().nullable(),
    reasonCodes: lines,
    note: z.string().nullable(),
    caseId: id.nullable(),
    at: instant,
  }),
} as const;

/** Employers, their verification, and the numbers that are kept about them. */
export const employerEvents = defineEvents({
  'employer.created': { version: 1, record: 'employerId', payload: employer.extend({ by }) },
  'employer.submitted': verification,
  'employer.info_requested': verification,
  'employer.verified': verification,
  'employer.rejected': verification,
  'employer.lapsed': verification,
  'employer.expired': verification,
  'employer.recheck': verification,
  'employer.suspended': verification,
  'employer.reinstated': verification,
  'employer.expiry_reminder': {
    version: 1,
    record: 'employerId',
    payload: employer.extend({ name: z.string(), days: z.int(), expiresAt: instant }),
  },
  'employer.grace_ended': { version: 1, record: 'employerId', payload: employer.extend({ name: z.string() }) },
  'employer.live_changed': {
    version: 1,
    record: 'employerId',
    payload: employer.extend({ live: z.boolean(), state: verificationState }),
  },
  'employer.profile_changed': { version: 1, record: 'employerId', payload: employer.extend({ by, fields: lines }) },
  'employer.card_changed': plain,
  /** Its public numbers were counted again. */
  'employer.counted': plain,
  /** Its public numbers look back on a time that has moved on. */
  'employer.figures_due': plain,
  'employer.publish_blocked': publishing,
  'employer.publish_unblocked': publishing,
  'employer.messaged': {
    version: 1,
    record: 'employerId',
    payload: employer.extend({ userIds: z.array(id).readonly(), subject: z.string(), text: z.string(), by }),
  },
});
