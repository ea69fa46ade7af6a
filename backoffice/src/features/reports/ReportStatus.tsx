import type { ReportState, reportViews, ViewOf } from '@prentice/contract';
import type { ReactElement } from 'react';
import { useValueLabel } from '../../i18n/messages.hook.ts';
import { RelativeTime } from '../../ui/formats/RelativeTime.tsx';
import { StatusTag, type Tone } from '../../ui/formats/StatusChip.tsx';
import { useNow } from '../../ui/page/timing.hook.ts';

/** A report as a full administrator reads it. */
type AdminReport = ViewOf<typeof reportViews.admin>;
/** A report as those read it who have a screen for it; only full administrators know who reported. */
export type ReviewedReport = AdminReport | ViewOf<typeof reportViews.reviewer>;

export const isAdminReport = (report: ReviewedReport): report is AdminReport => 'reporterId' in report;

/* An open internship is well; an open report waits for somebody: its date says until when. */
const tones: Readonly<Record<ReportState, Tone>> = { open: 'neutral', upheld: 'answered', dismissed: 'stopped' };

/** Shows what became of a report. */
export function ReportStatus({ state }: { state: ReportState }): ReactElement {
  const valueLabel = useValueLabel();
  return <StatusTag tone={tones[state]}>{valueLabel('reportState', state)}</StatusTag>;
}

/** Returns whether a report should have been decided by now. */
export const isOverdue = ({ state, dueAt }: Pick<ReviewedReport, 'state' | 'dueAt'>, now: number): boolean =>
  state === 'open' && Date.parse(dueAt) < now;

/** Shows when a report has to be decided, stressed once that is over. */
export function DueTime({ report }: { report: ReviewedReport }): ReactElement {
  const late = isOverdue(report, useNow());
  return <RelativeTime instant={report.dueAt} tone={late ? 'attention' : undefined} />;
}
