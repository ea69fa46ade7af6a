import { errorTable, type ErrorCode } from './errors.ts';

type ErrorMessages = Record<`refusal.${ErrorCode}`, string>;

/** Where the status line of HTTP is prescribed for the API, the interface says what to do next. */
const ownTexts: Partial<ErrorMessages> = {
  'refusal.NOT_FOUND': 'This no longer exists. Reload the page.',
  'refusal.INTERNAL': 'Something went wrong on our side. Try again in a moment.',
};

const apiTexts = Object.entries(errorTable).map(([code, [, message]]) => [`refusal.${code}`, message]);

/** The refusals of the API as the interface says them in English. The cast restores the keys that `fromEntries` forgets. */
export const errorsEn = { ...Object.fromEntries(apiTexts), ...ownTexts } as ErrorMessages;
