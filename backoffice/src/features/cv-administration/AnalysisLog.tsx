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
import { useApiMutation } from '../../ui/mutations/api-mutation.hook.ts';
import { useFilterInputs } from '../../ui/list/filter-inputs.hook.tsx';
import type { ListFilter } from '../../ui/list/filter-model.ts';
import { ListColumn, ListTable } from '../../ui/list/ListTable.tsx';
import { ResourceList } from '../../ui/list/ResourceList.tsx';
import { ReasonDialog } from '../../ui/dialogs/ReasonDialog.tsx';
import { StatusChip } from '../../ui/formats/StatusChip.tsx';
import { exactTime } from '../../ui/formats/time-format.ts';
import { useDuration } from '../../ui/formats/value-format.hook.ts';
import { RevealedAnalysis } from './RevealedAnalysis.tsx';

type LogEntry = ViewOf<typeof cvAnalysisLogView>;

/* What was removed is listed nowhere. */
const states = cvAnalysisState.options.filter((state) => state !== 'removed');
const filters: readonly ListFilter[] = [
  {
    kind: 'choice',
    source: 'state',
    label: 'analyzer.status',
    values: states,
    labelPrefix: 'cvAnalysisState',
    alwaysOn: true,
  },
  {
    kind: 'choice',
    source: 'failure',
    label: 'cvAdmin.cause',
    values: cvAnalysisFailures,
    labelPrefix: 'cvFailure',
    alwaysOn: true,
  },
  {
    kind: 'choice',
    source: 'source',
    label: 'analyzer.source',
    values: cvAnalysisSources,
    labelPrefix: 'cvAnalysisSource',
  },
];

/** @param onOpen called with the analysis that somebody wants to read */
function AnalysisLogTable({ onOpen }: { onOpen: (entry: LogEntry) => void }): ReactElement {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const duration = useDuration();
  const locale = useLocale() ?? 'en';
  const Column = ListColumn<LogEntry>;
  return (
    <ListTable<LogEntry> rowClick={false}>
      <Column source="createdAt" label={text('cvAdmin.asked')} card="title" instant />
      <Column source="internshipTitle" label={text('analyzer.internship')} disableSort />
      <Column source="employerName" label={text('cvAdmin.company')} disableSort />
      <Column source="source" label={text('analyzer.source')} disableSort labelPrefix="cvAnalysisSource" />
      <Column
        source="state"
        label={text('analyzer.status')}
        disableSort
        render={({ state, failure }) => (
          <>
            <StatusChip state={state} labelPrefix="cvAnalysisState" />
            {failure && <div>{valueLabel('cvFailure', failure)}</div>}
          </>
        )}
      />
      <Column
        source="milliseconds"
        label={text('cvAdmin.time')}
        align="right"
        render={({ milliseconds }) => (milliseconds === null ? '–' : duration(milliseconds))}
      />
      <Column
        source="algorithmVersion"
        label={text('cvAdmin.version')}
        align="right"
        disableSort
        render={({ algorithmVersion }) => algorithmVersion ?? '–'}
      />
      <Column
        source="actions"
        label={text('analyzer.actions')}
        card="plain"
        disableSort
        render={(entry) => (
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
        )}
      />
    </ListTable>
  );
}

/** Shows all analyses that employers asked for, without what they say; one is opened for a reason, which is logged. */
export function AnalysisLog(): ReactElement {
  const text = useMessages();
  const { inputs, labelOf } = useFilterInputs(filters);
  const [removing, setRemoving] = useState<LogEntry | null>(null);
  const [opened, setOpened] = useState<RevealedCvAnalysis | null>(null);
  const reveal = useApiMutation(
    (body: StatedRevealReason) => client.cvAnalysisLog.reveal({ params: { id: removing?.id ?? '' }, body }),
    {
      onDone: (analysis) => {
        setRemoving(null);
        setOpened(analysis);
      },
    },
  );
  if (opened) return <RevealedAnalysis analysis={opened} onClose={() => setOpened(null)} />;
  return (
    <>
      <p>{text('cvAdmin.logHelp')}</p>
      <ResourceList<LogEntry>
        resource="cv-analysis-log"
        sort={{ field: 'createdAt', order: 'DESC' }}
        filters={inputs}
        filterLabel={labelOf}
        empty={{ title: 'cvAdmin.noAnalyses', help: 'cvAdmin.noAnalysesHelp' }}
        table={<AnalysisLogTable onOpen={setRemoving} />}
      />
      {removing && (
        <ReasonDialog
          about={removing.id}
          title={text('cvAdmin.openTitle')}
          help={text(removing.source === 'applicant' ? 'cvAdmin.openHelp' : 'cvAdmin.openUploadHelp')}
          codes={revealReasonCodes}
          labelPrefix="revealReason"
          note={{ min: 10, max: 300 }}
          confirm={text('cvAdmin.open')}
          busy={reveal.isPending}
          onClose={() => setRemoving(null)}
          onConfirm={({ codes: [code], note }) => code && reveal.mutate({ code, text: note })}
        />
      )}
    </>
  );
}
