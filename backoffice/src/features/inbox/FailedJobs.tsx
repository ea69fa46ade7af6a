import type { FailedJob } from '@prentice/contract';
import { Box, Typography } from '@mui/material';
import type { ReactElement } from 'react';
import { useMessages, useValueLabel } from '../../i18n/messages.hook.ts';
import { RelativeTime } from '../../ui/RelativeTime.tsx';

/** The background tasks that keep failing; they are tried again by themselves. */
export function FailedJobs({ jobs }: { readonly jobs: readonly FailedJob[] }): ReactElement | null {
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
