import {
  Box,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material';
import { useLocale } from 'ra-core';
import { useState, type ReactElement } from 'react';
import { useText } from '../i18n/text.hook.ts';

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

function Bars({ rows, format }: { rows: readonly ChartRow[]; format: (value: number) => string }): ReactElement {
  const most = Math.max(1, ...rows.map(({ value }) => value ?? 0));
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {rows.map(({ label, value }) => (
        <Box component="li" key={label} sx={barRow}>
          <span>{label}</span>
          <Box
            aria-hidden
            sx={{
              height: 14,
              borderRadius: '2px',
              bgcolor: 'var(--accent)',
              width: `${((value ?? 0) / most) * 100}%`,
              minWidth: value ? 2 : 0,
            }}
          />
          <Box component="span" sx={{ textAlign: 'right' }}>
            {value === null ? '–' : format(value)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const barRow = {
  display: 'grid',
  gridTemplateColumns: 'minmax(88px, 30%) 1fr 56px',
  alignItems: 'center',
  columnGap: 1.5,
  py: '3px',
} as const;

function Rows({ rows, labelHead, valueHead, format }: Required<Omit<ChartProps, 'title'>>): ReactElement {
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
            <TableCell>{label}</TableCell>
            <TableCell align="right">{value === null ? '–' : format(value)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** Numbers as bars, and as a table for those who would rather read them. */
export function ChartTable({ title, rows, labelHead, valueHead, format }: ChartProps): ReactElement {
  const text = useText();
  const locale = useLocale();
  const [shape, setShape] = useState<'chart' | 'table'>('chart');
  const nothing = rows.every(({ value }) => value === null || value === 0);
  const write = format ?? ((value: number) => new Intl.NumberFormat(locale).format(value));
  return (
    <Box component="section" aria-label={title}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, mb: 1 }}>
        <Typography variant="h3" component="h2">
          {title}
        </Typography>
        <ToggleButtonGroup exclusive size="small" value={shape} onChange={(_, next) => next && setShape(next)}>
          {(['chart', 'table'] as const).map((one) => (
            <ToggleButton key={one} value={one} aria-label={`${title}: ${text(`chart.${one}`)}`} sx={{ py: 0.25 }}>
              {text(`chart.${one}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      {nothing && <Box sx={{ color: 'text.secondary' }}>{text('chart.nothing')}</Box>}
      {nothing ? null : shape === 'chart' ? (
        <Bars rows={rows} format={write} />
      ) : (
        <Rows rows={rows} labelHead={labelHead} valueHead={valueHead} format={write} />
      )}
    </Box>
  );
}
