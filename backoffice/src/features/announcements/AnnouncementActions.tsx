import { Button } from '@mui/material';
import { announcementLifecycle, transitionsFrom } from '@prentice/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRedirect } from 'ra-core';
import { Confirm } from 'react-admin';
import { useState, type ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { newIdempotencyKey } from '../../providers/data.provider.ts';
import { client } from '../../providers/session.ts';
import { useApiMutation } from '../../ui/mutations/api-mutation.hook.ts';
import type { OpenedAnnouncement } from './announcement-types.ts';
import { announcementDrafts } from './announcement-draft.hook.ts';

/** Makes a new draft with the same texts, audience and channels, and opens it. */
export function DuplicateButton({ announcement }: { announcement: OpenedAnnouncement }): ReactElement {
  const text = useMessages();
  const redirect = useRedirect();
  const { en, de, link, audience, email, push } = announcement;
  const duplicate = useApiMutation(
    () => client.announcements.create({ body: { en, de, link, audience, email, push, sendAt: null } }),
    {
      successMessage: 'resources.announcements.notifications.created',
      onDone: ({ id }) => redirect('edit', 'announcements', id),
    },
  );
  return (
    <Button disabled={duplicate.isPending} onClick={() => duplicate.mutate(undefined)}>
      {text('announcements.duplicate')}
    </Button>
  );
}

/** Deletes a draft, after asking. */
export function DeleteDraftButton({ id }: { id: string }): ReactElement {
  const text = useMessages();
  const redirect = useRedirect();
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const remove = useApiMutation(() => client.announcements.remove({ params: { id } }), {
    successMessage: 'announcements.deleted',
    onDone: () => {
      announcementDrafts().remove(id);
      redirect('list', 'announcements');
    },
  });
  return (
    <>
      <Button color="inherit" onClick={() => setIsDialogOpen(true)}>
        {text('announcements.delete')}
      </Button>
      <Confirm
        isOpen={isDialogOpen}
        loading={remove.isPending}
        title={text('announcements.deleteTitle')}
        content={text('announcements.deleteHelp')}
        confirm={text('announcements.delete')}
        cancel={text('announcements.deleteBack')}
        confirmColor="warning"
        onConfirm={() => remove.mutate(undefined)}
        onClose={() => setIsDialogOpen(false)}
      />
    </>
  );
}

/** Takes back what is scheduled, and cancels what is scheduled or being sent. */
export function AnnouncementActions({ announcement }: { announcement: OpenedAnnouncement }): ReactElement {
  const text = useMessages();
  const redirect = useRedirect();
  const queries = useQueryClient();
  const { id, state } = announcement;
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const change = (to: 'draft' | 'cancelled') =>
    client.announcements.transition({ params: { id }, body: { to }, idempotencyKey: newIdempotencyKey() });
  const unschedule = useApiMutation(() => change('draft'), {
    successMessage: 'announcements.done.draft',
    onDone: () => {
      /* What is known of it is still scheduled, and only drafts can be edited. */
      queries.removeQueries({ queryKey: ['announcements', 'getOne'] });
      redirect('edit', 'announcements', id);
    },
  });
  const cancel = useApiMutation(() => change('cancelled'), {
    successMessage: 'announcements.done.cancelled',
    onDone: () => setIsDialogOpen(false),
  });
  const targets = transitionsFrom(announcementLifecycle, state, 'admin').map(({ to }) => to);
  const isCancellable = targets.includes('cancelled');
  return (
    <>
      <DuplicateButton announcement={announcement} />
      {state === 'scheduled' && (
        <Button variant="outlined" disabled={unschedule.isPending} onClick={() => unschedule.mutate(undefined)}>
          {text('announcements.unschedule')}
        </Button>
      )}
      {isCancellable && (
        <Button variant="outlined" color="error" onClick={() => setIsDialogOpen(true)}>
          {text('announcements.cancel')}
        </Button>
      )}
      <Confirm
        isOpen={isDialogOpen && isCancellable}
        loading={cancel.isPending}
        title={text('announcements.cancelTitle')}
        content={text(state === 'sending' ? 'announcements.cancelHelp.sending' : 'announcements.cancelHelp.scheduled')}
        confirm={text('announcements.cancel')}
        cancel={text('announcements.cancelBack')}
        confirmColor="warning"
        onConfirm={() => cancel.mutate(undefined)}
        onClose={() => setIsDialogOpen(false)}
      />
    </>
  );
}
