import type { AdminHistory } from '@prentice/contract';
import type { ReactElement } from 'react';
import { useText, useWord } from '../../i18n/text.hook.ts';
import { ChartTable } from '../../ui/chart.table.tsx';

/** How far applications got. */
export function Funnel({ steps }: { steps: AdminHistory['funnel'] }): ReactElement {
  const text = useText();
  const word = useWord();
  return (
    <ChartTable
      title={text('dashboard.funnel')}
      labelHead={text('dashboard.stage')}
      valueHead={text('dashboard.applications')}
      rows={steps.map(({ stage, count }) => ({ label: word('funnelStage', stage), value: count }))}
    />
  );
}
