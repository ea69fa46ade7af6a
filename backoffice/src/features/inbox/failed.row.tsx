import { Box, Button, TableCell, TableRow } from '@mui/material';
import type { FailedDelivery } from '@prentice/contract';
import type { ReactElement } from 'react';
import { useText, useWord } from '../../i18n/text.hook.ts';
import { Moment } from '../../ui/moment.tsx';

interface FailedRowProps {
  readonly one: FailedDelivery;
  readonly busy: boolean;
  readonly onRetry: (id: string) => void;
  readonly onSetAside: (id: string) => void;
}

/** One that failed: which notice for whom, since when, how often, and with what; the event's name where it told nobody. */
export function FailedRow({ one, busy, onRetry, onSetAside }: FailedRowProps): ReactElement {
  const text = useText();
  const word = useWord();
  const notices = one.notices.map(({ type, to }) => `${word('failed.notice', type)}, ${word('failed.to', to)}`);
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        {notices.length > 0 ? notices.map((notice) => <div key={notice}>{notice}</div>) : one.event}
        <Box sx={{ color: 'text.secondary', fontWeight: 400 }}>
          {text('failed.parts', { parts: one.parts.join(', ') })}
        </Box>
      </TableCell>
      <TableCell>
        <Moment at={one.at} />
      </TableCell>
      <TableCell align="right">{one.attempts}</TableCell>
      <TableCell sx={{ maxWidth: 320, overflowWrap: 'anywhere' }}>{one.lastError ?? text('failed.noError')}</TableCell>
      <TableCell>
        <Moment at={one.nextAt} />
      </TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>
        <Button size="small" disabled={busy} onClick={() => onRetry(one.id)}>
          {text('failed.retry')}
        </Button>
        <Button size="small" color="inherit" disabled={busy} onClick={() => onSetAside(one.id)}>
          {text('failed.setAside')}
        </Button>
      </TableCell>
    </TableRow>
  );
}
