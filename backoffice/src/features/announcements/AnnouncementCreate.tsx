import { announcementContent } from '@prentice/contract';
import { Create, SaveButton, useNotify, useRedirect, type RaRecord } from 'react-admin';
import type { ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { EditBar } from '../../ui/form/EditBar.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { AnnouncementForm } from './AnnouncementForm.tsx';
import { sendingRequested } from './announcement-types.ts';
import { announcementDrafts } from './announcement-draft.hook.ts';
import { MissingToSend } from './MissingToSend.tsx';
import { SendButton } from './SendButton.tsx';

const NEW = 'new';
const empty = announcementContent.parse({});

/** Shows a new announcement: a draft until its recipients are confirmed. */
export default function AnnouncementCreate(): ReactElement {
  const text = useMessages();
  const notify = useNotify();
  const redirect = useRedirect();
  const open = (saved: RaRecord | null, state?: object): void => {
    announcementDrafts().remove(NEW);
    redirect('edit', 'announcements', saved?.id, undefined, state);
  };
  const openDraft = (saved: RaRecord): void => {
    notify(text('resources.announcements.notifications.created'), { type: 'success' });
    open(saved);
  };
  const bar = (
    <EditBar status={text('announcements.saveFirst')}>
      <SendButton onReady={(saved) => open(saved, sendingRequested)} />
      <SaveButton label="announcements.createDraft" variant="outlined" icon={null} alwaysEnable />
      <MissingToSend />
    </EditBar>
  );
  return (
    <>
      <PageHeader title={text('announcements.create')}>{text('announcements.createHelp')}</PageHeader>
      <Create resource="announcements" title=" " component="div" mutationOptions={{ onSuccess: openDraft }}>
        <AnnouncementForm about={NEW} defaultValues={empty} toolbar={bar} />
      </Create>
    </>
  );
}
