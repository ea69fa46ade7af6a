import { Box, Button } from '@mui/material';
import { bulkLimit, employerTypes, industries, sizeBands, employerVerificationLifecycle } from '@prentice/contract';
import { useListContext, useLocale } from 'ra-core';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { JoinedTime } from '../../ui/formats/RelativeTime.tsx';
import { useAbility } from '../../providers/me-store.ts';
import { client } from '../../providers/session.ts';
import { LoadingDialog } from '../../ui/dialogs/LoadingDialog.tsx';
import type { ExportFile } from '../../ui/list/export.hook.ts';
import { useFilterInputs } from '../../ui/list/filter-inputs.hook.tsx';
import type { ListFilter } from '../../ui/list/filter-model.ts';
import { ListColumn, ListTable } from '../../ui/list/ListTable.tsx';
import { RecordLink } from '../../ui/list/RecordLink.tsx';
import { ResourceList } from '../../ui/list/ResourceList.tsx';
import { CompanyMark } from '../../ui/page/CompanyLogo.tsx';
import { StatusChip, StatusTag } from '../../ui/formats/StatusChip.tsx';
import type { ListedEmployer } from './EmployerActions.tsx';

const MessageDialog = lazy(() => import('./MessageDialog.tsx'));

const filters: readonly ListFilter[] = [
  { kind: 'search', source: 'q', label: 'employers.search' },
  {
    kind: 'choice',
    source: 'state',
    label: 'employers.state',
    values: employerVerificationLifecycle.states,
    labelPrefix: 'verificationState',
    alwaysOn: true,
  },
  { kind: 'choice', source: 'industry', label: 'employers.industry', values: industries, labelPrefix: 'industry' },
  { kind: 'choice', source: 'type', label: 'employers.type', values: employerTypes, labelPrefix: 'employerType' },
  { kind: 'choice', source: 'sizeBand', label: 'employers.size', values: sizeBands, labelPrefix: 'sizeBand' },
  { kind: 'switch', source: 'overdue', label: 'employers.withOverdue', value: 1 },
  { kind: 'switch', source: 'publishBlocked', label: 'employers.blocked', value: true },
];

/** Reports stand in the full view of an employer only. */
const reportedFilter: ListFilter = { kind: 'switch', source: 'openReports', label: 'employers.openReports', value: 1 };

const file: ExportFile = {
  name: 'employers.csv',
  call: (query, options) => client.employers.export({ query }, options),
  csvColumns: { answersWithinPromise: ['medianDays', 'withinPromise', 'answers'] },
};

const EmployerName = ({ employer }: { employer: ListedEmployer }): ReactElement => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 180 }}>
    <CompanyMark name={employer.name} size={24} />
    <RecordLink record={employer} link="show">
      {employer.name}
    </RecordLink>
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

function EmployersTable(): ReactElement {
  const text = useMessages();
  const canWrite = useAbility().can('transition', 'Employer');
  const Column = ListColumn<ListedEmployer>;
  return (
    <ListTable<ListedEmployer> rowClick="show" bulkActions={canWrite && <MessageButton />}>
      <Column
        source="name"
        label={text('employers.name')}
        card="title"
        render={(employer) => <EmployerName employer={employer} />}
      />
      <Column
        source="state"
        label={text('employers.state')}
        card="plain"
        disableSort
        render={({ verification }) => <StatusChip state={verification.state} labelPrefix="verificationState" />}
      />
      <Column source="city" label={text('employers.city')} card="plain" disableSort />
      <Column source="openInternships" label={text('employers.openInternships')} card="hidden" align="right" />
      <Column
        source="overdueApplications"
        label={text('employers.overdue')}
        align="right"
        disableSort
        render={({ overdueApplications }) =>
          overdueApplications > 0 ? <StatusTag tone="attention">{String(overdueApplications)}</StatusTag> : '0'
        }
      />
      <Column
        source="answersWithinPromise"
        label={text('employers.responsiveness')}
        card="hidden"
        render={(employer) => <ResponseMetrics employer={employer} />}
      />
      <Column
        source="createdAt"
        label={text('employers.since')}
        card="hidden"
        render={({ createdAt }) => createdAt && <JoinedTime instant={createdAt} />}
      />
    </ListTable>
  );
}

/** Shows all employers, with those first who need somebody's attention once a filter asks for them. */
export default function EmployersList(): ReactElement {
  const ability = useAbility();
  const { inputs, labelOf } = useFilterInputs(ability.can('read', 'Report') ? [...filters, reportedFilter] : filters);
  return (
    <ResourceList<ListedEmployer>
      resource="employers"
      title="employers.title"
      sort={{ field: 'name', order: 'ASC' }}
      empty={{ title: 'employers.empty', help: 'employers.emptyHelp' }}
      filters={inputs}
      filterLabel={labelOf}
      file={ability.can('export', 'Employer') && file}
      table={<EmployersTable />}
    />
  );
}

/** Writes to the owners of the chosen employers. */
function MessageButton(): ReactElement {
  const text = useMessages();
  const { selectedIds, onUnselectItems } = useListContext();
  const [isWriting, setIsWriting] = useState(false);
  return (
    <>
      <Button disabled={selectedIds.length > bulkLimit} onClick={() => setIsWriting(true)}>
        {text('employers.message')}
      </Button>
      {isWriting && (
        <Suspense fallback={<LoadingDialog onClose={() => setIsWriting(false)} />}>
          <MessageDialog ids={selectedIds.map(String)} onClose={() => setIsWriting(false)} onSent={onUnselectItems} />
        </Suspense>
      )}
    </>
  );
}
