import { Box, Button, LinearProgress } from '@mui/material';
import { isDryRunKind, maintenanceLimits, type MaintenanceFinding, type MaintenanceRunReply } from '@prentice/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useLocale } from 'ra-core';
import type { ReactElement } from 'react';
import { useMessages, useValueLabel } from '../../i18n/messages.hook.ts';
import { client } from '../../providers/session.ts';
import { RelativeTime } from '../../ui/formats/RelativeTime.tsx';
import { StatusChip } from '../../ui/formats/StatusChip.tsx';
import { exactTime } from '../../ui/formats/time-format.ts';
import { useApiMutation } from '../../ui/mutations/api-mutation.hook.ts';
import { QueryBoundary } from '../../ui/page/QueryBoundary.tsx';
import { PlainTable, type PlainColumn } from '../../ui/record/PlainTable.tsx';

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** Returns whether a run is waiting or being worked on, forwards or back. */
export const isUnderWay = ({ state }: MaintenanceRunReply): boolean =>
  state === 'queued' || state === 'running' || state === 'undoing';

/** Cancels what is under way, or takes back what was changed. */
function RunActions({ run }: { run: MaintenanceRunReply }): ReactElement | null {
  const text = useMessages();
  const change = useApiMutation((to: 'cancelled' | 'undoing') =>
    client.maintenanceRuns.transition({ params: { id: run.id }, body: { to } }),
  );
  if (run.state === 'queued' || run.state === 'running')
    return (
      <Button variant="outlined" disabled={change.isPending} onClick={() => change.mutate('cancelled')}>
        {text('maintenance.cancel')}
      </Button>
    );
  if (!run.canUndo) return null;
  return (
    <Button variant="outlined" disabled={change.isPending} onClick={() => change.mutate('undoing')}>
      {text('maintenance.undo', { smart_count: run.changed - run.undone })}
    </Button>
  );
}

function useSummary(): (run: MaintenanceRunReply) => string {
  const text = useMessages();
  return ({ kind, dryRun, state, total, processed, changed, failed, undone }) => {
    if (state === 'queued') return text('maintenance.waiting');
    if (state === 'undoing' || state === 'undone')
      return text('maintenance.undoneCount', { smart_count: undone, changed });
    if (!isDryRunKind(kind)) {
      const checked = text('maintenance.checked', { smart_count: processed, total: total ?? processed });
      return failed > 0 ? `${checked} ${text('maintenance.problems', { smart_count: failed })}` : checked;
    }
    if (changed + failed === 0 && state === 'succeeded') return text(`maintenance.nothingWrong.${kind}`);
    const changedText = text(`maintenance.${dryRun ? 'wouldChange' : 'changed'}.${kind}`, { smart_count: changed });
    return failed > 0 ? `${changedText} ${text('maintenance.unknown', { smart_count: failed })}` : changedText;
  };
}

/** Shows what a run has found, page by page. */
function Findings({ run }: { run: MaintenanceRunReply }): ReactElement {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const locale = useLocale() ?? 'en';
  const query = useInfiniteQuery({
    queryKey: ['maintenance-findings', run.id, run.processed, run.undone],
    queryFn: ({ pageParam }) =>
      client.maintenanceRuns.findings({ params: { id: run.id }, query: pageParam ? { after: pageParam } : {} }),
    initialPageParam: '',
    getNextPageParam: (page) => (page.length < maintenanceLimits.findings ? undefined : page.at(-1)?.id),
  });
  /* Another text than an instant was stored as a text, which is what is wrong with it. */
  const asTime = (value: string | null): string => {
    if (value === null) return text('maintenance.missing');
    return INSTANT.test(value) ? exactTime(Date.parse(value), locale) : `“${value}”`;
  };
  const isDates = run.kind === 'creation_dates';
  const columns: readonly PlainColumn<MaintenanceFinding>[] = [
    {
      label: text('maintenance.record'),
      isTitle: true,
      render: ({ collection, recordId }) => `${collection} ${recordId}`,
    },
    ...(isDates
      ? [
          { label: text('maintenance.before'), render: ({ before }: MaintenanceFinding) => asTime(before) },
          {
            label: text('maintenance.after'),
            render: ({ after }: MaintenanceFinding) => (after ? asTime(after) : text('maintenance.none')),
          },
        ]
      : []),
    ...(run.kind === 'unused_files'
      ? [{ label: text('maintenance.storedOn'), render: ({ before }: MaintenanceFinding) => asTime(before) }]
      : []),
    { label: text('maintenance.reason'), render: ({ reason }) => valueLabel('maintenanceReason', reason) },
    ...(isDryRunKind(run.kind) && !run.dryRun
      ? [
          {
            label: text('maintenance.outcome'),
            render: ({ outcome }: MaintenanceFinding) => valueLabel('maintenanceOutcome', outcome),
          },
        ]
      : []),
  ];
  return (
    <QueryBoundary query={query}>
      {({ pages }) => (
        <>
          <PlainTable
            label={text('maintenance.findings')}
            columns={columns}
            rows={pages.flat()}
            keyOf={({ id }) => id}
          />
          {query.hasNextPage && (
            <Button disabled={query.isFetching} onClick={() => void query.fetchNextPage()}>
              {text('maintenance.more')}
            </Button>
          )}
        </>
      )}
    </QueryBoundary>
  );
}

/** Shows one run: its state and progress, who started it, what it found, and what can be done about it. */
export function RunReport({ run }: { run: MaintenanceRunReply }): ReactElement {
  const text = useMessages();
  const summary = useSummary();
  const { total, processed, startedByName, createdAt } = run;
  const percent = total ? Math.min(100, (100 * processed) / total) : 0;
  const hasFindings = run.failed > 0 || (isDryRunKind(run.kind) && run.changed > 0);
  return (
    <Box sx={{ mb: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 1 }}>
        <StatusChip state={run.state} labelPrefix={run.dryRun ? 'maintenanceLookState' : 'maintenanceState'} />
        <span>
          <RelativeTime instant={createdAt} />
          {startedByName && ` · ${startedByName}`}
        </span>
        <RunActions run={run} />
      </Box>
      {isUnderWay(run) && (
        <LinearProgress
          variant={run.state === 'running' && total ? 'determinate' : 'indeterminate'}
          value={percent}
          aria-label={text(`maintenance.kind.${run.kind}`)}
          sx={{ maxWidth: 480, mb: 1 }}
        />
      )}
      <Box component="p" role="status" sx={{ mt: 0 }}>
        {summary(run)}
      </Box>
      {hasFindings && !isUnderWay(run) && <Findings run={run} />}
    </Box>
  );
}
