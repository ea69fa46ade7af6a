import { cvAnalysisSources, type CvAnalysis } from '@prentice/contract';
import { useGetList, useStore } from 'ra-core';
import type { ReactElement, ReactNode } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { useAbility } from '../../providers/me-store.ts';
import { client } from '../../providers/session.ts';
import type { ExportFile } from '../../ui/list/export.hook.ts';
import { useFilterInputs } from '../../ui/list/filter-inputs.hook.tsx';
import type { ListFilter } from '../../ui/list/filter-model.ts';
import { ResourceList, tableKeyOf } from '../../ui/list/ResourceList.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { AnalysisResults } from './AnalysisResults.tsx';
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

interface AnalysisTableProps {
  readonly internshipId: string;
  /** Results that were just added. */
  readonly newIds: readonly string[];
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

const RESULTS = 'analysis-results';
const storeKeyOf = (internshipId: string): string => `cv-analyses.${internshipId}`;

/** Returns what puts the results that came last first, without filters, and leads there. */
export function useNewestFirst(internshipId: string): () => void {
  const [, setListParams] = useStore<object>(storeKeyOf(internshipId));
  return () => {
    setListParams({ sort: 'receivedAt', order: 'DESC', page: 1, perPage: PER_PAGE, filter: {} });
    const results = document.getElementById(RESULTS);
    results?.focus({ preventScroll: true });
    results?.scrollIntoView({ block: 'start' });
  };
}

/** Shows what the CVs show of each requirement, in the order of application unless asked otherwise. */
export function AnalysisTable({ internshipId, newIds, onCompare, beside }: AnalysisTableProps): ReactElement {
  const text = useMessages();
  const mayExport = useAbility().can('export', 'CvAnalysis');
  const { inputs, labelOf } = useFilterInputs(filters);
  const requirements = useRequirementFilters(firstPageOf(internshipId));
  const storeKey = storeKeyOf(internshipId);
  return (
    <Panel title={text('analyzer.results')} id={RESULTS} beside={beside}>
      <ResourceList<CvAnalysis>
        resource="cv-analyses"
        storeKey={storeKey}
        {...resultsOf(internshipId)}
        filters={[...inputs, ...requirements.inputs]}
        filterLabel={(source, value) => requirements.labelOf(source, value) ?? labelOf(source, value)}
        perPage={PER_PAGE}
        empty={{ title: 'analyzer.empty', help: 'analyzer.emptyHelp' }}
        file={mayExport && file}
        table={<AnalysisResults storeKey={tableKeyOf(storeKey)} newIds={newIds} onCompare={onCompare} />}
      />
    </Panel>
  );
}
