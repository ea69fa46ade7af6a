import { Button } from '@mui/material';
import type { ReactElement } from 'react';
import { Create, LinkBase, SaveButton, SimpleForm, useNotify, useRedirect } from 'react-admin';
import { pathTo } from '../../app/screen-paths.ts';
import { useMessages } from '../../i18n/messages.hook.ts';
import { EditBar } from '../../ui/form/EditBar.tsx';
import { FormDraft, formDrafts } from '../../ui/form/FormDraft.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { type ManagedExternalJob, ExternalJobInputs, toExternalJobBody } from './ExternalJobInputs.tsx';
import { PublishChecklist } from './PublishChecklist.tsx';

const empty = { type: 'internship', workMode: 'onsite' };

function CreateBar(): ReactElement {
  const text = useMessages();
  return (
    <EditBar status="">
      <SaveButton label="externalJobs.createDraft" alwaysEnable />
      <Button
        component={LinkBase}
        to={pathTo('externalJobs')}
        onClick={() => formDrafts('external-jobs').remove('new')}
      >
        {text('action.cancel')}
      </Button>
    </EditBar>
  );
}

/** Shows a new listing: a draft until somebody publishes it. */
export default function ExternalJobCreate(): ReactElement {
  const text = useMessages();
  const notify = useNotify();
  const redirect = useRedirect();
  const opened = ({ id }: ManagedExternalJob) => {
    formDrafts('external-jobs').remove('new');
    notify(text('resources.external-jobs.notifications.created'), { type: 'success' });
    redirect('edit', 'external-jobs', id);
  };
  return (
    <>
      <PageHeader title={text('externalJobs.create')} />
      <Create<ManagedExternalJob>
        resource="external-jobs"
        title=" "
        component="div"
        transform={toExternalJobBody}
        mutationOptions={{ onSuccess: opened }}
      >
        <SimpleForm defaultValues={empty} toolbar={<CreateBar />} sx={{ maxWidth: 760, p: 0 }}>
          <FormDraft resource="external-jobs" id="new" />
          <PublishChecklist />
          <ExternalJobInputs />
        </SimpleForm>
      </Create>
    </>
  );
}
