import type { FailedEvent, FailedJob } from '@prentice/contract';
import { useQuery } from '@tanstack/react-query';
import { LinkBase } from 'ra-core';
import { useState, type ReactElement } from 'react';
import { useLocation } from 'react-router';
import { useMessages, useValueLabel } from '../../i18n/messages.hook.ts';
import { client } from '../../providers/session.ts';
import { QueryBoundary } from '../../ui/page/QueryBoundary.tsx';
import { useApiMutation } from '../../ui/mutations/api-mutation.hook.ts';
import { Panel } from '../../ui/page/Panel.tsx';
import { ReasonDialog } from '../../ui/dialogs/ReasonDialog.tsx';
import { FailedNotifications, useFailedNotifications } from './FailedNotifications.tsx';
import { FailedEventList } from './FailedEventList.tsx';
import { Box, Button, Typography } from '@mui/material';
import { RelativeTime } from '../../ui/formats/RelativeTime.tsx';

/** The part of the inbox's address that asks for what failed. */
const ANCHOR = '#failed-deliveries';

interface FailedEventPage {
  readonly total: number;
  readonly items: readonly FailedEvent[];
  readonly jobs: readonly FailedJob[];
}

function FailedEventItems({ items }: Pick<FailedEventPage, 'items'>): ReactElement {
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

const useFailedEvents = () =>
  useQuery({
    queryKey: ['failed-events'],
    queryFn: ({ signal }) => client.failedEvents.list({}, { signal }),
  });

/** Leads to what could not be delivered, with its number; for those who look after the system. */
export function FailedDeliveriesLink(): ReactElement {
  const text = useMessages();
  const events = useFailedEvents().data;
  const emails = useFailedNotifications().data?.total ?? 0;
  const count = (events?.total ?? 0) + (events?.jobs.length ?? 0) + emails;
  return (
    <Button
      component={LinkBase}
      to={{ hash: ANCHOR }}
      color={count > 0 ? 'error' : 'primary'}
      sx={{ display: { xs: count > 0 ? 'inline-flex' : 'none', sm: 'inline-flex' } }}
    >
      {text('failed.title')}
      {count > 0 && ` (${count})`}
    </Button>
  );
}

/** Returns whether the address asks for what could not be delivered. */
export function useIsAskedForFailures(): boolean {
  const { hash } = useLocation();
  /* The list of the inbox writes its filters into the address, which drops this part of it. */
  const [isAsked, setIsAsked] = useState(hash === ANCHOR);
  if (hash === ANCHOR && !isAsked) setIsAsked(true);
  return isAsked;
}

/** Shows what could not be told to everybody who should know, with the ways on. */
export function FailedDeliveries(): ReactElement {
  const text = useMessages();
  const emails = useFailedNotifications().data?.total ?? 0;
  const query = useFailedEvents();
  const hasFailures = Boolean(query.data?.total || query.data?.jobs.length);
  return (
    <Box id={ANCHOR.slice(1)} sx={{ mt: 1 }}>
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
