import { codeNamesEn, internshipFieldsEn, stateNamesEn } from '@prentice/contract';
import { postingEn } from './posting.en.ts';
import { shellEn } from './shell.en.ts';
import { valuesEn } from './values.en.ts';

/** Texts that are there from the first screen on, for many screens show them; `message-parts.ts` has the others. */
export const coreEn = {
  ...codeNamesEn,
  ...internshipFieldsEn,
  ...stateNamesEn,
  ...shellEn,
  ...valuesEn,
  ...postingEn,
} as const;
