import { Link } from '@mui/material';
import { LinkBase } from 'ra-core';
import { SaveButton, useRecordContext } from 'react-admin';
import { useState, type ReactElement } from 'react';
import { useFormState } from 'react-hook-form';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router';
import { pathTo } from '../../app/screen-paths.ts';
import { useMessages } from '../../i18n/messages.hook.ts';
import { AuditTrail } from '../../ui/differences/AuditTrail.tsx';
import { EditBar } from '../../ui/form/EditBar.tsx';
import { VersionedEdit } from '../../ui/form/VersionedEdit.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { PageSkeleton } from '../../ui/page/PageSkeleton.tsx';
import { StatusChip } from '../../ui/formats/StatusChip.tsx';
import { DeleteDraftButton, DuplicateButton } from './AnnouncementActions.tsx';
import { AnnouncementForm } from './AnnouncementForm.tsx';
import { isSendingRequested, type ListedAnnouncement, type OpenedAnnouncement } from './announcement-types.ts';
import { ConfirmSendingDialog } from './ConfirmSendingDialog.tsx';
import { writtenFields } from './announcement-draft.hook.ts';
import { MissingToSend } from './MissingToSend.tsx';
import { SendButton } from './SendButton.tsx';

/** Saves, and sends or schedules what is saved. */
function DraftToolbar({ announcement }: { announcement: OpenedAnnouncement }): ReactElement {
  const text = useMessages();
  const { isDirty } = useFormState();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const [isConfirming, setIsConfirming] = useState(isSendingRequested(state));
  const close = (): void => {
    setIsConfirming(false);
    /* So that it is not asked again when the page is loaded again. */
    if (isSendingRequested(state)) void navigate(pathname, { replace: true });
  };
  return (
    <>
      <EditBar status={text(isDirty ? 'announcements.unsaved' : 'announcements.saved')}>
        <SendButton onReady={() => setIsConfirming(true)} />
        <SaveButton label="announcements.save" variant="outlined" icon={null} />
        <DeleteDraftButton id={announcement.id} />
        <MissingToSend />
      </EditBar>
      {isConfirming && (
        <ConfirmSendingDialog
          announcement={announcement}
          to={announcement.sendAt ? 'scheduled' : 'sending'}
          onClose={close}
        />
      )}
    </>
  );
}

function Editor(): ReactElement {
  const text = useMessages();
  const announcement = useRecordContext<ListedAnnouncement & Partial<OpenedAnnouncement>>();
  /* What the list knows shows at first; a form begun with that would save empty texts. */
  if (!announcement?.en || !announcement.de || !announcement.history) return <PageSkeleton />;
  const { en, de, history, link = null } = announcement;
  const opened = { ...announcement, en, de, history, link };
  if (announcement.state !== 'draft') return <Navigate to={pathTo('announcementShow', announcement.id)} replace />;
  const list = (
    <Link component={LinkBase} to={pathTo('announcements')}>
      {text('announcements.title')}
    </Link>
  );
  return (
    <>
      <PageHeader
        title={announcement.title || text('announcements.untitled')}
        above={list}
        actions={<DuplicateButton announcement={opened} />}
        beside={<StatusChip state={announcement.state} labelPrefix="announcementState" />}
      />
      <AnnouncementForm about={announcement.id} toolbar={<DraftToolbar announcement={opened} />} />
      <AuditTrail resource="announcements" id={announcement.id} />
    </>
  );
}

/** Shows the editor of one draft. */
export default function AnnouncementEdit(): ReactElement {
  const { id = '' } = useParams();
  return (
    <VersionedEdit
      key={id}
      resource="announcements"
      id={id}
      labelPrefix="announcements.field"
      savedMessage="resources.announcements.notifications.updated"
      transform={({ version, ...form }) => ({ ...writtenFields(form), version })}
    >
      <Editor />
    </VersionedEdit>
  );
}
