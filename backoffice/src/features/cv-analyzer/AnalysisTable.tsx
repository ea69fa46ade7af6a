import { Box } from '@mui/material';
import { cvAnalysisLimits, cvAnalysisSources, isFoundSkill, type CvAnalysis, type MatchItem } from '@prentice/contract';
import { useGetList, useListContext } from 'ra-core';
import { useState, type ReactElement, type ReactNode } from 'react';
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
import { MatchGrade, NamedGrades } from './MatchGrade.tsx';
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

const isFound = ({ grade }: MatchItem): boolean => isFoundSkill(grade);
const isMissing = (item: MatchItem): boolean => !isFound(item);

/** Shows the score, and below it whether the CV has text that nobody can see; a dash where there is no score. */
function Score({ match }: Pick<CvAnalysis, 'match'>): ReactElement {
  const text = useMessages();
  const texts = useMatchTexts();
  const warning = match && texts.hiddenText(match);
  return (
    <>
      <Box component="strong" sx={{ whiteSpace: 'nowrap' }}>
        {typeof match?.score === 'number' ? text('match.score', { score: match.score }) : '–'}
      </Box>
      {warning && <Box sx={{ color: 'text.secondary' }}>{warning}</Box>}
    </>
  );
}

/** Returns how many of some requirements a CV meets, as words; none where there are none. */
function useFoundCount(): (items: readonly MatchItem[]) => string | undefined {
  const text = useMessages();
  return (items) =>
    items.length === 0
      ? undefined
      : text('analyzer.foundOf', { found: items.filter(isFound).length, total: items.length });
}

/** Shows the results in a table: what decides, and by choice of columns each requirement of the internship by itself. */
function Results({ storeKey, onCompare }: ResultsProps): ReactElement {
  const text = useMessages();
  const foundCount = useFoundCount();
  const nameOf = useCandidateName();
  const { data = [] } = useListContext<CvAnalysis>();
  const columnLabel = useRequirementLabel();
  const [openId, setOpenId] = useState<CvAnalysis['id'] | null>(null);
  const requirements = [...requirementsOf(data.map(({ match }) => match))];
  const parts = new Set(data.flatMap(({ match }) => match?.items ?? []).map(({ part }) => part));
  const Column = ListColumn<CvAnalysis>;
  const itemsOf = ({ match }: CvAnalysis, part: MatchItem['part']) =>
    match?.items.filter((item) => item.part === part) ?? [];
  const others = otherParts.filter((part) => parts.has(part));
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
          hiddenColumns={['source', ...requirements.map(([key]) => key)]}
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
          <Column source="score" label={text('analyzer.score')} render={({ match }) => <Score match={match} />} />
          <Column
            source="found"
            label={text('analyzer.foundRequired')}
            disableSort
            render={(analysis) => {
              const items = itemsOf(analysis, 'required');
              return <NamedGrades items={items.filter(isFound)} count={foundCount(items)} />;
            }}
          />
          <Column
            source="missing"
            label={text('analyzer.missingRequired')}
            disableSort
            render={(analysis) => <NamedGrades items={itemsOf(analysis, 'required').filter(isMissing)} />}
          />
          {others.map((part) => (
            <Column
              key={part}
              source={part}
              label={text(`analyzer.part.${part}`)}
              disableSort
              render={(analysis) => foundCount(itemsOf(analysis, part)) ?? '–'}
            />
          ))}
          <Column source="receivedAt" label={text('analyzer.received')} instant />
          <Column
            source="source"
            label={text('analyzer.source')}
            card="hidden"
            disableSort
            labelPrefix="cvAnalysisSource"
          />
          {requirements.map(([key, requirement]) => (
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

/* Of these the table says how many are met. */
const otherParts = ['preferred', 'education', 'languages'] as const;

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
/* Chosen columns move sideways below their heads, while who it is and what came out stay in view. */
const CHOICE = 48;
const NAME = 180;
const SCORE = 120;
const pinned = (left: number, width: number) => ({
  position: 'sticky',
  insetInlineStart: left,
  zIndex: 1,
  minWidth: width,
  maxWidth: width,
  whiteSpace: 'normal',
  /* The colour of the row, also while it is pointed at or chosen. */
  bgcolor: 'inherit',
  /* Its ground would hide the line of the row above. */
  backgroundClip: 'padding-box',
});
const tableStyle = {
  '& th': { whiteSpace: 'normal' },
  '& tr': { bgcolor: 'background.paper' },
  '@media (min-width: 600px)': {
    '& tr > :nth-of-type(1)': pinned(0, CHOICE),
    '& tr > :nth-of-type(2)': pinned(CHOICE, NAME),
    '& tr > :nth-of-type(3)': pinned(CHOICE + NAME, SCORE),
  },
} as const;

interface AnalysisTableProps {
  readonly internshipId: string;
  readonly onCompare: (ids: readonly unknown[]) => void;
  /** Shown beside the heading, such as what still runs. */
  readonly beside?: ReactNode;
}

const PER_PAGE = 50;
const resultsOf = (internshipId: string) =>
  ({
    sort: { field: 'receivedAt', order: 'ASC' },
    filter: { internshipId, state: 'succeeded' },
  }) as const;
const firstPageOf = (internshipId: string) =>
  ({ ...resultsOf(internshipId), pagination: { page: 1, perPage: PER_PAGE } }) as const;

/** Returns whether there is a result for an internship; undefined until that is known. */
export function useHasResults(internshipId: string): boolean | undefined {
  const { total } = useGetList<CvAnalysis>('cv-analyses', firstPageOf(internshipId));
  return total === undefined ? undefined : total > 0;
}

/** Shows what the CVs show of each requirement, in the order of application unless asked otherwise. */
export function AnalysisTable({ internshipId, onCompare, beside }: AnalysisTableProps): ReactElement {
  const text = useMessages();
  const mayExport = useAbility().can('export', 'CvAnalysis');
  const { inputs, labelOf } = useFilterInputs(filters);
  const requirements = useRequirementFilters(firstPageOf(internshipId));
  const storeKey = `cv-analyses.${internshipId}`;
  return (
    <Panel title={text('analyzer.results')} beside={beside}>
      <ResourceList<CvAnalysis>
        resource="cv-analyses"
        storeKey={storeKey}
        {...resultsOf(internshipId)}
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
