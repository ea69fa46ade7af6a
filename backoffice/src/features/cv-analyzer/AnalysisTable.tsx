import { Box, Button } from '@mui/material';
import { cvAnalysisLimits, cvAnalysisSources } from '@prentice/contract';
import { useListContext } from 'ra-core';
import { useState, type ReactElement } from 'react';
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
import { useMatchTexts } from '../../ui/match-texts.hook.ts';
import { itemOf, requirementsOf } from '../../ui/match-requirements.ts';
import { AnalysisPanel } from './AnalysisPanel.tsx';
import type { CvAnalysis } from './cv-analysis-types.ts';
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

function useColumns(onOpen: (analysis: CvAnalysis) => void): readonly Column<CvAnalysis>[] {
  const text = useMessages();
  const word = useValueLabel();
  const texts = useMatchTexts();
  const { data = [] } = useListContext<CvAnalysis>();
  return [
    {
      name: 'name',
      label: text('analyzer.candidate'),
      render: (analysis) => (
        <Box component="button" type="button" onClick={() => onOpen(analysis)} sx={nameStyle}>
          {analysis.name || text('analyzer.unavailable')}
        </Box>
      ),
    },
    {
      name: 'score',
      label: text('analyzer.result'),
      sort: 'score',
      isSelfEvident: true,
      render: ({ match }) => (match && texts.summary(match)) || '–',
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
    ...[...requirementsOf(data.map(({ match }) => match))].map(([key, requirement]): Column<CvAnalysis> => ({
      name: key,
      label: texts.requirement(requirement),
      csvColumns: [],
      isWideOnly: true,
      render: ({ match }) => {
        const item = itemOf(match, key);
        return item ? <MatchGrade item={item} /> : '–';
      },
    })),
  ];
}

const ignore = () => undefined;

function Tools(): ReactElement {
  const mayExport = useAbility().can('export', 'CvAnalysis');
  return <ListTools columns={useColumns(ignore)} storeKey={STORE} file={mayExport && file} />;
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
  const [openId, setOpenId] = useState<CvAnalysis['id'] | null>(null);
  const columns = useColumns(({ id }) => setOpenId(id));
  return (
    <>
      {data.some(({ blind }) => blind) && (
        <Box component="p" sx={{ m: 0, px: 1.5, py: 1, color: 'text.secondary' }}>
          {text('analyzer.blind')}
        </Box>
      )}
      <Box sx={tableStyle}>
        <RecordTable<CvAnalysis> columns={columns} storeKey={STORE} bulk={<CompareButton onCompare={onCompare} />} />
      </Box>
      <AnalysisPanel analysis={data.find(({ id }) => id === openId)} onClose={() => setOpenId(null)} />
    </>
  );
}

const nameStyle = {
  font: 'inherit',
  fontWeight: 600,
  minHeight: 24,
  p: 0,
  border: 0,
  bgcolor: 'transparent',
  color: 'primary.main',
  textAlign: 'start',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
} as const;
/* Requirements move sideways below their heads, while who it is and what came out stay in view. */
const CHOICE = 48;
const NAME = 180;
const pinned = (left: number, width: number) => ({
  position: 'sticky',
  insetInlineStart: left,
  zIndex: 1,
  minWidth: width,
  maxWidth: width,
  whiteSpace: 'normal',
  bgcolor: 'background.paper',
});
const tableStyle = {
  overflowX: { sm: 'auto' },
  '& th': { whiteSpace: 'normal' },
  '@media (min-width: 600px)': {
    '& tr > :nth-of-type(1)': pinned(0, CHOICE),
    '& tr > :nth-of-type(2)': pinned(CHOICE, NAME),
    '& tr > :nth-of-type(3)': pinned(CHOICE + NAME, NAME),
  },
} as const;

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
