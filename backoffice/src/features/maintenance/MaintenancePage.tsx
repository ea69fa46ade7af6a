import { Box, Button } from '@mui/material';
import { isDryRunKind, maintenanceKinds, type MaintenanceKind, type MaintenanceRunReply } from '@prentice/contract';
import { useState, type ReactElement } from 'react';
import { Confirm, useGetList } from 'react-admin';
import { useMessages } from '../../i18n/messages.hook.ts';
import { client } from '../../providers/session.ts';
import { useApiMutation } from '../../ui/mutations/api-mutation.hook.ts';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { QueryBoundary } from '../../ui/page/QueryBoundary.tsx';
import { isUnderWay, RunReport } from './RunReport.tsx';

/** Milliseconds between two looks at a run that is not done. */
const POLL_MS = 1_000;
/** Enough to hold the latest run of each kind, and some of what was done before. */
const RUNS = 25;

/** Shows the buttons that start a kind of work; where it changes records, it can be looked at before, and is asked about. */
function StartButtons({ kind, isBusy }: { kind: MaintenanceKind; isBusy: boolean }): ReactElement {
  const text = useMessages();
  const [isAsking, setAsking] = useState(false);
  const start = useApiMutation((dryRun: boolean) => client.maintenanceRuns.start({ body: { kind, dryRun } }), {
    onDone: () => setAsking(false),
  });
  const isDisabled = isBusy || start.isPending;
  if (!isDryRunKind(kind))
    return (
      <Button variant="outlined" disabled={isDisabled} onClick={() => start.mutate(false)}>
        {text(`maintenance.start.${kind}`)}
      </Button>
    );
  return (
    <>
      <Button variant="contained" disabled={isDisabled} onClick={() => start.mutate(true)}>
        {text(`maintenance.look.${kind}`)}
      </Button>
      <Button variant="outlined" disabled={isDisabled} onClick={() => setAsking(true)}>
        {text(`maintenance.start.${kind}`)}
      </Button>
      <Confirm
        isOpen={isAsking}
        loading={start.isPending}
        title={text(`maintenance.confirmTitle.${kind}`)}
        content={text(`maintenance.confirmHelp.${kind}`)}
        confirm={text(`maintenance.start.${kind}`)}
        confirmColor={kind === 'unused_files' ? 'warning' : 'primary'}
        cancel={text('maintenance.confirmBack')}
        onConfirm={() => start.mutate(false)}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

function KindPanel({ kind, runs }: { kind: MaintenanceKind; runs: readonly MaintenanceRunReply[] }): ReactElement {
  const text = useMessages();
  const [latest, ...earlier] = runs.filter((run) => run.kind === kind);
  /* What was only looked at does not hide what can still be undone. */
  const undoable = earlier.find(({ canUndo }) => canUndo);
  return (
    <Panel title={text(`maintenance.kind.${kind}`)}>
      <Box component="p" sx={{ mt: 0, maxWidth: 720 }}>
        {text(`maintenance.help.${kind}`)}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2 }}>
        <StartButtons kind={kind} isBusy={runs.some((run) => run.kind === kind && isUnderWay(run))} />
      </Box>
      {latest ? <RunReport run={latest} /> : <p>{text('maintenance.never')}</p>}
      {undoable && <RunReport run={undoable} />}
    </Panel>
  );
}

/** Runs work on everything at once: each kind with its latest run, its progress and what it found. */
export default function MaintenancePage(): ReactElement {
  const text = useMessages();
  const query = useGetList<MaintenanceRunReply>(
    'maintenance-runs',
    { pagination: { page: 1, perPage: RUNS }, sort: { field: 'createdAt', order: 'DESC' } },
    { refetchInterval: ({ state: { data } }) => (data?.data.some(isUnderWay) ? POLL_MS : false) },
  );
  return (
    <>
      <PageHeader title={text('maintenance.title')}>{text('maintenance.intro')}</PageHeader>
      <QueryBoundary query={query}>
        {(runs) => maintenanceKinds.map((kind) => <KindPanel key={kind} kind={kind} runs={runs} />)}
      </QueryBoundary>
    </>
  );
}
