import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import type { ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { useIsNarrowScreen } from '../../ui/narrow-screen.hook.ts';
import { HorizontalScroll } from '../../ui/HorizontalScroll.tsx';
import { FailedDeliveryItem } from './FailedDeliveryItem.tsx';
import type { FailedDeliveryProps } from './FailedDeliveryActions.tsx';
import { FailedDeliveryRow } from './FailedDeliveryRow.tsx';

interface FailedDeliveryListProps {
  readonly deliveries: readonly FailedDeliveryProps[];
}

function FailedDeliveryTable({ deliveries }: FailedDeliveryListProps): ReactElement {
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
            <TableCell>{text('failed.moves')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {deliveries.map((props) => (
            <FailedDeliveryRow key={props.delivery.id} {...props} />
          ))}
        </TableBody>
      </Table>
    </HorizontalScroll>
  );
}

/** What failed, as a table; on a narrow screen as a list that is read without moving sideways. */
export function FailedDeliveryList({ deliveries }: FailedDeliveryListProps): ReactElement {
  const text = useMessages();
  const narrow = useIsNarrowScreen();
  if (!narrow) return <FailedDeliveryTable deliveries={deliveries} />;
  return (
    <Box component="ul" aria-label={text('failed.title')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {deliveries.map((props) => (
        <FailedDeliveryItem key={props.delivery.id} {...props} />
      ))}
    </Box>
  );
}
