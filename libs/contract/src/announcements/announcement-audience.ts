import { z } from 'zod';
import { employerVerificationState } from '../employers/employer.contract.ts';
import { id } from '../kernel/ids.ts';
import { instant, optionalLine } from '../kernel/text.ts';
import { announcementLanguages } from './announcement.lifecycle.ts';

/**
 * Groups that an announcement can go to; `employer` are the members of employers, `administrator` both kinds of them.
 */
export const announcementGroups = ['intern', 'employer', 'administrator'] as const;
export type AnnouncementGroup = (typeof announcementGroups)[number];

/** Whether recipients were last active within a number of days, or longer ago. */
export const announcementActivities = ['any', 'within', 'over'] as const;

export const audienceLimits = { institution: { min: 2, max: 120 }, field: { min: 2, max: 80 }, days: 730 } as const;

const distinct = (values: readonly unknown[]): boolean => new Set(values).size === values.length;

/**
 * Whom an announcement goes to: everybody of the groups with an active account for whom all conditions hold.
 * Verification is asked of employers' members only, institution and field of study of students only.
 */
export const announcementAudience = z.strictObject({
  groups: z.array(z.enum(announcementGroups)).max(3).refine(distinct, 'Use each group only once.').default([]),
  /** States of the employer's verification; none means any. */
  verification: z.array(employerVerificationState).max(7).refine(distinct, 'Use each state only once.').default([]),
  /** Beginnings of words in the name of a place of education. */
  institution: optionalLine(audienceLimits.institution.min, audienceLimits.institution.max),
  /** The same of a field of study, in the same education. */
  field: optionalLine(audienceLimits.field.min, audienceLimits.field.max),
  activity: z.enum(announcementActivities).default('any'),
  activityDays: z.int().min(1, 'At least 1.').max(audienceLimits.days, `At most ${audienceLimits.days}.`).default(30),
  /** The language of the recipients' accounts; null for all. */
  language: z.enum(announcementLanguages).nullable().default(null),
});
export type AnnouncementAudience = z.infer<typeof announcementAudience>;

/** Recipients that are shown as a sample. */
export const AUDIENCE_SAMPLE = 10;

export const audienceReply = z.object({
  count: z.int(),
  /** How many of them get it on a channel that is used, as far as that depends on what they have chosen. */
  reach: z.object({ inapp: z.int(), email: z.int(), push: z.int() }),
  /** How many of them read which language. */
  languages: z.object({ en: z.int(), de: z.int() }),
  sample: z
    .array(
      z.object({
        id,
        group: z.enum(announcementGroups),
        /** Null for those whose names the asker may not see. */
        name: z.string().nullable(),
        language: z.enum(announcementLanguages),
        lastActiveAt: instant.nullable(),
      }),
    )
    .max(AUDIENCE_SAMPLE),
});
export type AudienceReply = z.infer<typeof audienceReply>;
