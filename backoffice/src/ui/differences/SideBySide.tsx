import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import type { ReactElement } from 'react';
import { useIsNarrowScreen } from '../page/narrow-screen.hook.ts';
import { HorizontalScroll } from '../page/Panel.tsx';
import { type SideBySideProps, SideBySideStacked } from './SideBySideStacked.tsx';

function SideTable({ label, cornerLabel, sides, rows }: SideBySideProps): ReactElement {
  const wide = sides.length > PAIR;
  const first = wide ? stickyStyle : {};
  return (
    <HorizontalScroll label={label}>
      <Table size="small" sx={{ tableLayout: 'fixed', ...(wide && { minWidth: FIRST + sides.length * EACH }) }}>
        <TableHead>
          <TableRow>
            <TableCell sx={{ ...first, width: wide ? FIRST : '22%' }}>{cornerLabel}</TableCell>
            {sides.map(({ key, name, link }) => (
              <TableCell key={key} scope="col">
                {link ?? name}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ key, label: criterion, remark, values }) => (
            <TableRow key={key} sx={rowStyle}>
              <TableCell component="th" scope="row" sx={{ ...first, fontWeight: 600 }}>
                {criterion}
                {remark && <Box sx={{ color: 'text.secondary', fontWeight: 400 }}>{remark}</Box>}
              </TableCell>
              {sides.map((side, index) => (
                <TableCell key={side.key}>{values[index]}</TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </HorizontalScroll>
  );
}

/**
 * Shows two or more beside each other, row by row the same criterion. Where there is no room for that, each criterion is a
 * heading with what all sides have below it, so that nothing has to be moved sideways.
 */
export function SideBySide(props: SideBySideProps): ReactElement {
  const narrow = useIsNarrowScreen(props.sides.length > PAIR ? ROOM : undefined);
  return narrow ? <SideBySideStacked {...props} /> : <SideTable {...props} />;
}

const PAIR = 2;
/* Pixels of the columns where there are more than two sides. */
const FIRST = 160;
const EACH = 200;
/* Of the screen for more than two: below it the frame has no menu at the side. */
const ROOM = 1_000;
const stickyStyle = { position: 'sticky', insetInlineStart: 0, zIndex: 1, bgcolor: 'background.default' } as const;
/* Long texts are beside each other from their first line on. */
const rowStyle = {
  '& td, & th': { verticalAlign: 'top', overflowWrap: 'anywhere' },
  '& td': { whiteSpace: 'pre-wrap' },
} as const;
