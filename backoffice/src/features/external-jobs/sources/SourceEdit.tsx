import { Box, Button, Typography } from '@mui/material';
import type { ReactElement } from 'react';
import {
  DeleteWithConfirmButton,
  Edit,
  SaveButton,
  SimpleForm,
  Toolbar,
  useGetOne,
  useNotify,
  useRecordContext,
} from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useParams } from 'react-router';
import { useMessages } from '../../../i18n/messages.hook.ts';
import { client } from '../../../providers/session.ts';
import { useApiMutation } from '../../../ui/mutations/api-mutation.hook.ts';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { RelativeTime } from '../../../ui/formats/RelativeTime.tsx';
import { StatusTag } from '../../../ui/formats/StatusChip.tsx';
import { BackToSources } from './SourcesList.tsx';
import { SourceInputs, type ExternalJobSource } from './SourceInputs.tsx';
import { SourceReport } from './SourceReport.tsx';

/** Pauses or resumes the source: the whole record as it was read, with the one field changed. */
function usePause() {
  const text = useMessages();
  const notify = useNotify();
  return useApiMutation(
    ({
      id,
      name,
      url,
      trusted,
      paused,
      organisation,
      city,
      country,
      workMode,
      type,
      closingDays,
      version,
    }: ExternalJobSource) => {
      const form = { name, url, trusted, organisation, city, country, workMode, type, closingDays, version };
      return client.externalJobSources.update({ params: { id }, body: { ...form, paused: !paused } });
    },
    { onDone: ({ paused }) => notify(text(paused ? 'sources.pausedNow' : 'sources.resumedNow'), { type: 'success' }) },
  );
}

/** Shows whether the source is read, when next, and what can be done with it now. */
function SourceBar(): ReactElement | null {
  const text = useMessages();
  const notify = useNotify();
  const source = useRecordContext<ExternalJobSource>();
  const run = useApiMutation((id: string) => client.externalJobSources.run({ params: { id } }), {
    onDone: ({ lastRun }) => notify(text('sources.ran', { created: lastRun?.created ?? 0 }), { type: 'info' }),
  });
  const pause = usePause();
  /* Both read the record anew, and what was not saved would be lost. */
  const { isDirty } = useFormState();
  if (!source) return null;
  const { id, paused, trusted, nextRunAt } = source;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', width: '100%', mb: 2 }}>
      <StatusTag tone={paused ? 'stopped' : 'answered'}>{text(paused ? 'sources.paused' : 'sources.active')}</StatusTag>
      {trusted && <StatusTag tone="neutral">{text('sources.isTrusted')}</StatusTag>}
      {!paused && nextRunAt && (
        <span>
          {text('sources.nextRun')}: <RelativeTime instant={nextRunAt} />
        </span>
      )}
      <Box sx={{ flex: 1 }} />
      <Button variant="contained" disabled={run.isPending || isDirty} onClick={() => run.mutate(id)}>
        {text(run.isPending ? 'sources.running' : 'sources.run')}
      </Button>
      <Button variant="outlined" disabled={pause.isPending || isDirty} onClick={() => pause.mutate(source)}>
        {text(paused ? 'sources.resume' : 'sources.pause')}
      </Button>
      <Typography role="status" variant="body2" sx={{ flexBasis: '100%' }}>
        {isDirty && text('sources.saveFirst')}
      </Typography>
    </Box>
  );
}

function SourceToolbar(): ReactElement {
  const text = useMessages();
  return (
    <Toolbar sx={{ justifyContent: 'space-between' }}>
      <SaveButton />
      <DeleteWithConfirmButton
        redirect="list"
        confirmTitle={text('sources.deleteTitle')}
        confirmContent={text('sources.deleteText')}
      />
    </Toolbar>
  );
}

const LastReport = (): ReactElement => {
  const source = useRecordContext<ExternalJobSource>();
  return (
    <Box sx={{ p: 2 }} aria-live="polite">
      <SourceReport report={source?.lastRun ?? null} isPaused={source?.paused ?? false} />
    </Box>
  );
};

/** Shows one source: its state, the report of its last run, and its settings. */
export default function SourceEdit(): ReactElement {
  const text = useMessages();
  const { id = '' } = useParams();
  const { data } = useGetOne<ExternalJobSource>('external-job-sources', { id });
  return (
    <>
      <PageHeader title={data?.name ?? text('sources.edit')} above={<BackToSources />} />
      <Edit
        resource="external-job-sources"
        id={id}
        mutationMode="pessimistic"
        redirect={false}
        title={<span />}
        queryOptions={{ staleTime: 0 }}
      >
        <SimpleForm warnWhenUnsavedChanges toolbar={<SourceToolbar />} sx={{ maxWidth: 760 }}>
          <SourceBar />
          <SourceInputs />
        </SimpleForm>
        <LastReport />
      </Edit>
    </>
  );
}
