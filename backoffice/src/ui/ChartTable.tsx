import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useLocale } from 'ra-core';
import type { ReactElement } from 'react';
import { ChartFrame } from './ChartFrame.tsx';

export interface ChartRow {
  readonly label: string;
  /** Null where there is nothing to show, which is not zero. */
  readonly value: number | null;
}

interface ChartProps {
  readonly title: string;
  readonly rows: readonly ChartRow[];
  readonly labelHead: string;
  readonly valueHead: string;
  readonly format?: (value: number) => string;
}

type ChartTableProps = Required<Omit<ChartProps, 'title'>>;

function BarChart({ rows, format }: Pick<ChartTableProps, 'rows' | 'format'>): ReactElement {
  const most = Math.max(1, ...rows.map(({ value }) => value ?? 0));
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {rows.map(({ label, value }) => (
        <Box component="li" key={label} sx={barRow}>
          <Box component="span" sx={{ hyphens: 'auto' }}>
            {label}
          </Box>
          <Box aria-hidden sx={{ ...barStyle, width: `${((value ?? 0) / most) * 100}%`, minWidth: value ? 2 : 0 }} />
          <Box component="span" sx={{ textAlign: 'right' }}>
            {value === null ? '–' : format(value)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const barStyle = { height: 14, borderRadius: '2px', bgcolor: 'var(--accent)' } as const;
const barRow = {
  display: 'grid',
  gridTemplateColumns: 'minmax(112px, 30%) 1fr 56px',
  alignItems: 'center',
  columnGap: 1.5,
  py: '3px',
} as const;

function ValueTable({ rows, labelHead, valueHead, format }: ChartTableProps): ReactElement {
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>{labelHead}</TableCell>
          <TableCell align="right">{valueHead}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ label, value }) => (
          <TableRow key={label}>
            <TableCell component="th" scope="row">
              {label}
            </TableCell>
            <TableCell align="right">{value === null ? '–' : format(value)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** Amounts that stand beside each other, as bars or as a table. */
export function ChartTable({ title, format, ...rest }: ChartProps): ReactElement {
  const locale = useLocale();
  const written = { ...rest, format: format ?? ((value: number) => new Intl.NumberFormat(locale).format(value)) };
  const nothing = rest.rows.every(({ value }) => value === null || value === 0);
  return (
    <ChartFrame title={title} isEmpty={nothing} chart={<BarChart {...written} />} table={<ValueTable {...written} />} />
  );
}
