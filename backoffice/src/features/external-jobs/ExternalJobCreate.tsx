import type { ReactElement } from 'react';
import { Create, SaveButton, SimpleForm } from 'react-admin';
import { useMessages } from '../../i18n/messages.hook.ts';
import { EditBar } from '../../ui/form/EditBar.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { ExternalJobInputs, toExternalJobForm } from './ExternalJobInputs.tsx';

const empty = { type: 'internship', workMode: 'onsite' };

const CreateBar = (): ReactElement => (
  <EditBar status="">
    <SaveButton label="news.createDraft" alwaysEnable />
  </EditBar>
);

/** A new listing: a draft until somebody publishes it. */
export default function ExternalJobCreate(): ReactElement {
  const text = useMessages();
  return (
    <>
      <PageHeader title={text('externalJobs.create')} />
      <Create resource="external-jobs" redirect="edit" title=" " component="div" transform={toExternalJobForm}>
        <SimpleForm defaultValues={empty} warnWhenUnsavedChanges toolbar={<CreateBar />} sx={{ maxWidth: 760, p: 0 }}>
          <ExternalJobInputs />
        </SimpleForm>
      </Create>
    </>
  );
}
