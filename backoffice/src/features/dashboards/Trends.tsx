import { Box, Typography } from '@mui/material';
import type { AdminHistory } from '@prentice/contract';
import { useLocale } from 'ra-core';
import type { ReactElement } from 'react';
import { useMessages, useValueLabel } from '../../i18n/messages.hook.ts';
import { groupByPeriod } from '../../ui/charts/PeriodChoice.tsx';
import { dayText } from '../../ui/formats/time-format.ts';
import { RelativeTime } from '../../ui/formats/RelativeTime.tsx';
import { TrendChart } from '../../ui/charts/TrendChart.tsx';
import { ChartTable } from '../../ui/charts/ChartTable.tsx';

const activities = ['interns', 'employers', 'internships', 'applications'] as const;

/** Shows how far applications got. */
export function Funnel({ steps, help }: { steps: AdminHistory['funnel']; help?: string }): ReactElement {
  const text = useMessages();
  const valueLabel = useValueLabel();
  return (
    <ChartTable
      title={text('dashboard.funnel')}
      help={help}
      labelHead={text('dashboard.stage')}
      valueHead={text('dashboard.people')}
      rows={steps.map(({ stage, count }) => ({ label: valueLabel('funnelStage', stage), value: count }))}
    />
  );
}

type HistoryProps = { readonly history: AdminHistory };

function ResponseTrend({ history }: HistoryProps): ReactElement {
  const text = useMessages();
  const locale = useLocale() ?? 'en';
  const share = new Intl.NumberFormat(locale, { style: 'percent' });
  const count = new Intl.NumberFormat(locale);
  const trend = history.responseTrend;
  return (
    <TrendChart
      title={text('dashboard.responseTrend')}
      labelHead={text('dashboard.week')}
      labels={trend.map(({ week }) => dayText(week, locale))}
      series={[
        {
          name: text('dashboard.medianDays'),
          values: trend.map(({ medianDays }) => medianDays),
          format: (value) => text('dashboard.inDays', { smart_count: value }),
        },
        {
          name: text('dashboard.withinPromise'),
          values: trend.map(({ withinPromise }) => withinPromise),
          format: (value) => share.format(value),
        },
        {
          name: text('dashboard.answered'),
          counts: true,
          values: trend.map(({ answered }) => answered),
          format: (value) => count.format(value),
        },
      ]}
    />
  );
}

function ActivityTrend({ history }: HistoryProps): ReactElement {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const locale = useLocale() ?? 'en';
  const count = new Intl.NumberFormat(locale);
  const spans = groupByPeriod(history.activity);
  const weekly = spans.length < history.activity.length;
  return (
    <TrendChart
      title={text(weekly ? 'dashboard.activityWeekly' : 'dashboard.activity')}
      labelHead={text(weekly ? 'dashboard.week' : 'dashboard.day')}
      labels={spans.map(({ day }) => dayText(day, locale))}
      series={activities.map((name) => ({
        name: valueLabel('dashboardActivity', name),
        counts: true,
        values: spans.map((span) => span[name]),
        format: (value) => count.format(value),
      }))}
    />
  );
}

function CountedAt({ at }: { readonly at: string }): ReactElement {
  const text = useMessages();
  return (
    <Typography variant="body2" color="text.secondary">
      {text('dashboard.counted')} <RelativeTime instant={at} nowText={text('dashboard.justNow')} />
    </Typography>
  );
}

/** Shows how things went in the period: answers, what is new, how far applications got. */
export const Trends = ({ history }: HistoryProps): ReactElement => (
  <Box sx={{ display: 'grid', gap: 4, mb: 4 }}>
    <CountedAt at={history.countedAt} />
    <ResponseTrend history={history} />
    <ActivityTrend history={history} />
    <Box sx={{ maxWidth: 720 }}>
      <Funnel steps={history.funnel} />
    </Box>
  </Box>
);
