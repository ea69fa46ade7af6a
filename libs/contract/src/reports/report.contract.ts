import { z } from 'zod';
import { hasPermission, type Actor } from '../kernel/actor.ts';
import { id } from '../kernel/ids.ts';
import { stateSchema } from '../kernel/lifecycle.schema.ts';
import { filter, defineListSchema } from '../kernel/list.ts';
import { instant, optionalText, text } from '../kernel/text.ts';
import { view } from '../kernel/view.ts';
import { reportCodes, reportTargets, reportLifecycle } from './report.lifecycle.ts';

export const reportLimits = {
  text: { min: 20, max: 2_000 },
  note: { min: 20, max: 1_000 },
  /** A notification holds no longer text: see `notificationParameter`. */
  answer: { min: 0, max: 1_000 },
  dueHours: 24,
} as const;

export const reportState = stateSchema(reportLifecycle);
export type ReportState = (typeof reportLifecycle.states)[number];

export const reportRecord = z.object({
  id,
  targetType: z.enum(reportTargets),
  targetId: id,
  targetLabel: z.string(),
  /** Whom the target belongs to, if to an employer. */
  employerId: id.nullable(),
  employerName: z.string().nullable(),
  /** Null when a visitor without an account reported. */
  reporterId: id.nullable(),
  reporterRole: z.enum(['intern', 'employer', 'anonymous']),
  code: z.enum(reportCodes),
  text: z.string(),
  state: reportState,
  /** The message to the reporter about the outcome. */
  answer: z.string().nullable(),
  note: z.string().nullable(),
  decidedBy: id.nullable(),
  decidedByName: z.string().nullable(),
  decidedAt: instant.nullable(),
  dueAt: instant,
  createdAt: instant,
  updatedAt: instant,
  version: z.int(),
});
export type ReportRecord = z.infer<typeof reportRecord>;

// prettier-ignore
export const reportViews = {
  reporter: view('reporter', reportRecord, [
    'id', 'targetType', 'targetId', 'targetLabel', 'code', 'text', 'state', 'answer', 'decidedAt', 'dueAt',
    'createdAt',
  ]),
  /** About employers, for those who verify them; who reported stays with full administrators. */
  reviewer: view('reviewer', reportRecord, [
    'id', 'targetType', 'targetId', 'targetLabel', 'employerId', 'employerName', 'reporterRole', 'code', 'text', 'state',
    'note', 'decidedAt', 'dueAt', 'createdAt', 'version',
  ]),
  admin: view('admin', reportRecord, [
    'id', 'targetType', 'targetId', 'targetLabel', 'employerId', 'employerName', 'reporterId', 'reporterRole', 'code',
    'text', 'state', 'answer', 'note', 'decidedBy', 'decidedByName', 'decidedAt', 'dueAt', 'createdAt', 'updatedAt',
    'version',
  ]),
};

export function reportViewFor(actor: Actor): keyof typeof reportViews {
  if (actor.role === 'admin') return 'admin';
  return hasPermission(actor, 'employers:verify') ? 'reviewer' : 'reporter';
}

export const reportReply = z.union([
  reportViews.admin.schema,
  reportViews.reviewer.schema,
  reportViews.reporter.schema,
]);

export const reportCreate = z.strictObject({
  targetType: z.enum(reportTargets),
  targetId: id,
  code: z.enum(reportCodes, 'Choose what is wrong.'),
  text: text(reportLimits.text.min, reportLimits.text.max),
});
export type ReportCreate = z.infer<typeof reportCreate>;

const decision = {
  note: text(reportLimits.note.min, reportLimits.note.max),
  answer: optionalText(1, reportLimits.answer.max),
};
export const reportTransitionRequest = z.discriminatedUnion('to', [
  z.strictObject({ to: z.literal('upheld'), ...decision }),
  z.strictObject({ to: z.literal('dismissed'), ...decision }),
]);
export type ReportTransitionRequest = z.infer<typeof reportTransitionRequest>;

const administratorViews = ['reviewer', 'admin'] as const;
export const reportList = defineListSchema({
  resource: 'reports',
  filters: {
    state: filter.in('state', reportState),
    code: filter.in('code', z.enum(reportCodes)),
    targetType: filter.in('targetType', z.enum(reportTargets)),
    targetId: filter.eq('targetId', id),
    employerId: filter.eq('employerId', id, administratorViews),
    dueBefore: filter.lte('dueAt', instant, administratorViews),
    reporterId: filter.eq('reporterId', id, ['admin']),
    createdFrom: filter.gte('createdAt', instant),
    createdTo: filter.lte('createdAt', instant),
  },
  sorts: { createdAt: 'createdAt', dueAt: 'dueAt' },
  defaultSort: ['createdAt', 'DESC'],
});
