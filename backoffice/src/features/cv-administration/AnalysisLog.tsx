import { Button } from '@mui/material';
import {
  cvAnalysisFailures,
  cvAnalysisSources,
  cvAnalysisState,
  revealReasonCodes,
  type cvAnalysisLogView,
  type RevealedCvAnalysis,
  type StatedRevealReason,
  type ViewOf,
} from '@prentice/contract';
import { useLocale } from 'ra-core';
import { useState, type ReactElement } from 'react';
import { useMessages, useValueLabel } from '../../i18n/messages.hook.ts';
import { client } from '../../providers/session.ts';
import { useApiMutation } from '../../ui/api-mutation.hook.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { ListFilter } from '../../ui/list/filter-model.ts';
import { ListPage } from '../../ui/list/ListPage.tsx';
import type { Column } from '../../ui/list/record-columns.ts';
import { RecordTable } from '../../ui/list/RecordTable.tsx';
import { ReasonDialog } from '../../ui/ReasonDialog.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { exactTime } from '../../ui/time-format.ts';
import { useDuration } from './duration.hook.ts';
import { RevealedAnalysis } from './RevealedAnalysis.tsx';

type LogEntry = ViewOf<typeof cvAnalysisLogView>;

/* What was removed is listed nowhere. */
const states = cvAnalysisState.options.filter((state) => state !== 'removed');
const filters: readonly ListFilter[] = [
  { kind: 'choice', source: 'state', label: 'analyzer.status', values: states, words: 'cvAnalysisState' },
  { kind: 'choice', source: 'failure', label: 'cvAdmin.cause', values: cvAnalysisFailures, words: 'cvFailure' },
  { kind: 'choice', source: 'source', label: 'analyzer.source', values: cvAnalysisSources, words: 'cvAnalysisSource' },
];

function useColumns(onOpen: (entry: LogEntry) => void): readonly Column<LogEntry>[] {
  const text = useMessages();
  const word = useValueLabel();
  const duration = useDuration();
  const locale = useLocale() ?? 'en';
  return [
    {
      name: 'createdAt',
      label: text('cvAdmin.asked'),
      sort: 'createdAt',
      render: ({ createdAt }) => <RelativeTime instant={createdAt} />,
    },
    { name: 'internshipTitle', label: text('analyzer.internship') },
    { name: 'employerName', label: text('cvAdmin.company') },
    {
      name: 'source',
      label: text('analyzer.source'),
      render: ({ source }) => word('cvAnalysisSource', source),
    },
    {
      name: 'state',
      label: text('analyzer.status'),
      render: ({ state, failure }) => (
        <>
          <StatusChip state={state} labelPrefix="cvAnalysisState" />
          {failure && <div>{word('cvFailure', failure)}</div>}
        </>
      ),
    },
    {
      name: 'milliseconds',
      label: text('cvAdmin.time'),
      sort: 'milliseconds',
      isNumeric: true,
      render: ({ milliseconds }) => (milliseconds === null ? '–' : duration(milliseconds)),
    },
    {
      name: 'algorithmVersion',
      label: text('cvAdmin.version'),
      isNumeric: true,
      render: ({ algorithmVersion }) => algorithmVersion ?? '–',
    },
    {
      name: 'open',
      label: text('analyzer.actions'),
      isSelfEvident: true,
      render: (entry) => (
        <Button
          size="small"
          aria-label={text('cvAdmin.openOf', {
            internship: entry.internshipTitle,
            time: exactTime(Date.parse(entry.createdAt), locale),
          })}
          onClick={() => onOpen(entry)}
        >
          {text('cvAdmin.open')}
        </Button>
      ),
    },
  ];
}

function Rows({ onOpen }: { onOpen: (entry: LogEntry) => void }): ReactElement {
  return <RecordTable<LogEntry> columns={useColumns(onOpen)} storeKey="cv-analysis-log.columns" />;
}

/** All analyses that employers asked for, without what they say; one is opened for a reason, which is logged. */
export function AnalysisLog(): ReactElement {
  const text = useMessages();
  const [asked, setAsked] = useState<LogEntry | null>(null);
  const [opened, setOpened] = useState<RevealedCvAnalysis | null>(null);
  const reveal = useApiMutation(
    (body: StatedRevealReason) => client.cvAnalysisLog.reveal({ params: { id: asked?.id ?? '' }, body }),
    {
      onDone: (analysis) => {
        setAsked(null);
        setOpened(analysis);
      },
    },
  );
  if (opened) return <RevealedAnalysis analysis={opened} onClose={() => setOpened(null)} />;
  return (
    <>
      <p>{text('cvAdmin.logHelp')}</p>
      <ListPage
        resource="cv-analysis-log"
        storeKey="cv-analysis-log"
        sort={{ field: 'createdAt', order: 'DESC' }}
        filters={filters}
        embedded
        empty={<EmptyState title={text('cvAdmin.noAnalyses')} help={text('cvAdmin.noAnalysesHelp')} />}
      >
        <Rows onOpen={setAsked} />
      </ListPage>
      {asked && (
        <ReasonDialog
          about={asked.id}
          title={text('cvAdmin.openTitle')}
          help={text(asked.source === 'applicant' ? 'cvAdmin.openHelp' : 'cvAdmin.openUploadHelp')}
          codes={revealReasonCodes}
          labelPrefix="revealReason"
          note={{ min: 10, max: 300 }}
          confirm={text('cvAdmin.open')}
          busy={reveal.isPending}
          onClose={() => setAsked(null)}
          onConfirm={({ codes: [code], note }) => code && reveal.mutate({ code, text: note })}
        />
      )}
    </>
  );
}
