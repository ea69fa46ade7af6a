import { Box, Link } from '@mui/material';
import { DAY } from '@prentice/contract';
import { LinkBase, useLocale } from 'ra-core';
import type { ReactElement } from 'react';
import { pathTo } from '../../app/screen-paths.ts';
import { useMessages, useValueLabel } from '../../i18n/messages.hook.ts';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { useNow } from '../../ui/page/timing.hook.ts';
import { RelativeTime } from '../../ui/formats/RelativeTime.tsx';
import { dayText } from '../../ui/formats/time-format.ts';
import { StatusChip } from '../../ui/formats/StatusChip.tsx';
import type { ManagedExternalJob } from './ExternalJobInputs.tsx';

/** Shows what the last check of a link found, with the status that the website answered when it was no page. */
export function LinkHealth({ job }: { job: ManagedExternalJob }): ReactElement {
  const text = useMessages();
  const valueLabel = useValueLabel();
  if (!job.checkOutcome) return <>{text('externalJobs.unchecked')}</>;
  return (
    <>
      {valueLabel('linkOutcome', job.checkOutcome)}
      {job.checkStatus && job.checkOutcome !== 'ok' ? ` (${job.checkStatus})` : ''}
    </>
  );
}

interface ExternalJobHeaderProps {
  readonly job: ManagedExternalJob;
  readonly actions?: ReactElement;
}

/** Shows title of a listing with the way back, its state, and when its link was checked. */
export function ExternalJobHeader({ job, actions }: ExternalJobHeaderProps): ReactElement {
  const text = useMessages();
  const list = (
    <Link component={LinkBase} to={pathTo('externalJobs')}>
      {text('externalJobs.list')}
    </Link>
  );
  return (
    <PageHeader
      title={job.title}
      above={list}
      actions={actions}
      beside={
        <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
          <StatusChip state={job.state} labelPrefix="externalJobState" />
          {job.checkedAt && (
            <span>
              {text('externalJobs.checked')} <RelativeTime instant={job.checkedAt} />: <LinkHealth job={job} />
            </span>
          )}
          {job.state === 'flagged' && !job.listed && <span>{text('externalJobs.hidden')}</span>}
        </Box>
      }
    />
  );
}

interface ClosingDateProps extends Pick<ManagedExternalJob, 'closesAt'> {
  /** In one line: how far off it is only when it is near. */
  readonly isShort?: boolean;
}

const NEAR_DAYS = 14;

/** Shows the last day on which one can apply, and how far off it is. */
export function ClosingDate({ closesAt, isShort = false }: ClosingDateProps): ReactElement {
  const now = useNow();
  const locale = useLocale() ?? 'en';
  if (!closesAt) return <span>–</span>;
  const isFarOff = isShort && Math.abs(Date.parse(closesAt) - now) > NEAR_DAYS * DAY;
  return (
    <Box component="span" sx={{ '& > span': { display: 'inline-block', whiteSpace: 'nowrap' } }}>
      <span>{dayText(closesAt.slice(0, 10), locale)}</span>{' '}
      {isFarOff || (
        <span>
          (<RelativeTime instant={closesAt} />)
        </span>
      )}
    </Box>
  );
}
