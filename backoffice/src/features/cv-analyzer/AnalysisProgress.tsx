import { Box, Button, LinearProgress } from '@mui/material';
import {
  isCvAnalysisRunning,
  runningCvAnalysisStates,
  type CvAnalysisState,
  type CvAnalysis,
} from '@prentice/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, type ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { isRefreshedBy } from '../../layouts/live-refresh.hook.ts';
import { useAbility } from '../../providers/me-store.ts';
import { client } from '../../providers/session.ts';
import { useCandidateName } from '../../ui/formats/value-format.hook.ts';
import { useApiMutation } from '../../ui/mutations/api-mutation.hook.ts';
import { useErrorMessage } from '../../ui/mutations/error-message.hook.ts';
import { Panel } from '../../ui/page/Panel.tsx';
import { PlainTable, type PlainColumn } from '../../ui/record/PlainTable.tsx';
import { QueryBoundary } from '../../ui/page/QueryBoundary.tsx';
import { StatusChip } from '../../ui/formats/StatusChip.tsx';

/** Milliseconds between two looks while something runs, for browsers that live updates do not reach. */
const POLL_MS = 4_000;
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
      data?.items.some(({ state }) => isCvAnalysisRunning(state)) ? POLL_MS : false,
  });

/** Loads the results again when something ends. */
function useReloadedResults(unfinished: { readonly items: readonly CvAnalysis[] } | undefined): void {
  const queries = useQueryClient();
  const running = unfinished && runningCount(unfinished.items);
  useEffect(() => {
    const isList = isRefreshedBy('cv-analyses');
    if (running !== undefined)
      void queries.invalidateQueries({ predicate: (query) => isList(query) && query.queryKey[1] === 'getList' });
  }, [queries, running]);
}

/** Shows where an analysis is, or why it failed. */
function AnalysisStatus({ analysis }: { analysis: CvAnalysis }): ReactElement {
  const errorMessage = useErrorMessage();
  const { state, failure, name } = analysis;
  return (
    <Box sx={{ minWidth: 160 }}>
      <StatusChip state={state} labelPrefix="cvAnalysisState" />
      {isCvAnalysisRunning(state) && (
        <LinearProgress variant="determinate" value={progressOf(analysis)} aria-label={name} sx={{ mt: 0.5 }} />
      )}
      {failure && <div>{errorMessage({ code: failure, message: null, params: { types: 'PDF, DOCX, TXT' } })}</div>}
    </Box>
  );
}

/* A file that has a password or no text has it the next time, too. */
const isWorthRetrying = ({ state, failure }: CvAnalysis): boolean =>
  state === 'cancelled' || failure === 'ANALYSIS_TIMEOUT' || failure === 'INTERNAL';

/** Shows what can be done with one that is not done. */
function AnalysisActions({ analysis }: { analysis: CvAnalysis }): ReactElement {
  const { id, state, name } = analysis;
  const text = useMessages();
  const transition = useApiMutation((to: 'cancelled' | 'queued') =>
    client.cvAnalyses.transition({ params: { id }, body: { to } }),
  );
  const remove = useApiMutation(() => client.cvAnalyses.remove({ params: { id } }));
  const isBusy = transition.isPending || remove.isPending;
  const button = (label: 'cancel' | 'retry' | 'remove', act: () => void) => (
    <Button size="small" disabled={isBusy} onClick={act} aria-label={`${text(`analyzer.${label}`)}: ${name}`}>
      {text(`analyzer.${label}`)}
    </Button>
  );
  return (
    <>
      {isCvAnalysisRunning(state) && button('cancel', () => transition.mutate('cancelled'))}
      {isWorthRetrying(analysis) && button('retry', () => transition.mutate('queued'))}
      {!isCvAnalysisRunning(state) && button('remove', () => remove.mutate(undefined))}
    </>
  );
}

/** Cancels everything that runs. */
function CancelAll({ internshipId }: { internshipId: string }): ReactElement {
  const text = useMessages();
  const cancel = useApiMutation(() => client.cvAnalyses.cancel({ body: { internshipId } }));
  return (
    <Button size="small" disabled={cancel.isPending} onClick={() => cancel.mutate(undefined)}>
      {text('analyzer.cancelAll')}
    </Button>
  );
}

const PROGRESS = 'analysis-progress';

/** Says how many CVs are being analysed and how many failed, and leads to them: they are below the results. */
export function AnalysisStatusLine({ internshipId }: { internshipId: string }): ReactElement | null {
  const text = useMessages();
  const { data } = useUnfinished(internshipId);
  const sentences = useStatusSentences(data?.items ?? []);
  if (sentences.length === 0) return null;
  const show = () => {
    const progress = document.getElementById(PROGRESS);
    progress?.focus({ preventScroll: true });
    progress?.scrollIntoView({ block: 'start' });
  };
  return (
    <Button onClick={show} title={text('analyzer.showProgress')}>
      {sentences.join(' · ')}
    </Button>
  );
}

/** Returns how many are being analysed and how many failed, as words. */
function useStatusSentences(items: readonly CvAnalysis[]): string[] {
  const text = useMessages();
  const running = runningCount(items);
  const failed = items.filter(({ state }) => state === 'failed').length;
  return [
    ...(running > 0 ? [text('analyzer.summary', { smart_count: running })] : []),
    ...(failed > 0 ? [text('analyzer.failedCount', { smart_count: failed })] : []),
  ];
}

/** Shows each CV whose analysis is not done: how far it is, or why it failed and what to do. */
export function AnalysisProgress({ internshipId }: { internshipId: string }): ReactElement {
  const text = useMessages();
  const nameOf = useCandidateName();
  const query = useUnfinished(internshipId);
  useReloadedResults(query.data);
  const sentences = useStatusSentences(query.data?.items ?? []);
  const mayAct = useAbility().can('transition', 'CvAnalysis');
  const columns: readonly PlainColumn<CvAnalysis>[] = [
    {
      label: text('analyzer.cv'),
      isTitle: true,
      render: ({ name }) => nameOf({ displayName: name }) || text('analyzer.unavailable'),
    },
    {
      label: text('analyzer.status'),
      isSelfEvident: true,
      render: (analysis) => <AnalysisStatus analysis={analysis} />,
    },
    ...(mayAct
      ? [
          {
            label: text('analyzer.actions'),
            isSelfEvident: true,
            render: (analysis: CvAnalysis) => <AnalysisActions analysis={analysis} />,
          },
        ]
      : []),
  ];
  return (
    <QueryBoundary query={query}>
      {({ items, total }) => {
        const isRunning = runningCount(items) > 0;
        return (
          <>
            <p className="visually-hidden" role="status">
              {sentences.join('. ')}
            </p>
            {total > 0 && (
              <Panel
                title={text('analyzer.progress')}
                id={PROGRESS}
                beside={isRunning && mayAct && <CancelAll internshipId={internshipId} />}
              >
                <PlainTable
                  label={text('analyzer.progress')}
                  columns={columns}
                  rows={items}
                  keyOf={({ id }) => id}
                  maxWidth={900}
                />
              </Panel>
            )}
          </>
        );
      }}
    </QueryBoundary>
  );
}
