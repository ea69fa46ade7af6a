import { Box } from '@mui/material';
import { employerTypes, industries, sizeBands, verificationLifecycle } from '@prentice/contract';
import { useLocale } from 'ra-core';
import type { ReactElement } from 'react';
import { pathTo } from '../../app/screen.paths.ts';
import { useText } from '../../i18n/text.hook.ts';
import { useAbility } from '../../providers/me.hook.ts';
import { client } from '../../providers/session.ts';
import { CompanyMark } from '../../ui/company.mark.tsx';
import { Moment } from '../../ui/moment.tsx';
import { EmptyState } from '../../ui/empty.state.tsx';
import type { ListFilter } from '../../ui/list/filter.model.ts';
import { ListPage } from '../../ui/list/list.page.tsx';
import type { ExportFile } from '../../ui/list/export.hook.ts';
import { ListTools } from '../../ui/list/list.tools.tsx';
import type { Column } from '../../ui/list/record.columns.ts';
import { RecordTable } from '../../ui/list/record.table.tsx';
import { PageHead } from '../../ui/page.head.tsx';
import { StatusChip, StatusTag } from '../../ui/status.chip.tsx';
import type { ListedEmployer } from './employer.types.ts';
import { MessageButton } from './message.button.tsx';

const filters: readonly ListFilter[] = [
  { kind: 'search', source: 'q', label: 'employers.search' },
  {
    kind: 'choice',
    source: 'state',
    label: 'employers.state',
    values: verificationLifecycle.states,
    words: 'verificationState',
  },
  { kind: 'choice', source: 'industry', label: 'employers.industry', values: industries, words: 'industry' },
  { kind: 'choice', source: 'type', label: 'employers.type', values: employerTypes, words: 'employerType' },
  { kind: 'choice', source: 'sizeBand', label: 'employers.size', values: sizeBands, words: 'sizeBand' },
  { kind: 'switch', source: 'overdue', label: 'employers.withOverdue', value: 1 },
  { kind: 'switch', source: 'publishBlocked', label: 'employers.blocked', value: true },
];

/** Reports stand in the full view of an employer only. */
const reported: ListFilter = { kind: 'switch', source: 'openReports', label: 'employers.openReports', value: 1 };

const Name = ({ one }: { one: ListedEmployer }): ReactElement => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 180 }}>
    <CompanyMark name={one.name} size={24} />
    {one.name}
  </Box>
);

function Answers({ one }: { one: ListedEmployer }): ReactElement {
  const text = useText();
  const locale = useLocale();
  if (!one.responsiveness) return <>{text('employers.tooFew')}</>;
  const { medianDays, withinPromise } = one.responsiveness;
  const share = new Intl.NumberFormat(locale, { style: 'percent' }).format(withinPromise);
  return <>{text('employers.answers', { smart_count: medianDays, share })}</>;
}

const STORE = 'employers.columns';
const file: ExportFile = {
  name: 'employers.csv',
  call: (query, options) => client.employers.export({ query }, options),
};

function useColumns(): readonly Column<ListedEmployer>[] {
  const text = useText();
  return [
    { name: 'name', label: text('employers.name'), sort: 'name', render: (one) => <Name one={one} /> },
    {
      name: 'state',
      label: text('employers.state'),
      render: (one) => <StatusChip state={one.verification.state} words="verificationState" />,
    },
    { name: 'city', label: text('employers.city') },
    { name: 'openInternships', label: text('employers.openInternships'), sort: 'openInternships', number: true },
    {
      name: 'overdueApplications',
      label: text('employers.overdue'),
      number: true,
      render: ({ overdueApplications: late }) =>
        late > 0 ? <StatusTag tone="attention">{String(late)}</StatusTag> : '0',
    },
    {
      name: 'responsiveness',
      label: text('employers.responsiveness'),
      sort: 'answersWithinPromise',
      cells: ['medianDays', 'withinPromise', 'answers'],
      render: (one) => <Answers one={one} />,
    },
    {
      name: 'createdAt',
      label: text('employers.since'),
      sort: 'createdAt',
      render: (one) => <Moment at={one.createdAt} />,
    },
  ];
}

/** All employers, with those first who need somebody's attention once a filter asks for them. */
export default function EmployersList(): ReactElement {
  const text = useText();
  const ability = useAbility();
  const columns = useColumns();
  const seesReports = ability.can('read', 'Report');
  const mayExport = ability.can('export', 'Employer');
  return (
    <>
      <PageHead title={text('employers.title')} />
      <ListPage
        resource="employers"
        storeKey="employers.all"
        sort={{ field: 'name', order: 'ASC' }}
        filters={seesReports ? [...filters, reported] : filters}
        empty={<EmptyState title={text('employers.empty')} help={text('employers.emptyHelp')} />}
        tools={<ListTools columns={columns} storeKey={STORE} file={mayExport && file} />}
      >
        <RecordTable
          columns={columns}
          storeKey={STORE}
          pathOf={(one) => pathTo('employer', one.id)}
          bulk={ability.can('transition', 'Employer') && <MessageButton />}
        />
      </ListPage>
    </>
  );
}
