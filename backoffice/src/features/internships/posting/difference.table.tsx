import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import type { Difference } from '@prentice/contract';
import type { ReactElement } from 'react';
import { useText, useWord } from '../../../i18n/text.hook.ts';
import { valueText } from './value.text.ts';

type Shown = Pick<Difference, 'before' | 'after'> & { readonly field: string };

/** What differs between two versions of a posting, field by field. */
export function DifferenceTable({ changes }: { changes: readonly Shown[] }): ReactElement {
  const text = useText();
  const word = useWord();
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{text('conflict.field')}</TableCell>
            <TableCell>{text('moderation.before')}</TableCell>
            <TableCell>{text('moderation.after')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {changes.map(({ field, before, after }) => (
            <TableRow key={field} sx={{ verticalAlign: 'top', '& td': { whiteSpace: 'pre-wrap' } }}>
              <TableCell component="th" scope="row">
                {word('posting.field', field)}
              </TableCell>
              <TableCell>
                <del>{valueText(before)}</del>
              </TableCell>
              <TableCell>
                <ins>{valueText(after)}</ins>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
