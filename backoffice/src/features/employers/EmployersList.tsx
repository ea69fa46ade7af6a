import { Box } from '@mui/material';
import { employerTypes, industries, sizeBands, verificationLifecycle } from '@prentice/contract';
import { useLocale } from 'ra-core';
import type { ReactElement } from 'react';
import { pathTo } from '../../app/screen-paths.ts';
import { useMessages } from '../../i18n/messages.hook.ts';
import { useAbility } from '../../providers/me-store.ts';
import { client } from '../../providers/session.ts';
import { CompanyMark } from '../../ui/LogoOrMark.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { ListFilter } from '../../ui/list/filter-model.ts';
import { ListPage } from '../../ui/list/ListPage.tsx';
import type { ExportFile } from '../../ui/list/export.hook.ts';
import { ListTools } from '../../ui/list/ListTools.tsx';
import type { Column } from '../../ui/list/record-columns.ts';
import { RecordTable } from '../../ui/list/RecordTable.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { StatusChip, StatusTag } from '../../ui/StatusChip.tsx';
import { type ListedEmployer, MessageButton } from './EmployerActions.tsx';

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
const reportedFilter: ListFilter = { kind: 'switch', source: 'openReports', label: 'employers.openReports', value: 1 };

const EmployerName = ({ employer }: { employer: ListedEmployer }): ReactElement => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 180 }}>
    <CompanyMark name={employer.name} size={24} />
    {employer.name}
  </Box>
);

function ResponseMetrics({ employer }: { employer: ListedEmployer }): ReactElement {
  const text = useMessages();
  const locale = useLocale();
  if (!employer.responsiveness) return <>{text('employers.tooFew')}</>;
  const { medianDays, withinPromise } = employer.responsiveness;
  const share = new Intl.NumberFormat(locale, { style: 'percent' }).format(withinPromise);
  return <>{text('employers.answers', { smart_count: medianDays, share })}</>;
}

const STORE = 'employers.columns';
const file: ExportFile = {
  name: 'employers.csv',
  call: (query, options) => client.employers.export({ query }, options),
};

function useColumns(): readonly Column<ListedEmployer>[] {
  const text = useMessages();
  return [
    {
      name: 'name',
      label: text('employers.name'),
      sort: 'name',
      render: (employer) => <EmployerName employer={employer} />,
    },
    {
      name: 'state',
      isSelfEvident: true,
      label: text('employers.state'),
      render: (employer) => <StatusChip state={employer.verification.state} labelPrefix="verificationState" />,
    },
    { name: 'city', isSelfEvident: true, label: text('employers.city') },
    {
      name: 'openInternships',
      isWideOnly: true,
      label: text('employers.openInternships'),
      sort: 'openInternships',
      isNumeric: true,
    },
    {
      name: 'overdueApplications',
      label: text('employers.overdue'),
      isNumeric: true,
      render: ({ overdueApplications: late }) =>
        late > 0 ? <StatusTag tone="attention">{String(late)}</StatusTag> : '0',
    },
    {
      name: 'responsiveness',
      isWideOnly: true,
      label: text('employers.responsiveness'),
      sort: 'answersWithinPromise',
      csvColumns: ['medianDays', 'withinPromise', 'answers'],
      render: (employer) => <ResponseMetrics employer={employer} />,
    },
    {
      name: 'createdAt',
      isWideOnly: true,
      label: text('employers.since'),
      sort: 'createdAt',
      render: (employer) => <RelativeTime instant={employer.createdAt} />,
    },
  ];
}

/** All employers, with those first who need somebody's attention once a filter asks for them. */
export default function EmployersList(): ReactElement {
  const text = useMessages();
  const ability = useAbility();
  const columns = useColumns();
  const seesReports = ability.can('read', 'Report');
  const mayExport = ability.can('export', 'Employer');
  return (
    <>
      <PageHeader title={text('employers.title')} />
      <ListPage
        resource="employers"
        storeKey="employers.all"
        sort={{ field: 'name', order: 'ASC' }}
        filters={seesReports ? [...filters, reportedFilter] : filters}
        empty={<EmptyState title={text('employers.empty')} help={text('employers.emptyHelp')} />}
        tools={<ListTools columns={columns} storeKey={STORE} file={mayExport && file} />}
      >
        <RecordTable
          columns={columns}
          storeKey={STORE}
          pathOf={(employer) => pathTo('employer', employer.id)}
          bulk={ability.can('transition', 'Employer') && <MessageButton />}
        />
      </ListPage>
    </>
  );
}
