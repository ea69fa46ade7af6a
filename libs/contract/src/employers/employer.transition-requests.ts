import { z } from 'zod';
import { bulkIds } from '../kernel/bulk.ts';
import { requiredReasonCode } from '../kernel/reason.ts';
import { line, text } from '../kernel/text.ts';
import { employerLimits } from './employer.contract.ts';

export const suspensionReasons = [
  'fee_charged',
  'scam',
  'fake_company',
  'discrimination',
  'harassment',
  'misleading',
  'no_answers',
  'other',
] as const;
export type SuspensionReason = (typeof suspensionReasons)[number];

const { suspendNote, message } = employerLimits;
const note = text(suspendNote.min, suspendNote.max);

/** Transitions of an employer outside a verification case. The note is shown to the owners. */
export const employerTransitionRequest = z.discriminatedUnion('to', [
  z.strictObject({
    to: z.literal('suspended'),
    reason: requiredReasonCode(suspensionReasons),
    note,
  }),
  z.strictObject({ to: z.literal('verified'), note }),
]);
export type EmployerTransitionRequest = z.infer<typeof employerTransitionRequest>;

/** A message of the administrators to the owners of several employers, by notification and mail. */
export const employerMessage = z.strictObject({
  ids: bulkIds,
  subject: line(3, message.subject),
  text: text(message.text.min, message.text.max),
});
export type EmployerMessage = z.infer<typeof employerMessage>;
