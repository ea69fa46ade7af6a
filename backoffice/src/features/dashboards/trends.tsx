import { Box, Typography } from '@mui/material';
import type { AdminHistory } from '@prentice/contract';
import { useLocale } from 'ra-core';
import type { ReactElement } from 'react';
import { useText, useWord } from '../../i18n/text.hook.ts';
import { dayText } from '../../ui/moment.text.ts';
import { Moment } from '../../ui/moment.tsx';
import { TrendChart } from '../../ui/trend.chart.tsx';
import { activities, spansOf } from './activity.spans.ts';
import { Funnel } from './funnel.tsx';

type Past = { readonly history: AdminHistory };

function Responses({ history }: Past): ReactElement {
  const text = useText();
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

function Activity({ history }: Past): ReactElement {
  const text = useText();
  const word = useWord();
  const locale = useLocale() ?? 'en';
  const count = new Intl.NumberFormat(locale);
  const spans = spansOf(history.activity);
  const weekly = spans.length < history.activity.length;
  return (
    <TrendChart
      title={text(weekly ? 'dashboard.activityWeekly' : 'dashboard.activity')}
      labelHead={text(weekly ? 'dashboard.week' : 'dashboard.day')}
      labels={spans.map(({ day }) => dayText(day, locale))}
      series={activities.map((name) => ({
        name: word('dashboardActivity', name),
        counts: true,
        values: spans.map((span) => span[name]),
        format: (value) => count.format(value),
      }))}
    />
  );
}

function Counted({ at }: { readonly at: string }): ReactElement {
  const text = useText();
  return (
    <Typography variant="body2" color="text.secondary">
      {text('dashboard.counted')} <Moment at={at} />
    </Typography>
  );
}

/** How things went in the period: answers, what is new, how far applications got. */
export const Trends = ({ history }: Past): ReactElement => (
  <Box sx={{ display: 'grid', gap: 4, mb: 4 }}>
    <Counted at={history.countedAt} />
    <Responses history={history} />
    <Activity history={history} />
    <Box sx={{ maxWidth: 720 }}>
      <Funnel steps={history.funnel} />
    </Box>
  </Box>
);
