import { applicationLifecycle, type applicationViews, type ViewOf } from '@prentice/contract';
import type { ReactElement } from 'react';
import { pathTo } from '../../app/screen-paths.ts';
import { useMessages } from '../../i18n/messages.hook.ts';
import { useAbility } from '../../providers/me-store.ts';
import { client } from '../../providers/session.ts';
import type { ExportFile } from '../../ui/list/export.hook.ts';
import { useFilterInputs } from '../../ui/list/filter-inputs.hook.tsx';
import type { ListFilter } from '../../ui/list/filter-model.ts';
import { ListColumn, ListTable } from '../../ui/list/ListTable.tsx';
import { PathLink } from '../../ui/list/RecordLink.tsx';
import { ResourceList } from '../../ui/list/ResourceList.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { RelativeTime } from '../../ui/formats/RelativeTime.tsx';

export type AdminApplication = ViewOf<typeof applicationViews.admin>;

const filters: readonly ListFilter[] = [
  {
    kind: 'choice',
    source: 'state',
    label: 'candidates.state',
    values: applicationLifecycle.states,
    labelPrefix: 'applicationState',
    alwaysOn: true,
  },
  { kind: 'switch', source: 'overdue', label: 'candidates.overdueOnly', value: true },
];
const file: ExportFile = {
  name: 'applications.csv',
  call: (query, options) => client.applications.export({ query }, options),
};

const internshipPath = ({ internshipId }: AdminApplication): string => pathTo('moderatedInternship', internshipId);

function ApplicationTable(): ReactElement {
  const text = useMessages();
  const Column = ListColumn<AdminApplication>;
  return (
    <ListTable<AdminApplication> rowClick={(_id, _resource, application) => internshipPath(application)}>
      <Column
        source="internship"
        label={text('candidates.internship')}
        card="title"
        disableSort
        render={(application) => <PathLink to={internshipPath(application)}>{application.internship.title}</PathLink>}
      />
      <Column
        source="employer"
        label={text('interns.employer')}
        card="plain"
        disableSort
        render={({ internship }) => internship.employer.name}
      />
      <Column source="state" label={text('candidates.state')} card="plain" disableSort states="applicationState" />
      <Column source="submittedAt" label={text('candidates.applied')} instant />
      <Column
        source="firstResponseAt"
        label={text('interns.firstAnswer')}
        disableSort
        render={({ firstResponseAt, overdue }) => (
          <RelativeTime instant={firstResponseAt} tone={overdue ? 'attention' : undefined} />
        )}
      />
    </ListTable>
  );
}

/** Shows all applications of one intern, for administrators. */
export function InternApplications({ userId }: { userId: string }): ReactElement {
  const text = useMessages();
  const mayExport = useAbility().can('export', 'Application');
  const { inputs, labelOf } = useFilterInputs(filters);
  return (
    <Panel title={text('interns.applications')}>
      <ResourceList<AdminApplication>
        resource="applications"
        filter={{ internId: userId }}
        perPage={10}
        sort={{ field: 'submittedAt', order: 'DESC' }}
        empty={{ title: 'interns.noApplications', help: 'interns.noApplicationsHelp' }}
        filters={inputs}
        filterLabel={labelOf}
        file={mayExport && file}
        table={<ApplicationTable />}
      />
    </Panel>
  );
}
