import { Button, Link } from '@mui/material';
import { announcementMissing, errorMessage, knownFieldMessage } from '@prentice/contract';
import { LinkBase } from 'ra-core';
import { DeleteWithConfirmButton, SaveButton, useNotify, useRecordContext } from 'react-admin';
import { useState, type ReactElement } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { Navigate, useParams } from 'react-router';
import { pathTo } from '../../app/screen-paths.ts';
import { useMessages } from '../../i18n/messages.hook.ts';
import { AuditTrail } from '../../ui/differences/AuditTrail.tsx';
import { EditBar } from '../../ui/form/EditBar.tsx';
import { VersionedEdit } from '../../ui/form/VersionedEdit.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { PageSkeleton } from '../../ui/page/PageSkeleton.tsx';
import { StatusChip } from '../../ui/formats/StatusChip.tsx';
import { DuplicateButton } from './AnnouncementActions.tsx';
import { AnnouncementForm } from './AnnouncementForm.tsx';
import type { ListedAnnouncement, OpenedAnnouncement } from './announcement-types.ts';
import { ConfirmSendingDialog } from './ConfirmSendingDialog.tsx';
import { writtenFields } from './kept-announcement.hook.ts';

/** A draft may have waited until its time was over. */
const pastSendTime = ({ sendAt }: OpenedAnnouncement) =>
  sendAt !== null && Date.parse(sendAt) <= Date.now()
    ? [{ field: 'sendAt', message: errorMessage('SEND_TIME_INVALID') }]
    : [];

/** Saves, and sends or schedules what is saved. */
function DraftToolbar({ announcement }: { announcement: OpenedAnnouncement }): ReactElement {
  const text = useMessages();
  const notify = useNotify();
  const { isDirty } = useFormState();
  const { setError, setFocus } = useFormContext();
  const [confirming, setConfirming] = useState(false);
  const to = announcement.sendAt ? 'scheduled' : 'sending';
  /** Asks for the number of recipients, or shows what is missing where it is. */
  const confirm = () => {
    const missing = [...announcementMissing(announcement), ...pastSendTime(announcement)];
    const [first] = missing;
    if (!first) return setConfirming(true);
    for (const { field, message } of missing) setError(field, { type: 'schema', message: knownFieldMessage(message) });
    setFocus(first.field);
    return notify(text('news.faults'), { type: 'warning' });
  };
  return (
    <>
      <EditBar status={text(isDirty ? 'announcements.saveFirst' : 'announcements.saved')}>
        <SaveButton label="announcements.save" variant={isDirty ? 'contained' : 'outlined'} />
        <Button variant={isDirty ? 'text' : 'contained'} disabled={isDirty} onClick={confirm}>
          {text(to === 'scheduled' ? 'announcements.schedule' : 'announcements.send')}
        </Button>
        <DeleteWithConfirmButton
          label="announcements.delete"
          successMessage="announcements.deleted"
          redirect="list"
          color="inherit"
        />
      </EditBar>
      {confirming && <ConfirmSendingDialog announcement={announcement} to={to} onClose={() => setConfirming(false)} />}
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

/** The editor of one draft. */
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
