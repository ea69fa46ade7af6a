import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import { framelessRows, narrowTable } from '../list/narrow-table.ts';
import { HorizontalScroll } from '../page/Panel.tsx';

export interface PlainColumn<R> {
  readonly label: string;
  readonly render: (row: R) => ReactNode;
  /** Names the row; the title of its card on a narrow screen. */
  readonly isTitle?: boolean;
  readonly isNumeric?: boolean;
  /** Left out on a narrow screen. */
  readonly isWideOnly?: boolean;
  /** Shown there without its label. */
  readonly isSelfEvident?: boolean;
}

interface PlainTableProps<R> {
  readonly label: string;
  readonly columns: readonly PlainColumn<R>[];
  readonly rows: readonly R[];
  readonly keyOf: (row: R) => string;
  /** Rows with nothing to do about them, which step back. */
  readonly isQuiet?: (row: R) => boolean;
  /** In pixels. */
  readonly maxWidth?: number;
}

/** Shows a short table without pages, order or choice; a list of cards on a narrow screen. */
export const PlainTable = <R,>({
  label,
  columns,
  rows,
  keyOf,
  isQuiet,
  maxWidth,
}: PlainTableProps<R>): ReactElement => (
  <HorizontalScroll label={label}>
    <Table size="small" role="table" sx={[narrowTable, framelessRows, { maxWidth }]}>
      <TableHead role="rowgroup">
        <TableRow role="row">
          {columns.map((column) => (
            <TableCell key={column.label} align={column.isNumeric ? 'right' : 'left'}>
              {column.label}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody role="rowgroup">
        {rows.map((row) => (
          <TableRow key={keyOf(row)} role="row" sx={isQuiet?.(row) ? quietStyle : undefined}>
            {columns.map((column) => (
              <PlainCell key={column.label} column={column} row={row} />
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </HorizontalScroll>
);

const quietStyle = { '& td, & th, & a': { color: 'text.secondary', fontWeight: 400 } } as const;

function PlainCell<R>({ column, row }: { column: PlainColumn<R>; row: R }): ReactElement {
  const { label, isTitle, isNumeric, isWideOnly, isSelfEvident } = column;
  return (
    <TableCell
      align={isNumeric ? 'right' : 'left'}
      data-first={isTitle}
      data-wide={isWideOnly}
      data-label={isTitle || isSelfEvident ? undefined : label}
      {...(isTitle ? { component: 'th', scope: 'row', role: 'rowheader' } : { role: 'cell' })}
    >
      {column.render(row)}
    </TableCell>
  );
}
