import { Table, TableBody, TableCell, TableHead, TableRow, Box } from '@mui/material';
import type { DraftUpdate } from '@prentice/contract';
import type { ReactElement } from 'react';
import { useText, useWord } from '../../../i18n/text.hook.ts';
import { comparisonRow } from '../../../ui/comparison.table.tsx';
import { Scroll } from '../../../ui/scroll.tsx';
import { sharedPassages } from '../../../ui/shared.passages.ts';
import { SharedMark, SharedText } from '../../../ui/shared.text.tsx';
import { useValueText } from '../../../ui/value.text.hook.ts';

interface SharedTableProps {
  readonly fields: readonly (keyof DraftUpdate)[];
  readonly left: DraftUpdate;
  readonly right: DraftUpdate;
  readonly heads: readonly [left: string, right: string];
}

/** What two postings say side by side, field by field, with the passages marked that both have. */
export function SharedTable({ fields, left, right, heads }: SharedTableProps): ReactElement {
  const text = useText();
  const word = useWord();
  const say = useValueText();
  return (
    <>
      <p>
        <SharedMark text={text('moderation.marked')} /> {text('moderation.markedHelp')}
      </p>
      <Scroll label={text('moderation.sharedText')}>
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
            {fields.map((field) => {
              const { before, after, words } = sharedPassages(say(field, left[field]), say(field, right[field]));
              return (
                <TableRow key={field} sx={comparisonRow}>
                  <TableCell component="th" scope="row">
                    {word('posting.field', field)}
                    <Box sx={{ color: 'text.secondary', fontWeight: 400 }}>{text('moderation.sharedWords', words)}</Box>
                  </TableCell>
                  <TableCell>
                    <SharedText passages={before} />
                  </TableCell>
                  <TableCell>
                    <SharedText passages={after} />
                  </TableCell>
                </TableRow>
              );
            })}
          </TableBody>
        </Table>
      </Scroll>
    </>
  );
}
