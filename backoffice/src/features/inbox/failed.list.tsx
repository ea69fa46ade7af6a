import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import type { ReactElement } from 'react';
import { useText } from '../../i18n/text.hook.ts';
import { useNarrow } from '../../ui/narrow.hook.ts';
import { Scroll } from '../../ui/scroll.tsx';
import { FailedItem } from './failed.item.tsx';
import type { FailedProps } from './failed.moves.tsx';
import { FailedRow } from './failed.row.tsx';

interface FailedListProps {
  readonly shown: readonly FailedProps[];
}

function FailedTable({ shown }: FailedListProps): ReactElement {
  const text = useText();
  return (
    <Scroll label={text('failed.title')}>
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
          {shown.map((props) => (
            <FailedRow key={props.one.id} {...props} />
          ))}
        </TableBody>
      </Table>
    </Scroll>
  );
}

/** What failed, as a table; on a narrow screen as a list that is read without moving sideways. */
export function FailedList({ shown }: FailedListProps): ReactElement {
  const text = useText();
  const narrow = useNarrow();
  if (!narrow) return <FailedTable shown={shown} />;
  return (
    <Box component="ul" aria-label={text('failed.title')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {shown.map((props) => (
        <FailedItem key={props.one.id} {...props} />
      ))}
    </Box>
  );
}
