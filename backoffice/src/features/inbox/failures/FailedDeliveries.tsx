import type { FailedEvent, FailedJob } from '@prentice/contract';
import { useState, type ReactElement } from 'react';
import { useMessages, useValueLabel } from '../../../i18n/messages.hook.ts';
import { client } from '../../../providers/session.ts';
import { QueryBoundary } from '../../../ui/page/QueryBoundary.tsx';
import { useApiMutation } from '../../../ui/mutations/api-mutation.hook.ts';
import { Panel } from '../../../ui/page/Panel.tsx';
import { ReasonDialog } from '../../../ui/dialogs/ReasonDialog.tsx';
import { FAILED_DELIVERIES_ANCHOR, useFailedEvents, useFailedNotifications } from './failed-deliveries.hook.ts';
import { FailedNotifications } from './FailedNotifications.tsx';
import { FailedEventList } from './FailedEventList.tsx';
import { Box, Typography } from '@mui/material';
import { RelativeTime } from '../../../ui/formats/RelativeTime.tsx';

function FailedEventItems({ items }: { readonly items: readonly FailedEvent[] }): ReactElement {
  const text = useMessages();
  const [aside, setAside] = useState<string | null>(null);
  const retry = useApiMutation((id: string) => client.failedEvents.retry({ params: { id } }), {
    successMessage: 'failed.retried',
  });
  const set = useApiMutation((id: string) => client.failedEvents.setAside({ params: { id } }), {
    successMessage: 'failed.wasSetAside',
  });
  const busy = retry.isPending || set.isPending;
  const close = () => setAside(null);
  return (
    <>
      <FailedEventList
        failedEvents={items.map((failedEvent) => ({ failedEvent, busy, onRetry: retry.mutate, onSetAside: setAside }))}
      />
      {aside && (
        <ReasonDialog
          about={aside}
          title={text('failed.askTitle')}
          help={text('failed.askHelp')}
          confirm={text('failed.setAside')}
          danger
          busy={set.isPending}
          onClose={close}
          onConfirm={() => set.mutate(aside, { onSettled: close })}
        />
      )}
    </>
  );
}

/** Shows the background tasks that keep failing; they are tried again by themselves. */
function FailedJobs({ jobs }: { readonly jobs: readonly FailedJob[] }): ReactElement | null {
  const text = useMessages();
  const nameOf = useValueLabel();
  if (jobs.length === 0) return null;
  return (
    <>
      <Typography variant="subtitle2" component="h3" sx={{ mt: 2 }}>
        {text('failed.jobs')}
      </Typography>
      <p>{text('failed.jobsHelp')}</p>
      <Box component="ul" aria-label={text('failed.jobs')} sx={{ m: 0, pl: 3 }}>
        {jobs.map(({ job, attempts, failedAt, lastError }) => (
          <li key={job}>
            {text('failed.job', { job: nameOf('failed.jobName', job), attempts })} <RelativeTime instant={failedAt} />
            <br />
            {lastError}
          </li>
        ))}
      </Box>
    </>
  );
}

/** Shows what could not be told to everybody who should know, with the ways on. */
export function FailedDeliveries(): ReactElement {
  const text = useMessages();
  const emails = useFailedNotifications().data?.total ?? 0;
  const query = useFailedEvents();
  const hasFailures = Boolean(query.data?.total || query.data?.jobs.length);
  return (
    <Box id={FAILED_DELIVERIES_ANCHOR.slice(1)} sx={{ mt: 1 }}>
      {(hasFailures || emails === 0) && (
        <Panel title={text('failed.title')}>
          <QueryBoundary query={query}>
            {({ total, items, jobs }) => (
              <>
                {(total > 0 || jobs.length === 0) && <p>{text(total === 0 ? 'failed.none' : 'failed.help')}</p>}
                {total > items.length && <p>{text('failed.of', { shown: items.length, total })}</p>}
                {total > 0 && <FailedEventItems items={items} />}
                <FailedJobs jobs={jobs} />
              </>
            )}
          </QueryBoundary>
        </Panel>
      )}
      <FailedNotifications />
    </Box>
  );
}
