import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import type { ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { ChartFrame } from './ChartFrame.tsx';
import { ChartPointer } from './ChartPointer.tsx';
import { HorizontalScroll } from '../page/Panel.tsx';

type Values = readonly (number | null)[];

const knownValues = (values: Values): number[] => values.filter((value) => value !== null);

/** Returns where each known value's column is and how high it is; a value above zero is always to be seen. */
export function columnPositions(values: Values, height: number): { index: number; height: number }[] {
  const most = Math.max(0, ...knownValues(values));
  if (most === 0) return [];
  return values.flatMap((value, index) => (value ? [{ index, height: Math.max(2, (value / most) * height) }] : []));
}

interface Summary {
  readonly latest: number | null;
  readonly sum: number | null;
  readonly least: number | null;
  readonly most: number | null;
}

/** Describes the latest known value, the sum, the least and the most; null when none is known. */
export function describeTrend(values: Values): Summary {
  const numbers = knownValues(values);
  if (numbers.length === 0) return { latest: null, sum: null, least: null, most: null };
  const sum = numbers.reduce((all, current) => all + current, 0);
  return { latest: numbers.at(-1) ?? null, sum, least: Math.min(...numbers), most: Math.max(...numbers) };
}

interface Series {
  readonly name: string;
  /** One for each label; null where there is nothing to say, which is not zero. */
  readonly values: readonly (number | null)[];
  readonly format: (value: number) => string;
  /** Counts are shown with their sum; what is no count, with its latest value. */
  readonly counts?: boolean;
}

interface TrendChartProps {
  readonly title: string;
  /** What the labels are, such as "Week of". */
  readonly labelHead: string;
  readonly labels: readonly string[];
  readonly series: readonly Series[];
}

const HEIGHT = 64;
const formatValue = ({ format }: Series, value: number | null): string => (value === null ? '–' : format(value));

/** Shows one series as columns over time, with its sum or latest value in words. */
function TrendColumns({ chartSeries, labels }: { chartSeries: Series; labels: readonly string[] }): ReactElement {
  const text = useMessages();
  const { latest, sum, least, most } = describeTrend(chartSeries.values);
  const head = formatValue(chartSeries, chartSeries.counts ? sum : latest);
  const values = {
    name: chartSeries.name,
    head,
    least: formatValue(chartSeries, least),
    most: formatValue(chartSeries, most),
  };
  return (
    <Box component="figure" sx={{ m: 0, minWidth: 0 }}>
      <Box component="figcaption" sx={captionStyle}>
        <span>{chartSeries.name}</span>
        <strong>{head}</strong>
      </Box>
      <Box sx={plotStyle}>
        <Box aria-hidden sx={valueAxisStyle}>
          <span>{formatValue(chartSeries, most)}</span>
          <span>{chartSeries.format(0)}</span>
        </Box>
        <ChartPointer
          label={text('chart.read', { name: chartSeries.name })}
          values={labels.map(
            (label, index) => `${label}: ${formatValue(chartSeries, chartSeries.values[index] ?? null)}`,
          )}
        >
          {(read) => (
            <svg
              role="img"
              aria-label={text(chartSeries.counts ? 'chart.summaryCounts' : 'chart.summary', values)}
              viewBox={`0 0 ${labels.length} ${HEIGHT}`}
              preserveAspectRatio="none"
              width="100%"
              height={HEIGHT}
              style={{ display: 'block' }}
            >
              {read !== null && <rect x={read} y={0} width={1} height={HEIGHT} fill="var(--accent)" opacity={0.15} />}
              {columnPositions(chartSeries.values, HEIGHT).map(({ index, height }) => (
                <rect
                  key={index}
                  x={index + 0.1}
                  y={HEIGHT - height}
                  width={0.8}
                  height={height}
                  fill="var(--accent)"
                />
              ))}
              {[0, HEIGHT].map((y) => (
                <line
                  key={y}
                  x1={0}
                  x2={labels.length}
                  y1={y}
                  y2={y}
                  stroke="var(--edge)"
                  strokeDasharray={y === 0 ? '2 3' : undefined}
                  vectorEffect="non-scaling-stroke"
                />
              ))}
            </svg>
          )}
        </ChartPointer>
        <Box aria-hidden sx={axisStyle}>
          <span>{labels[0]}</span>
          <span>{labels.at(-1)}</span>
        </Box>
      </Box>
    </Box>
  );
}

function TrendTable({ title, labelHead, labels, series }: TrendChartProps): ReactElement {
  return (
    <HorizontalScroll label={title}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{labelHead}</TableCell>
            {series.map(({ name }) => (
              <TableCell key={name} align="right">
                {name}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {labels.map((label, index) => (
            <TableRow key={label}>
              <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                {label}
              </TableCell>
              {series.map((chartSeries) => (
                <TableCell key={chartSeries.name} align="right">
                  {formatValue(chartSeries, chartSeries.values[index] ?? null)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </HorizontalScroll>
  );
}

/** Shows how numbers went over time: each series as a small chart of its own, all of them together as one table. */
export function TrendChart(props: TrendChartProps): ReactElement {
  const { title, labels, series } = props;
  const nothing = series.every(({ values }) => values.every((value) => !value));
  const charts = (
    <Box sx={chartsStyle}>
      {series.map((chartSeries) => (
        <TrendColumns key={chartSeries.name} chartSeries={chartSeries} labels={labels} />
      ))}
    </Box>
  );
  return <ChartFrame title={title} isEmpty={nothing} chart={charts} table={<TrendTable {...props} />} />;
}

const chartsStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
  columnGap: 3,
  rowGap: 2,
} as const;
const captionStyle = { display: 'flex', justifyContent: 'space-between', gap: 1, mb: 0.5 } as const;
const axisLabels = {
  display: 'flex',
  justifyContent: 'space-between',
  color: 'text.secondary',
  fontSize: '0.9375rem',
} as const;
/* The axis of values at the left, that of time below. */
const plotStyle = { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 0.75 } as const;
const valueAxisStyle = {
  ...axisLabels,
  flexDirection: 'column',
  alignItems: 'flex-end',
  lineHeight: 1,
  py: '1px',
} as const;
const axisStyle = { ...axisLabels, gridColumn: 2, gap: 1 } as const;
