import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import type { ReactElement } from 'react';
import { useMessages } from '../../../i18n/messages.hook.ts';
import { useIsNarrowScreen } from '../../../ui/page/narrow-screen.hook.ts';
import { HorizontalScroll } from '../../../ui/page/Panel.tsx';
import { FailedEventItem } from './FailedEventItem.tsx';
import { type FailedEventProps, FailedEventRow } from './FailedEventRow.tsx';

interface FailedEventListProps {
  readonly failedEvents: readonly FailedEventProps[];
}

function FailedEventTable({ failedEvents }: FailedEventListProps): ReactElement {
  const text = useMessages();
  return (
    <HorizontalScroll label={text('failed.title')}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{text('failed.what')}</TableCell>
            <TableCell>{text('failed.since')}</TableCell>
            <TableCell align="right">{text('failed.attempts')}</TableCell>
            <TableCell>{text('failed.error')}</TableCell>
            <TableCell>{text('failed.next')}</TableCell>
            <TableCell>{text('failed.actions')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {failedEvents.map((props) => (
            <FailedEventRow key={props.failedEvent.id} {...props} />
          ))}
        </TableBody>
      </Table>
    </HorizontalScroll>
  );
}

/** Shows what failed, as a table; on a narrow screen as a list that is read without moving sideways. */
export function FailedEventList({ failedEvents }: FailedEventListProps): ReactElement {
  const text = useMessages();
  const narrow = useIsNarrowScreen();
  if (!narrow) return <FailedEventTable failedEvents={failedEvents} />;
  return (
    <Box component="ul" aria-label={text('failed.title')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {failedEvents.map((props) => (
        <FailedEventItem key={props.failedEvent.id} {...props} />
      ))}
    </Box>
  );
}
