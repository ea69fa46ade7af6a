import { Box, Button } from '@mui/material';
import { reportCodes, reportLifecycle, reportTargets } from '@prentice/contract';
import { useQuery } from '@tanstack/react-query';
import { useListContext } from 'ra-core';
import type { ReactElement } from 'react';
import { DataTable, SelectArrayInput, SimpleList } from 'react-admin';
import { useMessages, useValueLabel, type MessageKey } from '../../i18n/messages.hook.ts';
import { useAbility } from '../../providers/me-store.ts';
import { client } from '../../providers/session.ts';
import { EmptyState, NoMatches } from '../../ui/page/EmptyState.tsx';
import { isSameFilter } from '../../ui/list/filter-model.ts';
import { QueueKeys } from '../../ui/list/Queue.tsx';
import { RecordLink } from '../../ui/list/RecordLink.tsx';
import { ResourceList } from '../../ui/list/ResourceList.tsx';
import { RelativeTime } from '../../ui/formats/RelativeTime.tsx';
import { DueTime, ReportStatus, type ReviewedReport } from './ReportStatus.tsx';

const openReports = { state: ['open'] };

const filterLabelPrefixes: Readonly<Record<string, string>> = {
  state: 'reportState',
  code: 'reportCode',
  targetType: 'reportTarget',
};
/** Filters that links set: their value is an id, which says nothing to a reader. */
const linkedFilters: Readonly<Record<string, MessageKey>> = {
  targetId: 'reports.filter.targetId',
  employerId: 'reports.filter.employerId',
  reporterId: 'reports.filter.reporterId',
};

function useFilters(): ReactElement[] {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const choice = (source: string, label: string, values: readonly string[]) => (
    <SelectArrayInput
      key={source}
      source={source}
      label={label}
      choices={values.map((id) => ({ id, name: valueLabel(filterLabelPrefixes[source] ?? source, id) }))}
      translateChoice={false}
    />
  );
  return [
    choice('state', text('reports.state'), reportLifecycle.states),
    choice('code', text('reports.code'), reportCodes),
    choice('targetType', text('reports.targetType'), reportTargets),
  ];
}

/** Returns whether there has been any report at all; undefined until that is known. */
function useHasReports(isAsked: boolean): boolean | undefined {
  const { data } = useQuery({
    queryKey: ['reports', 'any'],
    meta: { isLive: true },
    queryFn: ({ signal }) => client.reports.list({ list: { range: [0, 0] } }, { signal }),
    enabled: isAsked,
  });
  return data && data.total > 0;
}

/**
 * Shows what a list without records means: that there has been no report, that all are decided, or that the filters leave
 * none.
 */
export function NoReports(): ReactElement {
  const text = useMessages();
  const { filterValues, setFilters } = useListContext();
  const isQueue = isSameFilter(filterValues, openReports);
  const hasReports = useHasReports(isQueue);
  const seesAll = useAbility().can('transition', 'Report');
  if (!isQueue) return <NoMatches />;
  if (hasReports === undefined) return <Box sx={{ minHeight: 160 }} />;
  const showAll = (
    <Button variant="outlined" onClick={() => setFilters({})}>
      {text('reports.showDecided')}
    </Button>
  );
  return (
    <Box sx={{ px: 2 }}>
      {hasReports ? (
        <EmptyState title={text('reports.noneOpen')} help={text('reports.noneOpenHelp')} action={showAll} />
      ) : (
        <EmptyState
          title={text(seesAll ? 'reports.empty' : 'reports.emptyAboutEmployers')}
          help={text(seesAll ? 'reports.emptyHelp' : 'reports.emptyAboutEmployersHelp')}
        />
      )}
    </Box>
  );
}

const Column = DataTable.Col<ReviewedReport>;

function ReportsTable(): ReactElement {
  const text = useMessages();
  const valueLabel = useValueLabel();
  return (
    <>
      <Box sx={{ px: 1.5, py: 1 }}>
        <QueueKeys screen="report" />
      </Box>
      <DataTable<ReviewedReport>
        rowClick="show"
        bulkActionButtons={false}
        hiddenColumns={['employerName']}
        empty={<NoReports />}
      >
        <Column
          source="targetLabel"
          label={text('reports.target')}
          disableSort
          render={(report) => (
            <RecordLink record={report} link="show">
              {report.targetLabel}
            </RecordLink>
          )}
        />
        <Column
          source="targetType"
          label={text('reports.targetType')}
          disableSort
          render={({ targetType }) => valueLabel('reportTarget', targetType)}
        />
        <Column
          source="code"
          label={text('reports.code')}
          disableSort
          render={({ code }) => valueLabel('reportCode', code)}
        />
        <Column
          source="state"
          label={text('reports.state')}
          disableSort
          render={({ state }) => <ReportStatus state={state} />}
        />
        <Column source="employerName" label={text('reports.employer')} disableSort />
        <Column source="dueAt" label={text('reports.dueAt')} render={(report) => <DueTime report={report} />} />
        <Column
          source="createdAt"
          label={text('reports.createdAt')}
          render={({ createdAt }) => <RelativeTime instant={createdAt} />}
        />
      </DataTable>
    </>
  );
}

/** Shows reports as cards, where there is room for one column only. */
function ReportCards(): ReactElement {
  const valueLabel = useValueLabel();
  return (
    <SimpleList<ReviewedReport>
      primaryText={({ targetLabel }) => targetLabel}
      secondaryText={({ code, state }) => (
        <>
          {valueLabel('reportCode', code)} <ReportStatus state={state} />
        </>
      )}
      tertiaryText={(report) => <DueTime report={report} />}
      rowClick="show"
      empty={<NoReports />}
    />
  );
}

/** Shows every report that this administrator may read; those that wait for a decision at first, the most urgent on top. */
export default function ReportsList(): ReactElement {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const seesAll = useAbility().can('transition', 'Report');
  const filters = useFilters();
  const filterLabel = (filter: string, value: unknown): string => {
    const linked = linkedFilters[filter];
    return linked ? text(linked) : valueLabel(filterLabelPrefixes[filter] ?? filter, String(value));
  };
  return (
    <ResourceList<ReviewedReport>
      resource="reports"
      title="reports.list"
      empty={{ title: 'reports.empty', help: 'reports.emptyHelp' }}
      sort={{ field: 'dueAt', order: 'ASC' }}
      initialFilter={openReports}
      filters={seesAll ? filters : filters.filter(({ key }) => key !== 'targetType')}
      filterLabel={filterLabel}
      table={<ReportsTable />}
      cards={<ReportCards />}
    />
  );
}
