import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { wordDifference } from '@prentice/design/words';
import type { ReactElement } from 'react';
import { useText, useWord } from '../i18n/text.hook.ts';
import { ChangedText } from './changed.text.tsx';
import { Scroll } from './scroll.tsx';
import { useValueText } from './value.text.hook.ts';

export interface Compared {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
  /** Which side is the newer text; `after` when absent. */
  readonly newer?: 'before' | 'after' | 'both' | undefined;
  /** A word below the field's name. */
  readonly remark?: string | undefined;
}

interface ComparisonTableProps {
  readonly label: string;
  readonly rows: readonly Compared[];
  /** The catalogue's prefix of the field names. */
  readonly words: string;
  readonly heads: readonly [before: string, after: string];
}

/** Two versions of a record side by side, field by field, with the words marked that differ. */
export function ComparisonTable({ label, rows, words, heads }: ComparisonTableProps): ReactElement {
  const text = useText();
  const word = useWord();
  const say = useValueText();
  return (
    <Scroll label={label}>
      <Table size="small" sx={{ minWidth: 520, tableLayout: 'fixed' }}>
        <TableHead>
          <TableRow>
            <TableCell sx={{ width: '22%' }}>{text('conflict.field')}</TableCell>
            {heads.map((head) => (
              <TableCell key={head}>{head}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ field, before, after, remark, newer = 'after' }) => {
            const parts = wordDifference(say(field, before), say(field, after));
            return (
              <TableRow key={field} sx={comparisonRow}>
                <TableCell component="th" scope="row">
                  {word(words, field)}
                  {remark && <Box sx={{ color: 'text.secondary', fontWeight: 400 }}>{remark}</Box>}
                </TableCell>
                <TableCell>
                  <ChangedText parts={parts.before} side={newer === 'after' ? 'del' : 'ins'} />
                </TableCell>
                <TableCell>
                  <ChangedText parts={parts.after} side={newer === 'before' ? 'del' : 'ins'} />
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </Scroll>
  );
}

/** How a row of a comparison is set: long texts stand beside each other from their first line on. */
export const comparisonRow = {
  '& td, & th': { verticalAlign: 'top', overflowWrap: 'anywhere' },
  '& td': { whiteSpace: 'pre-wrap' },
} as const;
