import { Box } from '@mui/material';
import { externalJobLifecycle, externalJobTypes, linkOutcomes, workModes } from '@prentice/contract';
import { useState, type ReactElement } from 'react';
import { DataTable, SearchInput, SelectArrayInput } from 'react-admin';
import { pathTo } from '../../app/screen-paths.ts';
import { useMessages, useValueLabel } from '../../i18n/messages.hook.ts';
import { client } from '../../providers/session.ts';
import { FurtherActions } from '../../ui/form/FurtherActions.tsx';
import type { ExportFile } from '../../ui/list/export.hook.ts';
import { RecordLink } from '../../ui/list/RecordLink.tsx';
import { ResourceList } from '../../ui/list/ResourceList.tsx';
import { SelectableCards } from '../../ui/list/SelectableCards.tsx';
import { SelectionBar } from '../../ui/list/SelectionBar.tsx';
import { RelativeTime } from '../../ui/formats/RelativeTime.tsx';
import { StatusChip } from '../../ui/formats/StatusChip.tsx';
import { ClosingDate, LinkHealth } from './ExternalJobHeader.tsx';
import { ExternalJobBulkActions } from './ExternalJobBulkActions.tsx';
import type { ManagedExternalJob } from './ExternalJobInputs.tsx';
import { ImportDialog } from './ImportDialog.tsx';

const file: ExportFile = {
  name: 'external-jobs.csv',
  call: (query, options) => client.externalJobs.export({ query }, options),
};

const filterLabelPrefixes: Readonly<Record<string, string>> = {
  state: 'externalJobState',
  type: 'externalJobType',
  workMode: 'workMode',
  checkOutcome: 'linkOutcome',
};

/* Wide enough for what its placeholder says. */
const searchStyle = { width: { xs: '100%', sm: 340 } } as const;

function useFilters(): ReactElement[] {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const choice = (source: string, label: string, values: readonly string[], labelPrefix: string) => (
    <SelectArrayInput
      key={source}
      source={source}
      label={label}
      choices={values.map((id) => ({ id, name: valueLabel(labelPrefix, id) }))}
      translateChoice={false}
    />
  );
  return [
    <SearchInput key="q" source="q" placeholder={text('externalJobs.search')} alwaysOn sx={searchStyle} />,
    choice('type', text('externalJobs.type'), externalJobTypes, 'externalJobType'),
    choice('workMode', text('externalJobs.workMode'), workModes, 'workMode'),
    choice('checkOutcome', text('externalJobs.link'), linkOutcomes, 'linkOutcome'),
  ];
}

function Columns(): ReactElement {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const time = (date: string | null) => (date ? <RelativeTime instant={date} /> : null);
  return (
    <DataTable<ManagedExternalJob>
      bulkActionButtons
      bulkActionsToolbar={
        <SelectionBar>
          <ExternalJobBulkActions />
        </SelectionBar>
      }
      rowClick="edit"
      hiddenColumns={['updatedAt', 'city']}
    >
      <DataTable.Col
        source="title"
        label={text('externalJobs.title')}
        render={(job: ManagedExternalJob) => (
          <RecordLink record={job} link="edit">
            {job.title}
          </RecordLink>
        )}
      />
      <DataTable.Col source="organisation" label={text('externalJobs.organisation')} />
      <DataTable.Col
        source="state"
        label={text('externalJobs.state')}
        disableSort
        render={({ state }: ManagedExternalJob) => <StatusChip state={state} labelPrefix="externalJobState" />}
      />
      <DataTable.Col
        source="type"
        label={text('externalJobs.type')}
        disableSort
        render={({ type }: ManagedExternalJob) => valueLabel('externalJobType', type)}
      />
      <DataTable.Col source="city" label={text('externalJobs.city')} disableSort />
      <DataTable.Col
        source="closesAt"
        label={text('externalJobs.closesAt')}
        render={({ closesAt }: ManagedExternalJob) => closesAt && <ClosingDate closesAt={closesAt} isShort />}
      />
      <DataTable.Col
        source="checkOutcome"
        label={text('externalJobs.link')}
        disableSort
        render={(job: ManagedExternalJob) => (
          <Box component="span" sx={{ color: job.checkOutcome === 'ok' ? 'text.secondary' : 'text.primary' }}>
            <LinkHealth job={job} />
          </Box>
        )}
      />
      <DataTable.NumberCol source="clicks" label={text('externalJobs.clicks')} />
      <DataTable.Col
        source="updatedAt"
        label={text('externalJobs.updatedAt')}
        render={({ updatedAt }: ManagedExternalJob) => time(updatedAt)}
      />
    </DataTable>
  );
}

/** Shows cards, where there is room for one column only. */
function Cards(): ReactElement {
  const text = useMessages();
  return (
    <SelectableCards<ManagedExternalJob>
      name={({ title }) => title}
      bulkActions={<ExternalJobBulkActions />}
      secondaryText={({ state, organisation }) => (
        <>
          {organisation}
          <Box component="span" sx={{ display: 'block', mt: 0.5 }}>
            <StatusChip state={state} labelPrefix="externalJobState" />
          </Box>
        </>
      )}
      tertiaryText={(job) => (
        <>
          {job.closesAt && <ClosingDate closesAt={job.closesAt} />}
          {job.checkOutcome !== null && job.checkOutcome !== 'ok' && (
            <Box component="span" sx={{ display: 'block', color: 'text.primary' }}>
              {text('externalJobs.link')}: <LinkHealth job={job} />
            </Box>
          )}
        </>
      )}
    />
  );
}

/** Shows all listings of jobs on other websites. */
export default function ExternalJobsList(): ReactElement {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const [importing, setImporting] = useState(false);
  const filters = useFilters();
  return (
    <>
      <ResourceList<ManagedExternalJob>
        resource="external-jobs"
        title="externalJobs.list"
        create={{ label: 'externalJobs.create', screen: 'externalJobCreate' }}
        empty={{ title: 'externalJobs.empty', help: 'externalJobs.emptyHelp' }}
        states={{ values: externalJobLifecycle.states, labelPrefix: 'externalJobState' }}
        filters={filters}
        filterLabel={(filter, value) =>
          filter === 'importId'
            ? text('externalJobs.ofImport')
            : valueLabel(filterLabelPrefixes[filter] ?? filter, String(value))
        }
        file={file}
        tools={
          <FurtherActions
            actions={[
              { label: text('sources.open'), to: pathTo('externalJobSources') },
              { label: text('externalJobs.import'), onPress: () => setImporting(true) },
            ]}
          />
        }
        table={<Columns />}
        cards={<Cards />}
      />
      <ImportDialog open={importing} onClose={() => setImporting(false)} />
    </>
  );
}
