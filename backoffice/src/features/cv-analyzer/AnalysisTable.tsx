import { Box, Button } from '@mui/material';
import { cvAnalysisLimits, cvAnalysisSources } from '@prentice/contract';
import { useListContext } from 'ra-core';
import type { ReactElement } from 'react';
import { useMessages, useValueLabel } from '../../i18n/messages.hook.ts';
import { useAbility } from '../../providers/me-store.ts';
import { client } from '../../providers/session.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { ExportFile } from '../../ui/list/export.hook.ts';
import type { ListFilter } from '../../ui/list/filter-model.ts';
import { ListPage } from '../../ui/list/ListPage.tsx';
import { ListTools } from '../../ui/list/ListTools.tsx';
import type { Column } from '../../ui/list/record-columns.ts';
import { RecordTable } from '../../ui/list/RecordTable.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { pathTo } from '../../app/screen-paths.ts';
import { useMatchTexts } from '../../ui/match-texts.hook.ts';
import { itemOf, requirementsOf, type CvAnalysis } from './cv-analysis-types.ts';
import { MatchGrade } from './MatchGrade.tsx';

const STORE = 'cv-analyses.columns';
const filters: readonly ListFilter[] = [
  { kind: 'choice', source: 'source', label: 'analyzer.source', values: cvAnalysisSources, words: 'cvAnalysisSource' },
  { kind: 'switch', source: 'missingRequired', label: 'analyzer.allRequired', value: 0 },
];
const file: ExportFile = {
  name: 'cv-analyses.csv',
  call: (query, options) => client.cvAnalyses.export({ query }, options),
};

function useColumns(): readonly Column<CvAnalysis>[] {
  const text = useMessages();
  const word = useValueLabel();
  const texts = useMatchTexts();
  const { data = [] } = useListContext<CvAnalysis>();
  return [
    {
      name: 'name',
      label: text('analyzer.candidate'),
      render: ({ name }) => name || text('analyzer.unavailable'),
    },
    {
      name: 'receivedAt',
      label: text('analyzer.received'),
      sort: 'receivedAt',
      render: ({ receivedAt }) => <RelativeTime instant={receivedAt} />,
    },
    {
      name: 'source',
      label: text('analyzer.source'),
      isWideOnly: true,
      render: ({ source }) => word('cvAnalysisSource', source),
    },
    ...[...requirementsOf(data)].map(([key, requirement]): Column<CvAnalysis> => ({
      name: key,
      label: texts.requirement(requirement),
      csvColumns: [],
      render: (analysis) => {
        const item = itemOf(analysis, key);
        return item ? <MatchGrade item={item} /> : '–';
      },
    })),
    {
      name: 'score',
      label: text('analyzer.score'),
      sort: 'score',
      isNumeric: true,
      render: ({ match }) => (match?.score === null || match?.score === undefined ? '–' : `${match.score} %`),
    },
  ];
}

function Tools(): ReactElement {
  const mayExport = useAbility().can('export', 'CvAnalysis');
  return <ListTools columns={useColumns()} storeKey={STORE} file={mayExport && file} />;
}

function CompareButton({ onCompare }: { onCompare: (ids: readonly unknown[]) => void }): ReactElement {
  const text = useMessages();
  const { selectedIds } = useListContext();
  const fits = selectedIds.length > 1 && selectedIds.length <= cvAnalysisLimits.compare;
  return (
    <Button
      disabled={!fits}
      title={fits ? undefined : text('outcome.compareHelp')}
      onClick={() => onCompare(selectedIds)}
    >
      {text('outcome.compareMany', { smart_count: selectedIds.length })}
    </Button>
  );
}

function Rows({ onCompare }: { onCompare: (ids: readonly unknown[]) => void }): ReactElement {
  const text = useMessages();
  const { data = [] } = useListContext<CvAnalysis>();
  const columns = useColumns();
  return (
    <>
      {data.some(({ blind }) => blind) && (
        <Box component="p" sx={{ m: 0, px: 1.5, py: 1, color: 'text.secondary' }}>
          {text('analyzer.blind')}
        </Box>
      )}
      <RecordTable<CvAnalysis>
        columns={columns}
        storeKey={STORE}
        pathOf={({ applicationId }) => (applicationId ? pathTo('candidate', applicationId) : '')}
        bulk={<CompareButton onCompare={onCompare} />}
      />
    </>
  );
}

interface AnalysisTableProps {
  readonly internshipId: string;
  readonly onCompare: (ids: readonly unknown[]) => void;
}

/** What the CVs show of each requirement, in the order of application unless asked otherwise. */
export function AnalysisTable({ internshipId, onCompare }: AnalysisTableProps): ReactElement {
  const text = useMessages();
  return (
    <Panel title={text('analyzer.results')}>
      <ListPage<CvAnalysis>
        resource="cv-analyses"
        storeKey={`cv-analyses.${internshipId}`}
        sort={{ field: 'receivedAt', order: 'ASC' }}
        permanent={{ internshipId, state: 'succeeded' }}
        filters={filters}
        perPage={50}
        embedded
        empty={<EmptyState title={text('analyzer.empty')} help={text('analyzer.emptyHelp')} />}
        tools={<Tools />}
      >
        <Rows onCompare={onCompare} />
      </ListPage>
    </Panel>
  );
}
