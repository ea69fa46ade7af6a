import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import type { ReactElement } from 'react';
import { useText } from '../i18n/text.hook.ts';
import { ChartFrame } from './chart.frame.tsx';
import { Scroll } from './scroll.tsx';
import { columnsOf, summaryOf } from './trend.shape.ts';

export interface Series {
  readonly name: string;
  /** One for each label; null where there is nothing to say, which is not zero. */
  readonly values: readonly (number | null)[];
  readonly format: (value: number) => string;
  /** Counts stand with their sum; what is no count, with its latest value. */
  readonly counts?: boolean;
}

interface TrendProps {
  readonly title: string;
  /** What the labels are, such as "Week of". */
  readonly labelHead: string;
  readonly labels: readonly string[];
  readonly series: readonly Series[];
}

const HEIGHT = 64;
const write = ({ format }: Series, value: number | null): string => (value === null ? '–' : format(value));

/** One series as columns over time, with its sum or latest value in words. */
function Columns({ one, labels }: { one: Series; labels: readonly string[] }): ReactElement {
  const text = useText();
  const { latest, sum, least, most } = summaryOf(one.values);
  const head = write(one, one.counts ? sum : latest);
  const values = { name: one.name, head, least: write(one, least), most: write(one, most) };
  return (
    <Box component="figure" sx={{ m: 0, minWidth: 0 }}>
      <Box component="figcaption" sx={captionStyle}>
        <span>{one.name}</span>
        <strong>{head}</strong>
      </Box>
      <svg
        role="img"
        aria-label={text(one.counts ? 'chart.summaryCounts' : 'chart.summary', values)}
        viewBox={`0 0 ${labels.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        width="100%"
        height={HEIGHT}
      >
        {columnsOf(one.values, HEIGHT).map(({ at, height }) => (
          <rect key={at} x={at + 0.1} y={HEIGHT - height} width={0.8} height={height} fill="var(--accent)" />
        ))}
        <line
          x1={0}
          x2={labels.length}
          y1={HEIGHT}
          y2={HEIGHT}
          stroke="var(--edge)"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <Box aria-hidden sx={axisStyle}>
        <span>{labels[0]}</span>
        <span>{labels.at(-1)}</span>
      </Box>
    </Box>
  );
}

function Numbers({ title, labelHead, labels, series }: TrendProps): ReactElement {
  return (
    <Scroll label={title}>
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
          {labels.map((label, at) => (
            <TableRow key={label}>
              <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                {label}
              </TableCell>
              {series.map((one) => (
                <TableCell key={one.name} align="right">
                  {write(one, one.values[at] ?? null)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Scroll>
  );
}

/** How numbers went over time: each series as a small chart of its own, all of them together as one table. */
export function TrendChart(props: TrendProps): ReactElement {
  const { title, labels, series } = props;
  const nothing = series.every(({ values }) => values.every((value) => !value));
  const charts = (
    <Box sx={chartsStyle}>
      {series.map((one) => (
        <Columns key={one.name} one={one} labels={labels} />
      ))}
    </Box>
  );
  return <ChartFrame title={title} nothing={nothing} chart={charts} table={<Numbers {...props} />} />;
}

const chartsStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
  columnGap: 3,
  rowGap: 2,
} as const;
const captionStyle = { display: 'flex', justifyContent: 'space-between', gap: 1, mb: 0.5 } as const;
const axisStyle = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 1,
  color: 'text.secondary',
  fontSize: '0.9375rem',
} as const;
