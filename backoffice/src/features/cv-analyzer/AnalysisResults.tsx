import { Button } from '@mui/material';
import { cvAnalysisSources, type CvAnalysis } from '@prentice/contract';
import { useGetList, useStore } from 'ra-core';
import type { ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { useAbility } from '../../providers/me-store.ts';
import { client } from '../../providers/session.ts';
import type { ExportFile } from '../../ui/list/export.hook.ts';
import { useFilterInputs } from '../../ui/list/filter-inputs.hook.tsx';
import type { ListFilter } from '../../ui/list/filter-model.ts';
import { ResourceList, tableKeyOf } from '../../ui/list/ResourceList.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { AnalysisTable } from './AnalysisTable.tsx';
import { useRequirementFilters } from './requirement-filters.hook.tsx';

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
  columns: ['name', 'applicationState', 'score', 'experience', 'receivedAt', 'source'],
};

interface AnalysisResultsProps {
  readonly internshipId: string;
  /** Results that were just added. */
  readonly newIds: readonly string[];
  readonly onCompare: (ids: readonly unknown[]) => void;
  readonly isNewOnly: boolean;
  readonly onNewOnly: (isNewOnly: boolean) => void;
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

const RESULTS = 'analysis-results';
const storeKeyOf = (internshipId: string): string => `cv-analyses.${internshipId}`;

/** Returns what takes the filters off the results, and leads there. */
export function useResultsLink(internshipId: string): () => void {
  const [, setListParams] = useStore<object>(storeKeyOf(internshipId));
  return () => {
    setListParams({ sort: 'receivedAt', order: 'ASC', page: 1, perPage: PER_PAGE, filter: {} });
    const results = document.getElementById(RESULTS);
    results?.focus({ preventScroll: true });
    results?.scrollIntoView({ block: 'start' });
  };
}

type NewOnlyProps = Pick<AnalysisResultsProps, 'internshipId' | 'newIds' | 'isNewOnly' | 'onNewOnly'>;

/** Narrows the results to those of the CVs that were added during the visit, and says how many they are. */
function NewOnlyButton({ internshipId, newIds, isNewOnly, onNewOnly }: NewOnlyProps): ReactElement | null {
  const text = useMessages();
  const { total = 0 } = useGetList<CvAnalysis>(
    'cv-analyses',
    { filter: { internshipId, state: 'succeeded', id: newIds }, pagination: { page: 1, perPage: 1 } },
    { enabled: newIds.length > 0 },
  );
  if (newIds.length === 0 || total === 0) return null;
  return (
    <Button
      variant={isNewOnly ? 'contained' : 'outlined'}
      aria-pressed={isNewOnly}
      onClick={() => onNewOnly(!isNewOnly)}
      sx={{ minHeight: 44 }}
    >
      {text('analyzer.newOnly', { count: total })}
    </Button>
  );
}

/** Shows what the CVs show of each requirement, in the order of application unless asked otherwise. */
export function AnalysisResults(props: AnalysisResultsProps): ReactElement {
  const { internshipId, newIds, isNewOnly, onCompare } = props;
  const text = useMessages();
  const mayExport = useAbility().can('export', 'CvAnalysis');
  const { inputs, labelOf } = useFilterInputs(filters);
  const requirements = useRequirementFilters(firstPageOf(internshipId));
  const storeKey = storeKeyOf(internshipId);
  const { sort, filter } = resultsOf(internshipId);
  return (
    <Panel title={text('analyzer.results')} id={RESULTS} beside={<NewOnlyButton {...props} />}>
      <ResourceList<CvAnalysis>
        resource="cv-analyses"
        storeKey={storeKey}
        sort={sort}
        filter={isNewOnly ? { ...filter, id: newIds } : filter}
        filters={[...inputs, ...requirements.inputs]}
        filterLabel={(source, value) => requirements.labelOf(source, value) ?? labelOf(source, value)}
        perPage={PER_PAGE}
        empty={{ title: 'analyzer.empty', help: 'analyzer.emptyHelp' }}
        file={mayExport && file}
        table={<AnalysisTable storeKey={tableKeyOf(storeKey)} newIds={newIds} onCompare={onCompare} />}
      />
    </Panel>
  );
}
