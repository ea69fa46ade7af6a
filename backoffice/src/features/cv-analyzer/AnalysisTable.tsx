import { Box } from '@mui/material';
import { cvAnalysisLimits, cvAnalysisSources, type CvAnalysis } from '@prentice/contract';
import { useListContext } from 'ra-core';
import { useState, type ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { useAbility } from '../../providers/me-store.ts';
import { client } from '../../providers/session.ts';
import { useCandidateName } from '../../ui/formats/value-format.hook.ts';
import type { ExportFile } from '../../ui/list/export.hook.ts';
import { useFilterInputs } from '../../ui/list/filter-inputs.hook.tsx';
import type { ListFilter } from '../../ui/list/filter-model.ts';
import { ListColumn, ListTable } from '../../ui/list/ListTable.tsx';
import { ResourceList, tableKeyOf } from '../../ui/list/ResourceList.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { CompareButton } from '../../ui/differences/CompareButton.tsx';
import { useMatchTexts } from '../../ui/match/match-texts.hook.ts';
import { itemOf, requirementsOf } from '../../ui/match/match-requirements.ts';
import { AnalysisPanel } from './AnalysisPanel.tsx';
import { MatchGrade } from './MatchGrade.tsx';
import { useRequirementFilters, useRequirementLabel } from './requirement-filters.hook.tsx';

const filters: readonly ListFilter[] = [
  {
    kind: 'choice',
    source: 'source',
    label: 'analyzer.source',
    values: cvAnalysisSources,
    labelPrefix: 'cvAnalysisSource',
  },
  { kind: 'switch', source: 'missingRequired', label: 'analyzer.allRequired', value: 0, alwaysOn: true },
];
const file: ExportFile = {
  name: 'cv-analyses.csv',
  call: (query, options) => client.cvAnalyses.export({ query }, options),
  columns: ['name', 'score', 'receivedAt', 'source'],
};

interface ResultsProps {
  /** Where hidden columns are remembered. */
  readonly storeKey: string;
  readonly onCompare: (ids: readonly unknown[]) => void;
}

/** Shows the results in a table: after what is known of each CV one column for each requirement of the internship. */
function Results({ storeKey, onCompare }: ResultsProps): ReactElement {
  const text = useMessages();
  const texts = useMatchTexts();
  const nameOf = useCandidateName();
  const { data = [] } = useListContext<CvAnalysis>();
  const columnLabel = useRequirementLabel();
  const [openId, setOpenId] = useState<CvAnalysis['id'] | null>(null);
  const Column = ListColumn<CvAnalysis>;
  return (
    <>
      {data.some(({ blind }) => blind) && (
        <Box component="p" sx={{ m: 0, px: 1.5, py: 1, color: 'text.secondary' }}>
          {text('analyzer.blind')}
        </Box>
      )}
      <Box sx={tableStyle}>
        <ListTable<CvAnalysis>
          storeKey={storeKey}
          rowClick={false}
          bulkActions={<CompareButton limit={cvAnalysisLimits.compare} onCompare={onCompare} />}
        >
          <Column
            source="name"
            label={text('analyzer.candidate')}
            card="title"
            disableSort
            render={({ id, name }) => (
              <Box component="button" type="button" onClick={() => setOpenId(id)} sx={nameStyle}>
                {nameOf({ displayName: name }) || text('analyzer.unavailable')}
              </Box>
            )}
          />
          <Column
            source="score"
            label={text('analyzer.result')}
            card="plain"
            render={({ match }) => (match && texts.summary(match)) || '–'}
          />
          <Column source="receivedAt" label={text('analyzer.received')} instant />
          <Column
            source="source"
            label={text('analyzer.source')}
            card="hidden"
            disableSort
            labelPrefix="cvAnalysisSource"
          />
          {[...requirementsOf(data.map(({ match }) => match))].map(([key, requirement]) => (
            <Column
              key={key}
              source={key}
              label={columnLabel(key, requirement)}
              card="hidden"
              disableSort
              render={({ match }) => {
                const item = itemOf(match, key);
                return item ? <MatchGrade item={item} /> : '–';
              }}
            />
          ))}
        </ListTable>
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
  /* Its ground would hide the line of the row above. */
  backgroundClip: 'padding-box',
});
const tableStyle = {
  '& th': { whiteSpace: 'normal' },
  '@media (min-width: 600px)': {
    '& tr > :nth-of-type(1)': pinned(0, CHOICE),
    '& tr > :nth-of-type(2)': pinned(CHOICE, NAME),
    '& tr > :nth-of-type(3)': pinned(CHOICE + NAME, NAME),
  },
} as const;

const PER_PAGE = 50;

interface AnalysisTableProps {
  readonly internshipId: string;
  readonly onCompare: (ids: readonly unknown[]) => void;
}

/** Shows what the CVs show of each requirement, in the order of application unless asked otherwise. */
export function AnalysisTable({ internshipId, onCompare }: AnalysisTableProps): ReactElement {
  const text = useMessages();
  const mayExport = useAbility().can('export', 'CvAnalysis');
  const list = { sort: { field: 'receivedAt', order: 'ASC' }, filter: { internshipId, state: 'succeeded' } } as const;
  const { inputs, labelOf } = useFilterInputs(filters);
  const requirements = useRequirementFilters({ ...list, pagination: { page: 1, perPage: PER_PAGE } });
  const storeKey = `cv-analyses.${internshipId}`;
  return (
    <Panel title={text('analyzer.results')}>
      <ResourceList<CvAnalysis>
        resource="cv-analyses"
        storeKey={storeKey}
        {...list}
        filters={[...inputs, ...requirements.inputs]}
        filterLabel={(source, value) => requirements.labelOf(source, value) ?? labelOf(source, value)}
        perPage={PER_PAGE}
        empty={{ title: 'analyzer.empty', help: 'analyzer.emptyHelp' }}
        file={mayExport && file}
        table={<Results storeKey={tableKeyOf(storeKey)} onCompare={onCompare} />}
      />
    </Panel>
  );
}
