import { Link } from '@mui/material';
import type { AdminHistory } from '@prentice/contract';
import { LinkBase } from 'ra-core';
import type { ReactElement } from 'react';
import { pathTo } from '../../app/screen-paths.ts';
import { useMessages } from '../../i18n/messages.hook.ts';
import { RelativeTime } from '../../ui/formats/RelativeTime.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { PlainTable, type PlainColumn } from '../../ui/record/PlainTable.tsx';
import { StatusTag } from '../../ui/formats/StatusChip.tsx';

type SlowEmployer = AdminHistory['slowest'][number];

/** Shows employers with most overdue applications. */
export function SlowestEmployers({ slowest }: Pick<AdminHistory, 'slowest'>): ReactElement {
  const text = useMessages();
  if (slowest.length === 0) return <Panel title={text('dashboard.slowest')}>{text('dashboard.noneSlow')}</Panel>;
  const columns: readonly PlainColumn<SlowEmployer>[] = [
    {
      label: text('dashboard.employer'),
      isTitle: true,
      render: ({ employerId, name }) => (
        <Link component={LinkBase} to={pathTo('employer', employerId)}>
          {name}
        </Link>
      ),
    },
    { label: text('dashboard.overdue'), isNumeric: true, render: ({ overdue }) => overdue },
    {
      label: text('dashboard.oldestDue'),
      render: ({ oldestDueAt }) => <RelativeTime instant={oldestDueAt} tone="attention" />,
    },
    {
      label: text('dashboard.publishing'),
      render: ({ blocked }) =>
        blocked ? <StatusTag tone="attention">{text('dashboard.blocked')}</StatusTag> : text('dashboard.free'),
    },
  ];
  return (
    <Panel title={text('dashboard.slowest')}>
      <PlainTable
        label={text('dashboard.slowest')}
        columns={columns}
        rows={slowest}
        keyOf={({ employerId }) => employerId}
        maxWidth={820}
      />
    </Panel>
  );
}
