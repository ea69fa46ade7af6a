import { Box, Link } from '@mui/material';
import type { EmployerDashboard } from '@prentice/contract';
import { useQuery } from '@tanstack/react-query';
import { LinkBase, useLocale } from 'ra-core';
import type { ReactElement } from 'react';
import { pathTo } from '../../app/screen.paths.ts';
import { useText } from '../../i18n/text.hook.ts';
import { client } from '../../providers/session.ts';
import { EmptyState } from '../../ui/empty.state.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHead } from '../../ui/page.head.tsx';
import { Facts, Panel } from '../../ui/panel.tsx';
import { StatusChip } from '../../ui/status.chip.tsx';
import { Coming } from './coming.tsx';
import { Funnel } from './funnel.tsx';
import { OpenInternships } from './open.internships.tsx';
import { Todos } from './todos.tsx';
import { WaitingTable } from './waiting.table.tsx';

function Overdue({ board }: { board: EmployerDashboard }): ReactElement | null {
  const text = useText();
  if (board.overdue.length === 0) return null;
  return (
    <Panel title={text('dashboard.overdueTitle', { smart_count: board.overdueTotal })}>
      {board.publishing.blocked && (
        <Box sx={{ mb: 1.5 }}>
          <Notice tone="attention" title={text('dashboard.publishBlocked')}>
            <p>{text('dashboard.publishBlockedHelp', { smart_count: board.publishing.overdue })}</p>
          </Notice>
        </Box>
      )}
      <WaitingTable waiting={board.overdue} />
      {board.overdueTotal > board.overdue.length && (
        <Link component={LinkBase} to={pathTo('interested')} sx={{ display: 'inline-block', mt: 1 }}>
          {text('dashboard.allOverdue', { smart_count: board.overdueTotal })}
        </Link>
      )}
    </Panel>
  );
}

/** What the public reads about how the company answers. */
function Answering({ responsiveness }: Pick<EmployerDashboard, 'responsiveness'>): ReactElement {
  const text = useText();
  const locale = useLocale();
  const share = new Intl.NumberFormat(locale, { style: 'percent' });
  return (
    <Panel title={text('dashboard.responsiveness')}>
      {responsiveness ? (
        <Facts
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

function Board({ board }: { board: EmployerDashboard }): ReactElement {
  const text = useText();
  const calm = board.overdue.length === 0 && board.dueSoon.length === 0;
  return (
    <>
      <Overdue board={board} />
      {board.todos.length > 0 && <Todos todos={board.todos} />}
      {board.dueSoon.length > 0 && (
        <Panel title={text('dashboard.dueSoon')}>
          <WaitingTable waiting={board.dueSoon} />
        </Panel>
      )}
      {calm && board.internships.length === 0 && board.todos.length === 0 && (
        <EmptyState title={text('dashboard.nothing')} help={text('dashboard.nothingHelp')} />
      )}
      <Coming interviews={board.interviews} offers={board.offers} />
      {board.internships.length > 0 && <OpenInternships internships={board.internships} />}
      <Answering responsiveness={board.responsiveness} />
      <Box sx={{ maxWidth: 720 }}>
        <Funnel steps={board.funnel} />
      </Box>
    </>
  );
}

/** Overdue answers first, then what to do, what is due soon, what is open. */
export default function EmployerDashboardPage(): ReactElement {
  const text = useText();
  const asked = useQuery({
    queryKey: ['dashboards', 'employer'],
    queryFn: ({ signal }) => client.dashboards.employer({}, { signal }),
  });
  const state = asked.data?.verification.state;
  return (
    <>
      <PageHead
        title={asked.data?.name ?? text('menu.overview')}
        beside={state && <StatusChip state={state} words="verificationState" />}
      />
      <Loaded asked={asked}>{(board) => <Board board={board} />}</Loaded>
    </>
  );
}
