import {
  caseOrigins,
  verificationCaseState,
  id,
  instant,
  verificationLevel,
  type verificationCaseEventNames,
} from '@prentice/contract';
import { z } from 'zod';
import { defineTransitionEvents, actingUserId, readonlyTexts } from './event-definition.ts';

const step = z.object({
  caseId: id,
  employerId: id,
  name: z.string(),
  round: z.int(),
  from: verificationCaseState.nullable(),
  to: verificationCaseState,
  by: actingUserId,
  at: instant,
});
const submission = { version: 1, record: 'caseId', payload: step.extend({ origin: z.enum(caseOrigins) }) } as const;
const decision = {
  version: 1,
  record: 'caseId',
  payload: step.extend({
    reasonCodes: readonlyTexts,
    note: z.string().nullable(),
    level: verificationLevel.nullable(),
  }),
} as const;

/** Verification cases. */
export const caseEvents = defineTransitionEvents<typeof verificationCaseEventNames>()({
  'case.opened': submission,
  'case.answered': submission,
  'case.info_requested': decision,
  'case.verified': decision,
  'case.rejected': decision,
  'case.lapsed': decision,
  'case.checks_requested': {
    version: 1,
    record: 'caseId',
    payload: z.object({ caseId: id, employerId: id, by: actingUserId }),
  },
});
