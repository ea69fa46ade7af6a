import { Box, Button, Link } from '@mui/material';
import type { Me, ReportTarget } from '@prentice/contract';
import { LinkBase } from 'ra-core';
import type { ReactElement } from 'react';
import { TabbedShowLayout, useRecordContext } from 'react-admin';
import { pathTo, type ScreenName } from '../../app/screen-paths.ts';
import { checkScreenAccess } from '../../guards/screen.guard.ts';
import { useMessages, useValueLabel } from '../../i18n/messages.hook.ts';
import { useMe } from '../../providers/me-store.ts';
import { AuditTrail } from '../../ui/differences/AuditTrail.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { PageSkeleton } from '../../ui/page/PageSkeleton.tsx';
import { Facts } from '../../ui/page/Panel.tsx';
import { RecordShow } from '../../ui/record/RecordShow.tsx';
import { RelativeTime } from '../../ui/formats/RelativeTime.tsx';
import { ShowTabs } from '../../ui/page/AddressedTabs.tsx';
import { useNow } from '../../ui/page/timing.hook.ts';
import { ReportDecision } from './ReportDecision.tsx';
import { ReportedInternshipPanel } from './ReportedInternshipPanel.tsx';
import { ReportedRecordPanel } from './ReportedRecordPanel.tsx';
import { DueTime, isAdminReport, isOverdue, ReportStatus, type ReviewedReport } from './ReportStatus.tsx';

const targetScreens: Readonly<Record<ReportTarget, ScreenName>> = {
  internship: 'moderatedInternship',
  employer: 'employer',
  external_job: 'externalJobShow',
  news_item: 'newsShow',
};

/** Returns where the reported record is shown, when this person may enter that screen. */
function targetPath({ targetType, targetId }: ReviewedReport, me: Me): string | null {
  const path = pathTo(targetScreens[targetType], targetId);
  return 'enter' in checkScreenAccess(path, '', me) ? path : null;
}

/** Shows the list of reports, filtered to those that have something in common with this one. */
function RelatedReports({ filter, label }: { filter: object; label: string }): ReactElement {
  return (
    <Link component={LinkBase} to={`${pathTo('reports')}?filter=${encodeURIComponent(JSON.stringify(filter))}`}>
      {label}
    </Link>
  );
}

function ReportText({ report }: { report: ReviewedReport }): ReactElement {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const { targetId, employerId, employerName } = report;
  const admin = isAdminReport(report) ? report : null;
  const employer = employerId !== null && report.targetType !== 'employer' && (
    <Link component={LinkBase} to={pathTo('employer', employerId)}>
      {employerName ?? '–'}
    </Link>
  );
  return (
    <>
      <Box sx={{ maxWidth: '68ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere', mb: 3 }}>{report.text}</Box>
      <Facts
        facts={[
          [text('reports.targetType'), valueLabel('reportTarget', report.targetType)],
          [text('reports.code'), valueLabel('reportCode', report.code)],
          [text('reports.employer'), employer || null],
          [text('reports.reporter'), valueLabel('role', report.reporterRole)],
          [text('reports.createdAt'), <RelativeTime key="createdAt" instant={report.createdAt} />],
          [text('reports.decidedAt'), report.decidedAt && <RelativeTime instant={report.decidedAt} />],
          [text('reports.decidedBy'), admin?.decidedByName],
          [text('reports.note'), report.note],
          [text('reports.answer'), admin?.answer],
        ]}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1, mt: 2 }}>
        <RelatedReports filter={{ targetId }} label={text('reports.sameTarget')} />
        {admin?.reporterId && (
          <RelatedReports filter={{ reporterId: admin.reporterId }} label={text('reports.sameReporter')} />
        )}
      </Box>
    </>
  );
}

function ReportHeader({ report }: { report: ReviewedReport }): ReactElement {
  const text = useMessages();
  const path = targetPath(report, useMe());
  const late = isOverdue(report, useNow());
  return (
    <PageHeader
      title={report.targetLabel}
      above={
        <Link component={LinkBase} to={pathTo('reports')}>
          {text('reports.list')}
        </Link>
      }
      beside={
        <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
          <ReportStatus state={report.state} />
          {report.state === 'open' && (
            <span>
              {text(late ? 'reports.late' : 'reports.dueAt')} <DueTime report={report} />
            </span>
          )}
        </Box>
      }
      actions={
        path && (
          <Button variant="outlined" component={LinkBase} to={path}>
            {text(`reports.open.${report.targetType}`)}
          </Button>
        )
      }
    />
  );
}

/* What was reported and what it says are read beside each other where there is room. */
const besideStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
  columnGap: 4,
  rowGap: 3,
} as const;

/** Shows what was reported to those who may see it whole: who verifies employers sees no more than reports about these. */
function ReportedPanel({ report }: { report: ReviewedReport }): ReactElement | null {
  const { targetType } = report;
  if (targetType !== 'employer' && !isAdminReport(report)) return null;
  if (targetType === 'internship') return <ReportedInternshipPanel report={report} />;
  return <ReportedRecordPanel report={report} targetType={targetType} />;
}

/** Shows one report with its decision. */
export function ReportDetails(): ReactElement {
  const report = useRecordContext<ReviewedReport>();
  if (!report) return <PageSkeleton />;
  return (
    <>
      <ReportHeader report={report} />
      <ReportDecision report={report} />
      <ShowTabs>
        <TabbedShowLayout.Tab label="reports.tab.report">
          <Box sx={besideStyle}>
            <Box>
              <ReportText report={report} />
            </Box>
            <ReportedPanel report={report} />
          </Box>
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab label="news.tab.history">
          <AuditTrail resource="reports" id={report.id} />
        </TabbedShowLayout.Tab>
      </ShowTabs>
    </>
  );
}

/** Shows one report: what was reported and why, what an administrator decided, and what was done to it. */
export default function ReportShow(): ReactElement {
  return <RecordShow resource="reports">{() => <ReportDetails />}</RecordShow>;
}
