import { z } from 'zod';
import { requiredReasonCode } from '../kernel/reason.ts';
import { day, optionalText, text } from '../kernel/text.ts';
import { internshipLimits as limits, moderationReasons } from './internship-limits.ts';

const reason = requiredReasonCode(moderationReasons);
const note = optionalText(1, limits.note);
const reviewNote = text(limits.reviewNote.min, limits.reviewNote.max);

/** The data that each transition of an internship carries. */
export const internshipTransitionRequest = z.discriminatedUnion('to', [
  z.strictObject({ to: z.literal('pending_review') }),
  z.strictObject({ to: z.literal('changes_requested'), reason, note: reviewNote }),
  z.strictObject({ to: z.literal('rejected'), reason, note }),
  /** Approval: becomes scheduled or open by the publishing time. `confirmRisk` is needed where `isHighRisk`. */
  z.strictObject({ to: z.literal('open'), confirmRisk: z.boolean().optional(), deadline: day.optional() }),
  z.strictObject({ to: z.literal('scheduled'), confirmRisk: z.boolean().optional() }),
  z.strictObject({ to: z.literal('draft') }),
  z.strictObject({ to: z.literal('paused') }),
  z.strictObject({ to: z.literal('closed'), note }),
  z.strictObject({ to: z.literal('filled') }),
  z.strictObject({ to: z.literal('archived') }),
  z.strictObject({ to: z.literal('removed'), reason, note }),
]);
export type InternshipTransitionRequest = z.infer<typeof internshipTransitionRequest>;

/** What is decided about a change of an approved internship. `confirmRisk` is needed where `isHighRisk`. */
export const revisionDecision = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('approve'), confirmRisk: z.boolean().optional() }),
  z.strictObject({ decision: z.literal('refuse'), note: reviewNote }),
]);
export type RevisionDecision = z.infer<typeof revisionDecision>;
