import { id, instant, reportCodes, reportTargets, type reportEventNames } from '@prentice/contract';
import { z } from 'zod';
import { defineTransitionEvents, actingUserId, readonlyTexts } from './event-definition.ts';

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
const reportEvent = {
  version: 1,
  record: 'reportId',
  payload: report,
  personal: { of: 'reporterId', fields: ['answer'] },
} as const;

/** Reports about anything that can be reported: see `reportTargets`. */
export const reportEvents = defineTransitionEvents<typeof reportEventNames>()({
  'report.created': reportEvent,
  'report.upheld': reportEvent,
  'report.dismissed': reportEvent,
});
