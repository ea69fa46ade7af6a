import { Box } from '@mui/material';
import { cvModes, type CvMetrics } from '@prentice/contract';
import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'ra-core';
import { useState, type ReactElement } from 'react';
import { useMessages, useValueLabel } from '../../i18n/messages.hook.ts';
import { client } from '../../providers/session.ts';
import { ChartTable } from '../../ui/charts/ChartTable.tsx';
import { EmptyState } from '../../ui/page/EmptyState.tsx';
import { groupByPeriod, PeriodChoice, type Period } from '../../ui/charts/PeriodChoice.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { PlainTable, type PlainColumn } from '../../ui/record/PlainTable.tsx';
import { QueryBoundary } from '../../ui/page/QueryBoundary.tsx';
import { StatusTag } from '../../ui/formats/StatusChip.tsx';
import { dayText } from '../../ui/formats/time-format.ts';
import { TrendChart } from '../../ui/charts/TrendChart.tsx';
import { useDuration } from '../../ui/formats/value-format.hook.ts';

type MetricsProps = { readonly metrics: CvMetrics };
const series = [...cvModes, 'failed'] as const;

function Volumes({ metrics }: MetricsProps): ReactElement {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const locale = useLocale() ?? 'en';
  const count = new Intl.NumberFormat(locale);
  const spans = groupByPeriod(metrics.days);
  const isWeekly = spans.length < metrics.days.length;
  return (
    <TrendChart
      title={text(isWeekly ? 'cvAdmin.volumesWeekly' : 'cvAdmin.volumes')}
      labelHead={text(isWeekly ? 'dashboard.week' : 'dashboard.day')}
      labels={spans.map(({ day }) => dayText(day, locale))}
      series={series.map((name) => ({
        name: valueLabel('cvMode', name),
        counts: true,
        values: spans.map((span) => span[name]),
        format: (value) => count.format(value),
      }))}
    />
  );
}

function Failures({ metrics: { failures } }: MetricsProps): ReactElement {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const locale = useLocale() ?? 'en';
  const all = failures.reduce((sum, { count }) => sum + count, 0);
  const share = new Intl.NumberFormat(locale, { style: 'percent' });
  return (
    <ChartTable
      title={text('cvAdmin.failures')}
      labelHead={text('cvAdmin.cause')}
      valueHead={text('cvAdmin.analyses')}
      rows={failures.map(({ code, count }) => ({
        label: valueLabel('cvFailure', code),
        value: count,
        hint: text('cvAdmin.failureHint', { code, count, all, share: share.format(count / all) }),
      }))}
    />
  );
}

const percentiles = ['p50', 'p95', 'p99'] as const;
const shareOf = { p50: 50, p95: 95, p99: 99 } as const;

function Timings({ metrics: { timings } }: MetricsProps): ReactElement {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const duration = useDuration();
  return (
    <ChartTable
      title={text('cvAdmin.timings')}
      labelHead={text('cvAdmin.timing')}
      valueHead={text('cvAdmin.timeAtMost')}
      format={duration}
      rows={timings
        .filter(({ measured }) => measured > 0)
        .flatMap(({ mode, measured, ...timing }) =>
          percentiles.map((name) => ({
            label: text(`cvAdmin.timing.${name}`, { mode: valueLabel('cvMode', mode) }),
            value: timing[name],
            hint: text('cvAdmin.timingHint', {
              share: shareOf[name],
              measured,
              time: duration(timing[name] ?? 0),
            }),
          })),
        )}
    />
  );
}

function CacheHits({ metrics: { cache } }: MetricsProps): ReactElement {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const share = new Intl.NumberFormat(useLocale() ?? 'en', { style: 'percent' });
  return (
    <ChartTable
      title={text('cvAdmin.cache')}
      labelHead={text('cvAdmin.mode')}
      valueHead={text('cvAdmin.cacheShare')}
      format={(value) => share.format(value)}
      axisEnd={1}
      rows={cache
        .filter(({ total }) => total > 0)
        .map(({ mode, cached, total }) => ({
          label: valueLabel('cvMode', mode),
          value: cached / total,
          hint: text('cvAdmin.cacheHint', { cached, total }),
        }))}
    />
  );
}

function Versions({ metrics: { versions } }: MetricsProps): ReactElement {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const locale = useLocale() ?? 'en';
  const count = new Intl.NumberFormat(locale);
  type Version = CvMetrics['versions'][number];
  /* Stored as one number of what was done and one of the reader that it rests on. */
  const versionName = (mode: Version['mode'], version: string): string => {
    const [ownVersion = version, reader] = version.split('.');
    const name = text('cvAdmin.versionOf', { mode: valueLabel('cvMode', mode), version: ownVersion });
    return reader ? text('cvAdmin.versionWithReader', { name, reader }) : name;
  };
  const columns: readonly PlainColumn<Version>[] = [
    {
      label: text('cvAdmin.version'),
      isTitle: true,
      render: ({ version, mode, isCurrent }) => (
        <>
          {versionName(mode, version)} {isCurrent && <StatusTag tone="answered">{text('cvAdmin.current')}</StatusTag>}
        </>
      ),
    },
    { label: text('cvAdmin.analyses'), isNumeric: true, render: ({ total }) => count.format(total) },
    { label: text('cvAdmin.firstDay'), render: ({ firstDay }) => dayText(firstDay, locale) },
    { label: text('cvAdmin.lastDay'), render: ({ lastDay }) => dayText(lastDay, locale) },
  ];
  return (
    <Panel title={text('cvAdmin.versions')}>
      <p>{text('cvAdmin.versionsHelp')}</p>
      <PlainTable
        label={text('cvAdmin.versions')}
        columns={columns}
        rows={versions}
        keyOf={({ mode, version }) => `${mode} ${version}`}
        maxWidth={900}
      />
    </Panel>
  );
}

/** Volumes, failures, timings, cache hits and versions over a period. */
export function MetricsOverview(): ReactElement {
  const text = useMessages();
  const [days, setDays] = useState<Period>('30');
  const query = useQuery({
    queryKey: ['cv-metrics', days],
    queryFn: ({ signal }) => client.cvMetrics.get({ query: { days } }, { signal }),
    placeholderData: (before) => before,
  });
  return (
    <>
      <Box sx={{ mb: 3 }}>
        <PeriodChoice days={days} onChoose={setDays} />
      </Box>
      <QueryBoundary query={query}>
        {(metrics) =>
          metrics.versions.length === 0 ? (
            <EmptyState title={text('cvAdmin.nothing')} help={text('cvAdmin.nothingHelp')} />
          ) : (
            <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
              <Volumes metrics={metrics} />
              <Box sx={chartsStyle}>
                <Timings metrics={metrics} />
                <Box sx={stackStyle}>
                  <Failures metrics={metrics} />
                  <CacheHits metrics={metrics} />
                </Box>
              </Box>
              <Versions metrics={metrics} />
            </Box>
          )
        }
      </QueryBoundary>
    </>
  );
}

const stackStyle = { display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' } as const;
const chartsStyle = {
  display: 'grid',
  gap: 4,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
} as const;
