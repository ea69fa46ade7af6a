import AddIcon from '@mui/icons-material/Add';
import { Box, Button, Link } from '@mui/material';
import type { EmployerDashboard } from '@prentice/contract';
import { useQuery } from '@tanstack/react-query';
import { LinkBase, useLocale, useTranslate } from 'ra-core';
import { useState, type ReactElement } from 'react';
import { pathTo } from '../../app/screen-paths.ts';
import { useMessages } from '../../i18n/messages.hook.ts';
import { useAbility } from '../../providers/me-store.ts';
import { client } from '../../providers/session.ts';
import { EmptyState } from '../../ui/page/EmptyState.tsx';
import { QueryBoundary } from '../../ui/page/QueryBoundary.tsx';
import { Notice } from '../../ui/page/Notice.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Facts, Panel } from '../../ui/page/Panel.tsx';
import { StatusChip } from '../../ui/formats/StatusChip.tsx';
import { VerificationNextStep } from './VerificationNextStep.tsx';
import { UpcomingEvents } from './UpcomingEvents.tsx';
import { Funnel } from './Trends.tsx';
import { OpenInternships } from './OpenInternships.tsx';
import { PendingResponses } from './PendingResponses.tsx';

/** Shows what to do next, each with the place where it is done. */
export function EmployerTasks({ todos }: Pick<EmployerDashboard, 'todos'>): ReactElement {
  const text = useMessages();
  const translate = useTranslate();
  return (
    <Panel title={text('dashboard.todos')}>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {todos.map((todo) => (
          <Box component="li" key={`${todo.code} ${todo.link}`} sx={{ py: 0.25 }}>
            <Link component={LinkBase} to={todo.link}>
              {translate(`todo.${todo.code}`, { ...todo.params, _: todo.code.replaceAll('_', ' ') })}
            </Link>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}

function OverduePanel({ board }: { board: EmployerDashboard }): ReactElement | null {
  const text = useMessages();
  if (board.overdue.length === 0) return null;
  return (
    <Box sx={overdueStyle}>
      <Panel title={text('dashboard.overdueTitle', { smart_count: board.overdueTotal })}>
        {board.publishing.blocked && (
          <Box sx={{ mb: 1.5 }}>
            <Notice tone="attention" title={text('dashboard.publishBlocked')}>
              <p>{text('dashboard.publishBlockedHelp', { smart_count: board.publishing.overdue })}</p>
            </Notice>
          </Box>
        )}
        <PendingResponses applications={board.overdue} />
        {board.overdueTotal > board.overdue.length && (
          <Link
            component={LinkBase}
            to={`${pathTo('interested')}?filter=%7B%22overdue%22%3Atrue%7D`}
            sx={{ display: 'inline-block', mt: 1 }}
          >
            {text('dashboard.allOverdue', { smart_count: board.overdueTotal })}
          </Link>
        )}
      </Panel>
    </Box>
  );
}

/* What is late stands out first. */
const overdueStyle = {
  px: { xs: 1.5, sm: 2 },
  mb: 3,
  borderRadius: '3px',
  bgcolor: 'var(--attention-wash)',
  '& > section': { borderTop: 0, mb: 0, pb: 2 },
} as const;

/** Shows what the public reads about how the company answers. */
function ResponsivenessPanel({ responsiveness }: Pick<EmployerDashboard, 'responsiveness'>): ReactElement {
  const text = useMessages();
  const locale = useLocale();
  const share = new Intl.NumberFormat(locale, { style: 'percent' });
  return (
    <Panel title={text('dashboard.responsiveness')}>
      {responsiveness ? (
        <Facts
          areFigures
          facts={[
            [text('dashboard.medianDays'), text('dashboard.inDays', { smart_count: responsiveness.medianDays })],
            [text('dashboard.withinPromise'), share.format(responsiveness.withinPromise)],
            [text('dashboard.answered'), responsiveness.count],
          ]}
        />
      ) : (
        <p>{text('dashboard.tooFewAnswers')}</p>
      )}
    </Panel>
  );
}

/** How many of the answers due next show at once. */
const DUE_NEXT_ROWS = 5;

/** Leads to all new candidates, and says how many they are once that is known. */
function NewCandidatesLink(): ReactElement {
  const text = useMessages();
  const list = { filter: { stage: 'interested' }, range: [0, 0] } as const;
  const { data } = useQuery({
    queryKey: ['applications', 'new-candidate-count'],
    meta: { isLive: true },
    queryFn: ({ signal }) => client.applications.list({ list }, { signal }),
  });
  return (
    <Link component={LinkBase} to={pathTo('interested')}>
      {data ? text('dashboard.allNewCount', { smart_count: data.total }) : text('dashboard.allNew')}
    </Link>
  );
}

function DueNextPanel({ applications }: { applications: EmployerDashboard['dueSoon'] }): ReactElement {
  const text = useMessages();
  const [showsAll, setShowsAll] = useState(false);
  return (
    <Panel title={text('dashboard.dueSoon')} beside={<NewCandidatesLink />}>
      <PendingResponses applications={showsAll ? applications : applications.slice(0, DUE_NEXT_ROWS)} />
      {!showsAll && applications.length > DUE_NEXT_ROWS && (
        <Button sx={{ mt: 1 }} onClick={() => setShowsAll(true)}>
          {text('dashboard.showMore', { smart_count: applications.length - DUE_NEXT_ROWS })}
        </Button>
      )}
    </Panel>
  );
}

function EmployerDashboardContent({ board }: { board: EmployerDashboard }): ReactElement {
  const text = useMessages();
  const calm = board.overdue.length === 0 && board.dueSoon.length === 0;
  /* What is overdue has a part of its own above. */
  const todos = board.todos.filter(({ code }) => code !== 'answer_overdue' || board.overdue.length === 0);
  return (
    <>
      <Box sx={{ mb: 2, '&:empty': { display: 'none' } }}>
        <VerificationNextStep board={board} />
      </Box>
      <OverduePanel board={board} />
      {calm && board.internships.length === 0 && board.todos.length === 0 && (
        <EmptyState title={text('dashboard.nothing')} help={text('dashboard.nothingHelp')} />
      )}
      <Box sx={columnsStyle}>
        <Box sx={{ gridArea: 'due', '&:empty': { display: 'none' } }}>
          {board.dueSoon.length > 0 && <DueNextPanel applications={board.dueSoon} />}
        </Box>
        <Box sx={{ gridArea: 'side' }}>
          <UpcomingEvents interviews={board.interviews} offers={board.offers} />
          {todos.length > 0 && <EmployerTasks todos={todos} />}
          <ResponsivenessPanel responsiveness={board.responsiveness} />
        </Box>
        <Box sx={{ gridArea: 'work' }}>
          {board.internships.length > 0 && <OpenInternships internships={board.internships} />}
          <Funnel steps={board.funnel} help={text('dashboard.funnelHelp')} />
        </Box>
      </Box>
    </>
  );
}

/* What is due comes first, beside it what is scheduled; below each other on a phone, before the internships. */
const columnsStyle = {
  display: 'grid',
  gridTemplateAreas: { xs: '"due" "side" "work"', lg: '"due side" "work side"' },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 3fr)' },
  gridTemplateRows: { lg: 'auto 1fr' },
  columnGap: 4,
  '& > *': { minWidth: 0 },
} as const;

function CreateInternship(): ReactElement {
  const text = useMessages();
  return (
    <Button component={LinkBase} to={pathTo('employerInternshipCreate')} variant="contained" startIcon={<AddIcon />}>
      {text('internships.create')}
    </Button>
  );
}

/** Shows overdue answers first, then what is due soon, what is scheduled and to do, and what is open. */
export default function EmployerDashboardPage(): ReactElement {
  const text = useMessages();
  const query = useQuery({
    queryKey: ['dashboards', 'employer'],
    meta: { isLive: true },
    queryFn: ({ signal }) => client.dashboards.employer({}, { signal }),
  });
  const state = query.data?.verification.state;
  const mayCreate = useAbility().can('create', 'Internship');
  return (
    <>
      <PageHeader
        title={query.data?.name ?? text('menu.overview')}
        beside={state && <StatusChip state={state} labelPrefix="verificationState" />}
        actions={mayCreate && <CreateInternship />}
      />
      <QueryBoundary query={query}>{(board) => <EmployerDashboardContent board={board} />}</QueryBoundary>
    </>
  );
}
