import { z } from 'zod';
import { employerSummaryView } from '../employers/employer.views.ts';
import { id } from '../kernel/ids.ts';
import { instant } from '../kernel/text.ts';
import { draftUpdate, internshipState } from './internship.contract.ts';

export const riskRules = [
  'fee',
  'identity_numbers',
  'money_handling',
  'no_interview',
  'chat_only',
  'pay_too_high',
  'foreign_domain',
  'free_mail',
  'url_shortener',
  'new_account',
  'many_postings',
  'short_text',
  'near_duplicate',
  'own_duplicate',
] as const;
export const riskHit = z.object({
  rule: z.enum(riskRules),
  points: z.int(),
  /**
   * The words of the posting. Of rules that look beside them: the number that was counted, the title of the posting that
   * is alike, or nothing.
   */
  quote: z.string().max(300),
  /** Every passage that the rule matched, as it was written, to be marked; what was assessed before they were kept has none. */
  passages: z.array(z.string().max(300)).max(20).optional(),
  relatedId: id.nullable(),
});
export const risk = z.object({ score: z.int().min(0).max(100), hits: z.array(riskHit) });
export type Risk = z.infer<typeof risk>;

/** Applications by what has become of them; derived. */
export const applicationCounts = z.object({
  interested: z.int(),
  submitted: z.int(),
  inReview: z.int(),
  selected: z.int(),
  accepted: z.int(),
  rejected: z.int(),
  other: z.int(),
  overdue: z.int(),
  total: z.int(),
});
export type ApplicationCounts = z.infer<typeof applicationCounts>;

export const closeReasons = [
  'deadline',
  'limit',
  'by_hand',
  'paused_too_long',
  'filled',
  'reinstated',
  'employer',
] as const;

/** A moderation decision or another transition, as the history shows it. */
export const internshipHistoryEntry = z.object({
  from: internshipState.nullable(),
  to: internshipState,
  by: z.enum(['employer', 'admin', 'system']),
  actorId: id.nullable(),
  reason: z.string().nullable(),
  note: z.string().nullable(),
  revision: z.int(),
  at: instant,
});

const stored = draftUpdate.shape;
export const internshipRecord = z.object({
  id,
  employerId: id,
  /** The employer's summary, kept up to date. */
  employer: employerSummaryView.schema,
  slug: z.string(),
  state: internshipState,
  ...stored,
  firstPublishedAt: instant.nullable(),
  openedAt: instant.nullable(),
  closedAt: instant.nullable(),
  pausedAt: instant.nullable(),
  closeReason: z.enum(closeReasons).nullable(),
  revision: z.int(),
  reviewRounds: z.int(),
  submittedAt: instant.nullable(),
  /** An edit of an approved internship that waits for review, or null. */
  pendingRevision: z.object({ submittedAt: instant, changed: z.array(z.string()), posting: draftUpdate }).nullable(),
  /** What moderation said last. */
  review: z.object({ reason: z.string(), note: z.string().nullable(), at: instant }).nullable(),
  risk: risk.nullable(),
  counts: applicationCounts,
  completeness: z.int(),
  history: z.array(internshipHistoryEntry),
  createdAt: instant,
  updatedAt: instant,
  version: z.int(),
});
export type InternshipRecord = z.infer<typeof internshipRecord>;
