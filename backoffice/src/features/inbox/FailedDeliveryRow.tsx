import { TableCell, TableRow } from '@mui/material';
import type { ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { FailedDeliveryActions, type FailedDeliveryProps } from './FailedDeliveryActions.tsx';
import { FailedDeliveryDescription } from './FailedDeliveryDescription.tsx';

/** One that failed as a row: what and for whom, since when, how often, and with what. */
export function FailedDeliveryRow(props: FailedDeliveryProps): ReactElement {
  const text = useMessages();
  const { delivery } = props;
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        <FailedDeliveryDescription delivery={delivery} />
      </TableCell>
      <TableCell>
        <RelativeTime instant={delivery.at} />
      </TableCell>
      <TableCell align="right">{delivery.attempts}</TableCell>
      <TableCell sx={{ maxWidth: 320, overflowWrap: 'anywhere' }}>
        {delivery.lastError ?? text('failed.noError')}
      </TableCell>
      <TableCell>
        <RelativeTime instant={delivery.nextAt} />
      </TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>
        <FailedDeliveryActions {...props} />
      </TableCell>
    </TableRow>
  );
}
