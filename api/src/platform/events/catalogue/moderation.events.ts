import {
  caseOrigins,
  verificationCaseState,
  id,
  instant,
  verificationLevel,
  reportCodes,
  reportTargets,
} from '@prentice/contract';
import { z } from 'zod';
import { defineEvents, actingUserId, readonlyTexts } from './event-definition.ts';

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
export const caseEvents = defineEvents({
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

const report = z.object({
  reportId: id,
  targetType: z.enum(reportTargets),
  targetId: id,
  targetLabel: z.string(),
  /** Whom the target belongs to, if to an employer. */
  employerId: id.nullable(),
  /** Null when a visitor without an account reported, or somebody who was erased since. */
  reporterId: id.nullable(),
  code: z.enum(reportCodes),
  answer: z.string().nullable(),
  consequences: readonlyTexts,
  by: actingUserId,
  at: instant,
});
const reportEvent = { version: 1, record: 'reportId', payload: report } as const;

/** Reports about internships and employers. */
export const reportEvents = defineEvents({
  'report.created': reportEvent,
  'report.upheld': reportEvent,
  'report.dismissed': reportEvent,
});
