import { Box, Button, Link } from '@mui/material';
import {
  AppError,
  externalJobLifecycle,
  hasBrokenLink,
  transitionsFrom,
  type ExternalJobState,
} from '@prentice/contract';
import type { ReactElement } from 'react';
import { SaveButton, SimpleForm, useNotify, useRecordContext } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { useParams } from 'react-router';
import { pathTo } from '../../app/screen-paths.ts';
import { useMessages } from '../../i18n/messages.hook.ts';
import { client } from '../../providers/session.ts';
import { useApiMutation } from '../../ui/mutations/api-mutation.hook.ts';
import { AuditTrail } from '../../ui/differences/AuditTrail.tsx';
import { isUndoable, useBulkChange, useNotifyUndoable } from '../../ui/mutations/bulk-change.hook.tsx';
import { EditBar } from '../../ui/form/EditBar.tsx';
import { FormDraft, formDrafts } from '../../ui/form/FormDraft.tsx';
import { FurtherActions } from '../../ui/form/FurtherActions.tsx';
import { VersionedEdit } from '../../ui/form/VersionedEdit.tsx';
import { PageSkeleton } from '../../ui/page/PageSkeleton.tsx';
import { useNow } from '../../ui/page/timing.hook.ts';
import { CheckLinkButton } from './CheckLinkButton.tsx';
import { undoJobs } from './ExternalJobBulkActions.tsx';
import { ExternalJobHeader } from './ExternalJobHeader.tsx';
import { type ManagedExternalJob, ExternalJobInputs, toExternalJobBody } from './ExternalJobInputs.tsx';
import { missingToPublish, PublishChecklist, useMarkFields } from './PublishChecklist.tsx';

/** Saves, changes the state of what is saved, and says whether everything is. */
function JobToolbar({ job }: { job: ManagedExternalJob }): ReactElement {
  const text = useMessages();
  const { isDirty } = useFormState();
  const { getValues, reset } = useFormContext();
  const markFields = useMarkFields();
  const notify = useNotify();
  const notifyUndoable = useNotifyUndoable();
  const { undo } = useBulkChange(undoJobs);
  const now = useNow();
  const transition = useApiMutation(
    (to: ExternalJobState) =>
      client.externalJobs.transition({ params: { id: job.id }, body: { to, version: job.version } }),
    {
      onDone: ({ state }) =>
        notifyUndoable({
          message: text(`externalJobs.transitionDone.${state}`),
          onUndo: () => undo([job.id]),
          beside: state === 'published' && (
            <Button color="inherit" size="small" href={`/external-jobs/${job.id}`} target="_blank" rel="noopener">
              {text('action.viewIt')}
            </Button>
          ),
        }),
      onFailure: (failure) => {
        if (failure instanceof AppError) markFields(failure.fields);
        return false;
      },
    },
  );
  const changeState = (to: ExternalJobState) => {
    const missing = to === 'published' || to === 'scheduled' ? missingToPublish(getValues(), Date.now()) : [];
    if (missing.length === 0) return transition.mutate(to);
    markFields(missing);
    return notify(text('externalJobs.faults'), { type: 'warning' });
  };
  const discard = () => {
    reset();
    formDrafts('external-jobs').remove(job.id);
  };
  const label = (to: ExternalJobState) =>
    text(hasBrokenLink(job) && to === 'published' ? 'externalJobs.confirmLink' : `externalJobs.to.${to}`);
  const targets = transitionsFrom(externalJobLifecycle, job.state, 'admin').map(({ to }) => to);
  const isBusy = transition.isPending || isDirty;
  return (
    <EditBar status={text(isDirty ? 'externalJobs.saveFirst' : 'externalJobs.saved')}>
      <SaveButton />
      {targets.includes('published') && (
        <Button
          variant={!isDirty && !hasBrokenLink(job) ? 'contained' : 'outlined'}
          disabled={isBusy}
          onClick={() => changeState('published')}
        >
          {label('published')}
        </Button>
      )}
      <FurtherActions
        actions={[
          ...(isDirty ? [{ label: text('typing.restart'), onPress: discard }] : []),
          ...targets
            .filter((to) => to !== 'published')
            .map((to) => ({ label: label(to), isDisabled: isBusy, onPress: () => changeState(to) })),
          ...(isUndoable(job, now) && !isDirty ? [{ label: text('bulk.undo'), onPress: () => undo([job.id]) }] : []),
          { label: text('externalJobs.show'), to: pathTo('externalJobShow', job.id) },
          ...(job.listed ? [{ label: text('externalJobs.view'), href: `/external-jobs/${job.id}` }] : []),
        ]}
      />
    </EditBar>
  );
}

/** Shows the page that the saved link leads to, and whether it is still there. */
function SavedLink({ job }: { job: ManagedExternalJob }): ReactElement {
  const text = useMessages();
  const { isDirty } = useFormState();
  return (
    <Box sx={{ mb: 2, display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <Link href={job.url} target="_blank" rel="noopener noreferrer" sx={{ overflowWrap: 'anywhere' }}>
        {text('externalJobs.openLink', { host: job.host })}
      </Link>
      <CheckLinkButton id={job.id} disabled={isDirty} isBroken={hasBrokenLink(job)} />
    </Box>
  );
}

/* What was done to it stands beside its fields where there is room. */
const columnsStyle = {
  display: 'grid',
  gap: { xs: 2, lg: 4 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' },
  alignItems: 'start',
} as const;

const isPublishable = ({ state }: ManagedExternalJob): boolean =>
  transitionsFrom(externalJobLifecycle, state, 'admin').some(({ to }) => to === 'published');

function Editor(): ReactElement {
  const job = useRecordContext<ManagedExternalJob>();
  if (!job) return <PageSkeleton />;
  return (
    <>
      <ExternalJobHeader job={job} />
      <Box sx={columnsStyle}>
        <SimpleForm toolbar={<JobToolbar job={job} />} sx={{ p: 0 }}>
          <FormDraft resource="external-jobs" id={job.id} />
          {isPublishable(job) && <PublishChecklist />}
          <SavedLink job={job} />
          <ExternalJobInputs />
        </SimpleForm>
        <Box>
          <AuditTrail resource="external-jobs" id={job.id} />
        </Box>
      </Box>
    </>
  );
}

/** Shows the editor of one listing. */
export default function ExternalJobEdit(): ReactElement {
  const { id = '' } = useParams();
  return (
    <VersionedEdit
      resource="external-jobs"
      id={id}
      labelPrefix="externalJobs"
      savedMessage="resources.external-jobs.notifications.updated"
      transform={toExternalJobBody}
      isUndoable
    >
      <Editor />
    </VersionedEdit>
  );
}
