import { z } from 'zod';
import { requiredReason } from '../kernel/reason.ts';
import { optionalText, text } from '../kernel/text.ts';
import {
  applicationLimits as L,
  interview,
  offer,
  rejectionCodes,
  terminationReasons,
} from './application.contract.ts';

const code = requiredReason(rejectionCodes);

/** The data that each transition of an application carries. */
export const applicationTransition = z.discriminatedUnion('to', [
  z.strictObject({ to: z.literal('shortlisted') }),
  z.strictObject({ to: z.literal('interview'), interview }),
  /** The note is for the candidate, above all when an offer is withdrawn. */
  z.strictObject({ to: z.literal('finalist'), note: optionalText(1, 1_000).optional() }),
  z.strictObject({ to: z.literal('offered'), offer }),
  z.strictObject({ to: z.literal('accepted'), withdrawOthers: z.boolean().default(false) }),
  z.strictObject({ to: z.literal('offer_declined'), note: optionalText(1, 1_000) }),
  z.strictObject({ to: z.literal('placed') }),
  z.strictObject({ to: z.literal('completed') }),
  z.strictObject({
    to: z.literal('terminated_early'),
    reason: requiredReason(terminationReasons),
    note: optionalText(1, 1_000),
  }),
  /** After an interview the text is required (FEEDBACK_REQUIRED). */
  z.strictObject({ to: z.literal('rejected'), code, text: optionalText(L.rejection.min, L.rejection.max) }),
  z.strictObject({ to: z.literal('withdrawn'), note: optionalText(1, 1_000) }),
  z.strictObject({ to: z.literal('cancelled'), reason: text(10, 1_000) }),
]);
export type ApplicationTransition = z.infer<typeof applicationTransition>;

/** Transitions that several applications can make at once. */
export const bulkTransition = z.discriminatedUnion('to', [
  z.strictObject({ to: z.literal('shortlisted') }),
  z.strictObject({ to: z.literal('rejected'), code, text: optionalText(L.rejection.min, L.rejection.max) }),
]);
