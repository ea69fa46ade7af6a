import { errors, type ErrorCode } from '@prentice/contract';

type RefusalKey = `refusal.${ErrorCode}`;

const entries = Object.entries(errors).map(([code, [, message]]) => [`refusal.${code}`, message]);

/** The contract's own sentences, under message keys. The cast restores the keys that `fromEntries` forgets. */
export const refusalsEn = Object.fromEntries(entries) as Record<RefusalKey, string>;
