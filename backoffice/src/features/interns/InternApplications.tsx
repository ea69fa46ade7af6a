import { applicationLifecycle, type applicationViews, type ViewOf } from '@prentice/contract';
import type { ReactElement } from 'react';
import { pathTo } from '../../app/screen-paths.ts';
import { useMessages } from '../../i18n/messages.hook.ts';
import { useAbility } from '../../providers/me-store.ts';
import { client } from '../../providers/session.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { ExportFile } from '../../ui/list/export.hook.ts';
import type { ListFilter } from '../../ui/list/filter-model.ts';
import { ListPage } from '../../ui/list/ListPage.tsx';
import { ListTools } from '../../ui/list/ListTools.tsx';
import type { Column } from '../../ui/list/record-columns.ts';
import { RecordTable } from '../../ui/list/RecordTable.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';

export type AdminApplication = ViewOf<typeof applicationViews.admin>;

const STORE = 'interns.applications.columns';
const filters: readonly ListFilter[] = [
  {
    kind: 'choice',
    source: 'state',
    label: 'candidates.state',
    values: applicationLifecycle.states,
    words: 'applicationState',
  },
  { kind: 'switch', source: 'overdue', label: 'candidates.overdueOnly', value: true },
];
const file: ExportFile = {
  name: 'applications.csv',
  call: (query, options) => client.applications.export({ query }, options),
};

function useColumns(): readonly Column<AdminApplication>[] {
  const text = useMessages();
  return [
    {
      name: 'internship',
      isSelfEvident: true,
      label: text('candidates.internship'),
      render: (row) => row.internship.title,
    },
    {
      name: 'employer',
      isSelfEvident: true,
      label: text('interns.employer'),
      render: (row) => row.internship.employer.name,
    },
    {
      name: 'state',
      isSelfEvident: true,
      label: text('candidates.state'),
      render: (row) => <StatusChip state={row.state} labelPrefix="applicationState" />,
    },
    {
      name: 'submittedAt',
      label: text('candidates.applied'),
      sort: 'submittedAt',
      render: (row) => <RelativeTime instant={row.submittedAt} />,
    },
    {
      name: 'firstResponseAt',
      label: text('interns.firstAnswer'),
      render: (row) => <RelativeTime instant={row.firstResponseAt} tone={row.overdue ? 'attention' : undefined} />,
    },
  ];
}

/** All applications of one intern, for administrators. */
export function InternApplications({ userId }: { userId: string }): ReactElement {
  const text = useMessages();
  const columns = useColumns();
  const mayExport = useAbility().can('export', 'Application');
  return (
    <Panel title={text('interns.applications')}>
      <ListPage<AdminApplication>
        resource="applications"
        storeKey={`interns.applications.${userId}`}
        sort={{ field: 'submittedAt', order: 'DESC' }}
        permanent={{ internId: userId }}
        perPage={10}
        embedded
        filters={filters}
        empty={<EmptyState title={text('interns.noApplications')} help={text('interns.noApplicationsHelp')} />}
        tools={<ListTools columns={columns} storeKey={STORE} file={mayExport && file} />}
      >
        <RecordTable<AdminApplication>
          columns={columns}
          storeKey={STORE}
          pathOf={(row) => pathTo('moderatedInternship', row.internshipId)}
        />
      </ListPage>
    </Panel>
  );
}
