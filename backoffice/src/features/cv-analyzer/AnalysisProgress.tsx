import WarningIcon from '@mui/icons-material/ErrorOutlineOutlined';
import LessIcon from '@mui/icons-material/ExpandLess';
import MoreIcon from '@mui/icons-material/ExpandMore';
import { Box, Button, LinearProgress } from '@mui/material';
import {
  isCvAnalysisRunning,
  runningCvAnalysisStates,
  cvAnalysisLimits,
  type CvAnalysisState,
  type CvAnalysis,
} from '@prentice/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { isRefreshedBy } from '../../layouts/live-refresh.hook.ts';
import { useAbility } from '../../providers/me-store.ts';
import { client } from '../../providers/session.ts';
import { useCandidateName } from '../../ui/formats/value-format.hook.ts';
import { hasErrorCode, useFailureMessage } from '../../ui/mutations/error-message.hook.ts';
import { Panel } from '../../ui/page/Panel.tsx';
import { PlainTable, type PlainColumn } from '../../ui/record/PlainTable.tsx';
import { QueryBoundary } from '../../ui/page/QueryBoundary.tsx';
import { StatusChip, StatusTag, toneStyle } from '../../ui/formats/StatusChip.tsx';
import { ANALYSIS_POLL_MS, type AddedCvs, type SentFile } from './added-cvs.hook.ts';
import { AddedSummary } from './AddedSummary.tsx';
import { AnalysisActions, CancelAll } from './AnalysisActions.tsx';

const LAST_INDEX = 99;
const shownStates: readonly CvAnalysisState[] = [...runningCvAnalysisStates, 'failed', 'cancelled'];

/** Returns how far an analysis is, of 100. */
const progressOf = ({ state }: CvAnalysis): number =>
  (100 * runningCvAnalysisStates.findIndex((running) => running === state)) / runningCvAnalysisStates.length;

const runningCount = (items: readonly CvAnalysis[]): number =>
  items.filter(({ state }) => isCvAnalysisRunning(state)).length;

/** Loads what runs, failed or was cancelled. */
const useUnfinished = (internshipId: string) =>
  useQuery({
    queryKey: ['cv-analyses', 'of', internshipId],
    meta: { isLive: true },
    queryFn: ({ signal }) =>
      client.cvAnalyses.list(
        { list: { filter: { internshipId, state: shownStates }, range: [0, LAST_INDEX] } },
        { signal },
      ),
    refetchInterval: ({ state: { data } }) =>
      data?.items.some(({ state }) => isCvAnalysisRunning(state)) ? ANALYSIS_POLL_MS : false,
  });

/** Loads the results again when something ends. */
function useReloadedResults(unfinished: { readonly items: readonly CvAnalysis[] } | undefined): void {
  const queries = useQueryClient();
  const running = unfinished && runningCount(unfinished.items);
  useEffect(() => {
    const isList = isRefreshedBy('cv-analyses');
    if (running !== undefined)
      void queries.invalidateQueries({
        predicate: (query) => isList(query) && ['getList', 'applicants'].includes(String(query.queryKey[1])),
      });
  }, [queries, running]);
}

/** A CV that is on its way: a file that is not sent yet, or what became of it. */
type ProgressRow = { readonly key: string; readonly name: string } & (
  { readonly file: SentFile; readonly analysis: null } | { readonly file: null; readonly analysis: CvAnalysis }
);

const analysisRow = (analysis: CvAnalysis): ProgressRow => ({
  key: analysis.id,
  name: analysis.name,
  file: null,
  analysis,
});

/** Returns the rows of what was added, as it was added, and of what else runs; what failed earlier only where nothing was added. */
function rowsOf(
  { files, analyses, ids, hasEnded, counts }: AddedCvs,
  unfinished: readonly CvAnalysis[],
): ProgressRow[] {
  const unsent = files.flatMap((file, index): ProgressRow[] =>
    file.id === null ? [{ key: `file ${index}`, name: file.name, file, analysis: null }] : [],
  );
  const shownAnalyses = analyses.filter(({ state }) => !hasEnded || state !== 'succeeded');
  const others = unfinished.filter(
    ({ id, state }) => !ids.includes(id) && (counts.total === 0 || isCvAnalysisRunning(state)),
  );
  return [...shownAnalyses.map(analysisRow), ...unsent, ...others.map(analysisRow)];
}

/** Shows that a file waits to be sent, is being sent, or why it was not taken. */
function FileStatus({ file: { state, failure } }: { file: SentFile }): ReactElement {
  const text = useMessages();
  const failureMessage = useFailureMessage();
  if (state !== 'refused')
    return (
      <StatusTag tone="neutral">
        {text(state === 'waiting' ? 'analyzer.file.waiting' : 'analyzer.file.sending')}
      </StatusTag>
    );
  const reason = () => {
    if (hasErrorCode(failure, 'SAVED_LIMIT')) return text('analyzer.file.full', { most: cvAnalysisLimits.uploads });
    return hasErrorCode(failure, 'FILE_NO_TEXT') ? text('analyzer.file.empty') : failureMessage(failure);
  };
  return (
    <div>
      <StatusTag tone="attention">{text('analyzer.file.refused')}</StatusTag>
      <div>{reason()}</div>
    </div>
  );
}

/** Shows where an analysis is, or why it failed and what to do. */
function AnalysisStatus({ analysis }: { analysis: CvAnalysis }): ReactElement {
  const text = useMessages();
  const { state, failure, name } = analysis;
  return (
    <Box sx={{ minWidth: 160 }}>
      <StatusChip state={state} labelPrefix="cvAnalysisState" />
      {isCvAnalysisRunning(state) && (
        <LinearProgress variant="determinate" value={progressOf(analysis)} aria-label={name} sx={{ mt: 0.5 }} />
      )}
      {failure && <div>{text(`analyzer.failure.${failure}`)}</div>}
    </Box>
  );
}

const PROGRESS = 'analysis-progress';

interface EarlierFailuresProps {
  readonly count: number;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** Says in one line how many CVs failed earlier, and opens them. */
function EarlierFailures({ count, isOpen, onToggle }: EarlierFailuresProps): ReactElement {
  const text = useMessages();
  return (
    <Button
      color="inherit"
      startIcon={<WarningIcon />}
      endIcon={isOpen ? <LessIcon /> : <MoreIcon />}
      aria-expanded={isOpen}
      aria-controls={PROGRESS}
      onClick={onToggle}
      sx={{ minHeight: 44, justifySelf: 'start', ...toneStyle('due') }}
    >
      {text('analyzer.failedCount', { smart_count: count })}
    </Button>
  );
}

/** Returns the columns of the CVs that are on their way, with what can be done about each where somebody may. */
function useProgressColumns(mayAct: boolean): PlainColumn<ProgressRow>[] {
  const text = useMessages();
  const nameOf = useCandidateName();
  return [
    {
      label: text('analyzer.cv'),
      isTitle: true,
      render: ({ name }) => (
        <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
          {nameOf({ displayName: name }) || text('analyzer.unavailable')}
        </Box>
      ),
    },
    {
      label: text('analyzer.status'),
      isSelfEvident: true,
      render: ({ analysis, file }) => (analysis ? <AnalysisStatus analysis={analysis} /> : <FileStatus file={file} />),
    },
    ...(mayAct
      ? [
          {
            label: text('analyzer.actions'),
            isSelfEvident: true,
            render: ({ analysis }: ProgressRow) => analysis && <AnalysisActions analysis={analysis} />,
          },
        ]
      : []),
  ];
}

interface AnalysisProgressProps {
  readonly internshipId: string;
  readonly added: AddedCvs;
  /** Whether what failed earlier is one line that opens, as there are results to look at. */
  readonly isFolded: boolean;
  readonly onShow: () => void;
  readonly onClose: () => void;
}

/** Shows each CV that is on its way or failed: how far it is, or why it failed and what to do; and what became of those just added. */
export function AnalysisProgress(props: AnalysisProgressProps): ReactElement | null {
  const { internshipId, added, isFolded, onShow, onClose } = props;
  const text = useMessages();
  const query = useUnfinished(internshipId);
  useReloadedResults(query.data);
  const mayAct = useAbility().can('transition', 'CvAnalysis');
  const columns = useProgressColumns(mayAct);
  const [isOpen, setIsOpen] = useState(false);
  /* Most often it is one line or nothing: a skeleton above the results would only push them down and up again. */
  if (isFolded && query.isPending) return null;
  return (
    <QueryBoundary query={query}>
      {({ items }) => {
        const rows = rowsOf(added, items);
        const summary = <AddedSummary added={added} onShow={onShow} onClose={onClose} />;
        if (rows.length === 0 && added.counts.total === 0) return summary;
        const isEarlier = isFolded && added.counts.total === 0 && runningCount(items) === 0;
        const toggle = <EarlierFailures count={rows.length} isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)} />;
        if (isEarlier && !isOpen) return toggle;
        return (
          <>
            {isEarlier && toggle}
            <Panel
              title={text('analyzer.progress')}
              id={PROGRESS}
              beside={runningCount(items) > 0 && mayAct && <CancelAll internshipId={internshipId} />}
            >
              {summary}
              {rows.length > 0 && (
                <Box sx={rowsStyle}>
                  <PlainTable
                    label={text('analyzer.progress')}
                    columns={columns}
                    rows={rows}
                    keyOf={({ key }) => key}
                    maxWidth={900}
                  />
                </Box>
              )}
            </Panel>
          </>
        );
      }}
    </QueryBoundary>
  );
}

/* Many files leave the results in sight. */
const rowsStyle = { maxHeight: 420, overflowY: 'auto' } as const;
