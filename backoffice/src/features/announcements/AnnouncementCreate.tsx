import { announcementCreate } from '@prentice/contract';
import { Create, SaveButton, useNotify, useRedirect } from 'react-admin';
import type { ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { EditBar } from '../../ui/form/EditBar.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { AnnouncementForm } from './AnnouncementForm.tsx';
import { keptAnnouncements } from './kept-announcement.hook.ts';

const NEW = 'new';
const empty = announcementCreate.parse({});

const CreateBar = (): ReactElement => (
  <EditBar status="">
    <SaveButton label="announcements.createDraft" alwaysEnable />
  </EditBar>
);

/** A new announcement: a draft until its recipients are confirmed. */
export default function AnnouncementCreate(): ReactElement {
  const text = useMessages();
  const notify = useNotify();
  const redirect = useRedirect();
  const onSuccess = ({ id }: { readonly id: string }) => {
    keptAnnouncements().remove(NEW);
    notify(text('resources.announcements.notifications.created'), { type: 'success' });
    redirect('edit', 'announcements', id);
  };
  return (
    <>
      <PageHeader title={text('announcements.create')}>{text('announcements.createHelp')}</PageHeader>
      <Create resource="announcements" title=" " component="div" mutationOptions={{ onSuccess }}>
        <AnnouncementForm isNew about={NEW} defaultValues={empty} toolbar={<CreateBar />} />
      </Create>
    </>
  );
}
