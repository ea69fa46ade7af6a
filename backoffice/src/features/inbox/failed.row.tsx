import { TableCell, TableRow } from '@mui/material';
import type { ReactElement } from 'react';
import { useText } from '../../i18n/text.hook.ts';
import { Moment } from '../../ui/moment.tsx';
import { FailedMoves, type FailedProps } from './failed.moves.tsx';
import { FailedWhat } from './failed.what.tsx';

/** One that failed as a row: what and for whom, since when, how often, and with what. */
export function FailedRow(props: FailedProps): ReactElement {
  const text = useText();
  const { one } = props;
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        <FailedWhat one={one} />
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
        <FailedMoves {...props} />
      </TableCell>
    </TableRow>
  );
}
