import type { AdminHistory } from '@prentice/contract';
import type { ReactElement } from 'react';
import { useMessages, useValueLabel } from '../../i18n/messages.hook.ts';
import { ChartTable } from '../../ui/ChartTable.tsx';

/** How far applications got. */
export function Funnel({ steps }: { steps: AdminHistory['funnel'] }): ReactElement {
  const text = useMessages();
  const word = useValueLabel();
  return (
    <ChartTable
      title={text('dashboard.funnel')}
      labelHead={text('dashboard.stage')}
      valueHead={text('dashboard.applications')}
      rows={steps.map(({ stage, count }) => ({ label: word('funnelStage', stage), value: count }))}
    />
  );
}
