import { id, instant, reportCodes, reportTargets } from '@prentice/contract';
import { z } from 'zod';
import { defineEvents, by, lines } from './event-definition.ts';

const payload = z.object({
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
  consequences: lines,
  by,
  at: instant,
});
const event = { version: 1, record: 'reportId', payload } as const;

/** Reports about internships and employers. */
export const reportEvents = defineEvents({
  'report.created': event,
  'report.upheld': event,
  'report.dismissed': event,
});
