import { Link } from '@mui/material';
import type { EmployerDashboard } from '@prentice/contract';
import { LinkBase, useLocale } from 'ra-core';
import type { ReactElement } from 'react';
import { pathTo } from '../../app/screen-paths.ts';
import { useMessages } from '../../i18n/messages.hook.ts';
import { dayText } from '../../ui/formats/time-format.ts';
import { Panel } from '../../ui/page/Panel.tsx';
import { PlainTable, type PlainColumn } from '../../ui/record/PlainTable.tsx';
import { StatusChip, StatusTag } from '../../ui/formats/StatusChip.tsx';

type Row = EmployerDashboard['internships'][number];

const sumCounts = (counts: Row['counts']): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

/** Lists own internships with their candidates and what is overdue. */
export function OpenInternships({ internships }: Pick<EmployerDashboard, 'internships'>): ReactElement {
  const text = useMessages();
  const locale = useLocale() ?? 'en';
  const columns: readonly PlainColumn<Row>[] = [
    {
      label: text('dashboard.internship'),
      isTitle: true,
      render: ({ id, title }) => (
        <Link component={LinkBase} to={pathTo('employerInternship', id)}>
          {title}
        </Link>
      ),
    },
    {
      label: text('dashboard.state'),
      isSelfEvident: true,
      render: ({ state }) => <StatusChip state={state} labelPrefix="internshipState" />,
    },
    {
      label: text('dashboard.deadline'),
      render: ({ deadline }) => (deadline ? dayText(deadline, locale) : '–'),
    },
    {
      label: text('dashboard.candidates'),
      isNumeric: true,
      render: ({ id, counts }) => (
        <Link component={LinkBase} to={pathTo('candidates', id)}>
          {sumCounts(counts)}
        </Link>
      ),
    },
    {
      label: text('dashboard.overdue'),
      isNumeric: true,
      render: ({ overdue }) => (overdue > 0 ? <StatusTag tone="attention">{String(overdue)}</StatusTag> : '0'),
    },
  ];
  return (
    <Panel
      title={text('dashboard.internships')}
      beside={
        <Link component={LinkBase} to={pathTo('employerInternships')}>
          {text('dashboard.allInternships')}
        </Link>
      }
    >
      <PlainTable label={text('dashboard.internships')} columns={columns} rows={internships} keyOf={({ id }) => id} />
    </Panel>
  );
}
