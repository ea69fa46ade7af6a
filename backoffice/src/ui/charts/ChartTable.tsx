import { Box, Table, TableBody, TableCell, TableHead, TableRow, Tooltip } from '@mui/material';
import { useLocale } from 'ra-core';
import type { ReactElement } from 'react';
import { ChartFrame } from './ChartFrame.tsx';

export interface ChartRow {
  readonly label: string;
  /** Null where there is nothing to show, which is not zero. */
  readonly value: number | null;
  /** What the value means, in a sentence. */
  readonly hint?: string;
}

interface ChartProps {
  readonly title: string;
  /** What is counted, and over which period. */
  readonly help?: string | undefined;
  readonly rows: readonly ChartRow[];
  readonly labelHead: string;
  readonly valueHead: string;
  readonly format?: (value: number) => string;
  /** Where the axis ends; the greatest value when absent. */
  readonly axisEnd?: number;
}

type ChartTableProps = Required<Omit<ChartProps, 'title' | 'help' | 'axisEnd'>>;

/** Shows a value, which says more when somebody points at it, moves the focus to it or touches it. */
function BarValue({ value, hint, format }: Omit<ChartRow, 'label'> & Pick<ChartTableProps, 'format'>): ReactElement {
  const written = value === null ? '–' : format(value);
  if (!hint)
    return (
      <Box component="span" sx={{ textAlign: 'right' }}>
        {written}
      </Box>
    );
  return (
    <Tooltip title={hint} describeChild enterTouchDelay={0} leaveTouchDelay={8_000}>
      <Box component="button" type="button" sx={hintStyle}>
        {written}
      </Box>
    </Tooltip>
  );
}

function BarChart({
  rows,
  format,
  axisEnd,
}: Pick<ChartTableProps, 'rows' | 'format'> & Pick<ChartProps, 'axisEnd'>): ReactElement {
  const most = axisEnd ?? Math.max(...rows.map(({ value }) => value ?? 0));
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map(({ label, value, hint }) => (
          <Box component="li" key={label} sx={barRow}>
            <Box component="span" sx={{ hyphens: 'auto', overflowWrap: 'anywhere' }}>
              {label}
            </Box>
            <Box aria-hidden sx={trackStyle}>
              <Box sx={{ ...barStyle, width: `${((value ?? 0) / most) * 100}%`, minWidth: value ? 2 : 0 }} />
            </Box>
            <BarValue value={value} hint={hint} format={format} />
          </Box>
        ))}
      </Box>
      <Box aria-hidden sx={{ ...barRow, color: 'text.secondary', fontSize: '0.9375rem' }}>
        <span />
        <Box sx={{ display: 'flex', justifyContent: 'space-between', borderTop: '1px solid var(--edge)' }}>
          <span>{format(0)}</span>
          <span>{format(most)}</span>
        </Box>
      </Box>
    </>
  );
}

const trackStyle = { borderInlineStart: '1px solid var(--edge)' } as const;
const barStyle = {
  height: 14,
  borderStartEndRadius: '2px',
  borderEndEndRadius: '2px',
  bgcolor: 'var(--accent)',
} as const;
const barRow = {
  display: 'grid',
  gridTemplateColumns: 'minmax(112px, 30%) minmax(0, 1fr) minmax(56px, auto)',
  alignItems: 'center',
  columnGap: 1.5,
  py: '3px',
} as const;
const hintStyle = {
  font: 'inherit',
  minHeight: 24,
  p: 0,
  border: 0,
  borderBottom: '1px dotted',
  bgcolor: 'transparent',
  color: 'inherit',
  cursor: 'help',
  justifySelf: 'end',
  width: 'fit-content',
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

/** Amounts that are beside each other, as bars or as a table. */
export function ChartTable({ title, help, format, axisEnd, ...rest }: ChartProps): ReactElement {
  const locale = useLocale();
  const written = { ...rest, format: format ?? ((value: number) => new Intl.NumberFormat(locale).format(value)) };
  const nothing = rest.rows.every(({ value }) => value === null || value === 0);
  return (
    <ChartFrame
      title={title}
      help={help}
      isEmpty={nothing}
      chart={<BarChart {...written} axisEnd={axisEnd} />}
      table={<ValueTable {...written} />}
    />
  );
}
