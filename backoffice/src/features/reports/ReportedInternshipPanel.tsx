import { Box, Link } from '@mui/material';
import { LinkBase, useLocale } from 'ra-core';
import type { ReactElement } from 'react';
import { pathTo } from '../../app/screen-paths.ts';
import { useMessages, useValueLabel } from '../../i18n/messages.hook.ts';
import { PayField } from '../../ui/formats/PayField.tsx';
import { StatusChip } from '../../ui/formats/StatusChip.tsx';
import { dayText } from '../../ui/formats/time-format.ts';
import { Facts, Panel } from '../../ui/page/Panel.tsx';
import { QueryBoundary } from '../../ui/page/QueryBoundary.tsx';
import type { ReviewedReport } from './ReportStatus.tsx';
import { useReportedInternship, type ReportedInternship } from './reported-internship.hook.ts';

function Posting({ internship }: { internship: ReportedInternship }): ReactElement {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const locale = useLocale() ?? 'en';
  const { title, state, employer, pay, description, tasks, locations, workMode, startDate, deadline } = internship;
  const { durationWeeks, hoursPerWeek } = internship;
  const cities = locations.map(({ city }) => city).filter(Boolean);
  const where = [workMode && valueLabel('workMode', workMode), cities.join(', ')].filter(Boolean).join(' · ');
  return (
    <Box component="article" sx={{ overflowWrap: 'anywhere', maxWidth: '68ch' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1.5 }}>
        <Link component={LinkBase} to={pathTo('moderatedInternship', internship.id)} sx={{ fontWeight: 600 }}>
          {title}
        </Link>
        <StatusChip state={state} labelPrefix="internshipState" />
      </Box>
      <Facts
        facts={[
          [text('reports.employer'), employer.name],
          [text('reports.place'), where || null],
          [text('reports.pay'), <PayField key="pay" pay={pay} />],
          [text('posting.start'), startDate && dayText(startDate, locale)],
          [text('posting.duration'), durationWeeks && text('posting.weeks', { smart_count: durationWeeks })],
          [text('posting.hours'), hoursPerWeek && text('posting.hoursPerWeek', { hours: hoursPerWeek })],
          [text('posting.deadline'), deadline && dayText(deadline, locale)],
        ]}
      />
      {description && <Box sx={{ whiteSpace: 'pre-line', mt: 1.5 }}>{description}</Box>}
      {tasks.length > 0 && (
        <Box component="ul" sx={{ mt: 1.5, mb: 0, pl: 2.5 }}>
          {tasks.map((task) => (
            <li key={task}>{task}</li>
          ))}
        </Box>
      )}
    </Box>
  );
}

/** Shows the internship that was reported as it is now, so that the report can be judged beside it. */
export function ReportedInternshipPanel({ report }: { report: ReviewedReport }): ReactElement {
  const text = useMessages();
  const query = useReportedInternship(report);
  return (
    <Panel title={text('reports.reportedInternship')}>
      <QueryBoundary query={query}>{(internship) => internship && <Posting internship={internship} />}</QueryBoundary>
    </Panel>
  );
}
