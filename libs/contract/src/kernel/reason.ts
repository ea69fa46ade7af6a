import { z } from 'zod';
import { text } from './text.ts';

/**
 * Requires one of the codes that explain an act; the words are in the message catalogues. A missing one answers
 * REASON_REQUIRED.
 */
export const requiredReasonCode = <const Code extends string>(codes: readonly Code[]) =>
  z
    .string()
    .default('')
    .refine((value) => codes.some((code) => code === value), {
      error: 'Give a reason.',
      params: { code: 'REASON_REQUIRED' },
    })
    .pipe(z.enum(codes));

/** Returns one to `max` different codes; none answers REASON_REQUIRED. */
export const requiredReasonCodes = <const Code extends string>(codes: readonly Code[], max: number) =>
  z
    .array(z.enum(codes))
    .max(max, `At most ${max}.`)
    .default([])
    .refine((codes) => codes.length > 0, { error: 'Give a reason.', params: { code: 'REASON_REQUIRED' } })
    .refine((codes) => new Set(codes).size === codes.length, 'Choose each reason only once.');

/** Why somebody looked at what is normally hidden. Kept in the audit log. */
export const revealReasonCodes = [
  'support_request',
  'report_investigation',
  'verification',
  'legal_request',
  'safety',
] as const;
export type RevealReason = (typeof revealReasonCodes)[number];

/** The stated reason of a `reveal`: a code and a sentence of 10 to 300 characters. */
export const revealReason = z.strictObject({
  code: requiredReasonCode(revealReasonCodes),
  text: text(10, 300),
});
export type StatedRevealReason = z.infer<typeof revealReason>;
