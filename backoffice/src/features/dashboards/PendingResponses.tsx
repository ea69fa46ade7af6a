import { DAY, type EmployerDashboard } from '@prentice/contract';
import type { ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { TimeInSentence } from '../../ui/formats/RelativeTime.tsx';
import { useNow } from '../../ui/page/timing.hook.ts';
import { CandidateEntries } from './CandidateEntries.tsx';

/** Days before the due date from which on it is coloured, as in the list of candidates. */
const NEAR_DAYS = 3;

type PendingApplication = EmployerDashboard['overdue'][number];

function DueTime({ responseDueAt }: Pick<PendingApplication, 'responseDueAt'>): ReactElement {
  const left = Date.parse(responseDueAt) - useNow();
  if (left < 0) return <TimeInSentence message="dashboard.wasDue" instant={responseDueAt} tone="attention" />;
  return (
    <TimeInSentence
      message="dashboard.dueIn"
      instant={responseDueAt}
      tone={left < NEAR_DAYS * DAY ? 'due' : undefined}
    />
  );
}

/** Shows applications that wait for an answer, with their due dates. */
export function PendingResponses({ applications }: { applications: readonly PendingApplication[] }): ReactElement {
  const text = useMessages();
  return (
    <CandidateEntries
      label={text('dashboard.candidates')}
      entries={applications}
      renderTime={({ responseDueAt }) => <DueTime responseDueAt={responseDueAt} />}
    />
  );
}
