import { TableCell, TableRow, Box, Button } from '@mui/material';
import type { ReactElement } from 'react';
import { useMessages, useValueLabel } from '../../../i18n/messages.hook.ts';
import { RelativeTime } from '../../../ui/formats/RelativeTime.tsx';
import type { FailedEvent } from '@prentice/contract';

export interface FailedEventProps {
  readonly failedEvent: FailedEvent;
  readonly busy: boolean;
  readonly onRetry: (id: string) => void;
  readonly onSetAside: (id: string) => void;
}

/** Shows the ways on for one that failed. */
export function FailedEventActions({ failedEvent, busy, onRetry, onSetAside }: FailedEventProps): ReactElement {
  const text = useMessages();
  return (
    <>
      <Button size="small" disabled={busy} onClick={() => onRetry(failedEvent.id)}>
        {text('failed.retry')}
      </Button>
      <Button size="small" color="inherit" disabled={busy} onClick={() => onSetAside(failedEvent.id)}>
        {text('failed.setAside')}
      </Button>
    </>
  );
}

/** Shows which notice for whom, what happened where it told nobody; and what is still to be done about it. */
export function FailedEventDescription({ failedEvent }: { failedEvent: FailedEvent }): ReactElement {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const notices = failedEvent.notices.map(
    ({ type, to }) => `${valueLabel('notification', type)}, ${valueLabel('failed.to', to)}`,
  );
  const parts = failedEvent.parts.map((part) => valueLabel('failed.part', part));
  return (
    <>
      {notices.length > 0
        ? notices.map((notice) => <div key={notice}>{notice}</div>)
        : valueLabel('failed.event', failedEvent.event)}
      {/* No part waits for an event that the server does not know. */}
      {parts.length > 0 && (
        <Box sx={{ color: 'text.secondary', fontWeight: 400 }}>{text('failed.parts', { parts: parts.join(', ') })}</Box>
      )}
    </>
  );
}

/** Shows one that failed as a row: what and for whom, since when, how often, and with what. */
export function FailedEventRow(props: FailedEventProps): ReactElement {
  const text = useMessages();
  const { failedEvent } = props;
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        <FailedEventDescription failedEvent={failedEvent} />
      </TableCell>
      <TableCell>
        <RelativeTime instant={failedEvent.at} />
      </TableCell>
      <TableCell align="right">{failedEvent.attempts}</TableCell>
      <TableCell sx={{ maxWidth: 320, overflowWrap: 'anywhere' }}>
        {failedEvent.lastError ?? text('failed.noError')}
      </TableCell>
      <TableCell>
        <RelativeTime instant={failedEvent.nextAt} />
      </TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>
        <FailedEventActions {...props} />
      </TableCell>
    </TableRow>
  );
}
