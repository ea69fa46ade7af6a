import type { ReactElement } from 'react';
import { Create, SimpleForm } from 'react-admin';
import { useMessages } from '../../../i18n/messages.hook.ts';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { BackToSources } from './SourcesList.tsx';
import { SourceInputs } from './SourceInputs.tsx';

const empty = { type: 'internship', workMode: 'onsite', trusted: false };

/** Shows a new source; the first import follows within minutes, or at once by hand. */
export default function SourceCreate(): ReactElement {
  const text = useMessages();
  return (
    <>
      <PageHeader title={text('sources.create')} above={<BackToSources />} />
      <Create resource="external-job-sources" redirect="edit" title={<span />}>
        <SimpleForm defaultValues={empty} warnWhenUnsavedChanges sx={{ maxWidth: 760 }}>
          <SourceInputs />
        </SimpleForm>
      </Create>
    </>
  );
}
