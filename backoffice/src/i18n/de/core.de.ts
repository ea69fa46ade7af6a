import { codeNamesDe, errorsDe, internshipFieldsDe, stateNamesDe } from '@prentice/contract';
import type { coreEn } from '../en/core.en.ts';
import { errorMessages } from '../messages.hook.ts';
import { postingDe } from './posting.de.ts';
import { reactAdminDe } from './react-admin.de.ts';
import { shellDe } from './shell.de.ts';
import { valuesDe } from './values.de.ts';

/** Texts that are there from the first screen on, for many screens show them; `message-parts.ts` has the others. */
export const coreDe: Readonly<Record<keyof typeof coreEn, string>> = {
  ...codeNamesDe,
  ...internshipFieldsDe,
  ...stateNamesDe,
  ...shellDe,
  ...valuesDe,
  ...postingDe,
};

/** What react-admin and refusals of the API say in German. */
export const foreignTextsDe: Readonly<Record<string, string>> = {
  ...reactAdminDe,
  ...Object.fromEntries(errorMessages(errorsDe)),
};
