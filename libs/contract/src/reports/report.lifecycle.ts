import { eventNames, lifecycle } from '../kernel/lifecycle.ts';

export const reportCodes = ['scam', 'fee', 'misleading', 'discrimination', 'duplicate', 'harassment', 'other'] as const;
export type ReportCode = (typeof reportCodes)[number];
export const reportTargets = ['internship', 'employer', 'external_job', 'news_item'] as const;
export type ReportTarget = (typeof reportTargets)[number];
/** What its transitions record: each is an event of `api/src/platform/events/catalogue`. */
export const reportEventNames = eventNames({
  'report.created': 'report.created',
  'report.upheld': 'report.upheld',
  'report.dismissed': 'report.dismissed',
});
const event = reportEventNames;

export const reportLifecycle = lifecycle(
  ['open', 'upheld', 'dismissed'],
  [
    { from: [null], to: 'open', by: ['intern', 'employer', 'system'], event: event['report.created'] },
    { from: ['open'], to: 'upheld', by: ['admin'], requires: ['note'], event: event['report.upheld'] },
    { from: ['open'], to: 'dismissed', by: ['admin'], requires: ['note'], event: event['report.dismissed'] },
  ],
);
