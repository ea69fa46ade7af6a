import { Link } from '@mui/material';
import { LinkBase } from 'ra-core';
import type { ReactElement } from 'react';
import { DataTable, SearchInput, SelectInput, SimpleList } from 'react-admin';
import { pathTo } from '../../../app/screen-paths.ts';
import { useMessages } from '../../../i18n/messages.hook.ts';
import { RecordLink } from '../../../ui/list/RecordLink.tsx';
import { ResourceList } from '../../../ui/list/ResourceList.tsx';
import { RelativeTime } from '../../../ui/formats/RelativeTime.tsx';
import { StatusTag } from '../../../ui/formats/StatusChip.tsx';
import type { ExternalJobSource } from './SourceInputs.tsx';
import { SourceOutcomeTag } from './SourceReport.tsx';

/** Shows the way from a source to the list of all. */
export function BackToSources(): ReactElement {
  const text = useMessages();
  return (
    <Link component={LinkBase} to={pathTo('externalJobSources')}>
      {text('sources.list')}
    </Link>
  );
}

const SourceStatus = ({ paused }: ExternalJobSource): ReactElement => {
  const text = useMessages();
  return (
    <StatusTag tone={paused ? 'stopped' : 'answered'}>{text(paused ? 'sources.paused' : 'sources.active')}</StatusTag>
  );
};

function Columns(): ReactElement {
  const text = useMessages();
  return (
    <DataTable<ExternalJobSource> bulkActionButtons={false} rowClick="edit">
      <DataTable.Col
        source="name"
        label={text('sources.name')}
        render={(source: ExternalJobSource) => (
          <RecordLink record={source} link="edit">
            {source.name}
          </RecordLink>
        )}
      />
      <DataTable.Col source="host" label={text('sources.url')} disableSort />
      <DataTable.Col
        source="paused"
        label={text('sources.state')}
        disableSort
        render={(source: ExternalJobSource) => <SourceStatus {...source} />}
      />
      <DataTable.Col
        source="trusted"
        label={text('sources.isTrusted')}
        disableSort
        render={({ trusted }: ExternalJobSource) => text(trusted ? 'audit.yes' : 'audit.no')}
      />
      <DataTable.Col
        source="lastRunAt"
        label={text('sources.lastRun')}
        render={({ lastRunAt }: ExternalJobSource) => (
          <RelativeTime instant={lastRunAt} placeholder={text('sources.never')} />
        )}
      />
      <DataTable.Col
        source="lastRun"
        label={text('sources.result')}
        disableSort
        render={({ lastRun }: ExternalJobSource) => lastRun && <SourceOutcomeTag outcome={lastRun.outcome} />}
      />
      <DataTable.NumberCol source="imported" label={text('sources.imported')} />
    </DataTable>
  );
}

/** Shows cards, where there is room for one column only. */
function Cards(): ReactElement {
  const text = useMessages();
  return (
    <SimpleList<ExternalJobSource>
      primaryText={({ name }) => name}
      secondaryText={(source) => (
        <>
          {source.host} {source.paused && <SourceStatus {...source} />}{' '}
          {source.lastRun && <SourceOutcomeTag outcome={source.lastRun.outcome} />}
        </>
      )}
      tertiaryText={({ lastRunAt }) => <RelativeTime instant={lastRunAt} placeholder={text('sources.never')} />}
      rowClick="edit"
    />
  );
}

/** Shows the feeds and pages that external jobs are imported from. */
export default function SourcesList(): ReactElement {
  const text = useMessages();
  const choice = (source: string, label: string, yes: string, no: string) => (
    <SelectInput
      key={source}
      source={source}
      label={label}
      choices={[
        { id: true, name: yes },
        { id: false, name: no },
      ]}
      translateChoice={false}
    />
  );
  const filters = [
    <SearchInput key="q" source="q" placeholder={text('sources.search')} alwaysOn />,
    choice('paused', text('sources.state'), text('sources.paused'), text('sources.active')),
    choice('trusted', text('sources.isTrusted'), text('sources.isTrusted'), text('sources.notTrusted')),
  ];
  const filterLabel = (filter: string, value: unknown): string => {
    if (filter === 'paused') return text(value ? 'sources.paused' : 'sources.active');
    return filter === 'trusted' ? text(value ? 'sources.isTrusted' : 'sources.notTrusted') : String(value);
  };
  return (
    <ResourceList<ExternalJobSource>
      resource="external-job-sources"
      title="sources.list"
      intro="sources.intro"
      above={
        <Link component={LinkBase} to={pathTo('externalJobs')}>
          {text('sources.back')}
        </Link>
      }
      create={{ label: 'sources.create', screen: 'externalJobSourceCreate' }}
      sort={{ field: 'name', order: 'ASC' }}
      empty={{ title: 'sources.empty', help: 'sources.emptyHelp' }}
      filters={filters}
      filterLabel={filterLabel}
      table={<Columns />}
      cards={<Cards />}
    />
  );
}
