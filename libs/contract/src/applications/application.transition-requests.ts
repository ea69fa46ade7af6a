import { z } from 'zod';
import { requiredReasonCode } from '../kernel/reason.ts';
import { optionalText, text } from '../kernel/text.ts';
import { interview, offer } from './application.contract.ts';
import { applicationLimits as limits, rejectionCodes, terminationReasons } from './application-limits.ts';

const code = requiredReasonCode(rejectionCodes);
const note = optionalText(1, limits.transitionNote);

/** The data that each transition of an application carries. */
export const applicationTransitionRequest = z.discriminatedUnion('to', [
  z.strictObject({ to: z.literal('shortlisted') }),
  z.strictObject({ to: z.literal('interview'), interview }),
  /** The note is for the candidate, above all when an offer is withdrawn. */
  z.strictObject({ to: z.literal('finalist'), note: note.optional() }),
  z.strictObject({ to: z.literal('offered'), offer }),
  /** The note is for the employer, such as a question about the first day. */
  z.strictObject({ to: z.literal('accepted'), withdrawOthers: z.boolean().default(false), note: note.optional() }),
  z.strictObject({ to: z.literal('offer_declined'), note }),
  z.strictObject({ to: z.literal('placed') }),
  z.strictObject({ to: z.literal('completed') }),
  z.strictObject({
    to: z.literal('terminated_early'),
    reason: requiredReasonCode(terminationReasons),
    note,
  }),
  /** After an interview the text is required (FEEDBACK_REQUIRED). */
  z.strictObject({ to: z.literal('rejected'), code, text: optionalText(limits.rejection.min, limits.rejection.max) }),
  z.strictObject({ to: z.literal('withdrawn'), note }),
  z.strictObject({ to: z.literal('cancelled'), reason: text(10, limits.transitionNote) }),
]);
export type ApplicationTransitionRequest = z.infer<typeof applicationTransitionRequest>;

/** Transitions that several applications can make at once. */
export const bulkTransitionRequest = z.discriminatedUnion('to', [
  z.strictObject({ to: z.literal('shortlisted') }),
  z.strictObject({ to: z.literal('rejected'), code, text: optionalText(limits.rejection.min, limits.rejection.max) }),
]);
