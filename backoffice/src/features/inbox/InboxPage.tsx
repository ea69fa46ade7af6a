import { Button } from '@mui/material';
import { LinkBase } from 'ra-core';
import type { ReactElement } from 'react';
import { pathTo } from '../../app/screen-paths.ts';
import { useMessages } from '../../i18n/messages.hook.ts';
import { useAbility } from '../../providers/me-store.ts';
import { client } from '../../providers/session.ts';
import { useUnreadCount } from '../../layouts/NotificationBell.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ListPage } from '../../ui/list/ListPage.tsx';
import type { ListFilter } from '../../ui/list/filter-model.ts';
import { useApiMutation } from '../../ui/api-mutation.hook.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { FailedDeliveries } from './FailedDeliveries.tsx';
import { InboxRows } from './InboxRows.tsx';

const filters: readonly ListFilter[] = [{ kind: 'switch', source: 'unread', label: 'inbox.unread', value: true }];

/** The own inbox, unread ones first on each page; full administrators also see what could not be told to others. */
export default function InboxPage(): ReactElement {
  const text = useMessages();
  const unread = useUnreadCount();
  const readAll = useApiMutation(() => client.notifications.readAll(), { successMessage: 'inbox.allRead' });
  const markAll = unread > 0 && (
    <Button variant="outlined" disabled={readAll.isPending} onClick={() => readAll.mutate(undefined)}>
      {text('inbox.readAll')}
    </Button>
  );
  const mayAnnounce = useAbility().can('read', 'Announcement');
  const announcements = mayAnnounce && (
    <Button component={LinkBase} to={pathTo('announcements')}>
      {text('announcements.title')}
    </Button>
  );
  const actions = (
    <>
      {announcements}
      {markAll}
    </>
  );
  return (
    <>
      <PageHeader title={text('inbox.title')} actions={actions} />
      <FailedDeliveries />
      <ListPage
        resource="notifications"
        storeKey="inbox"
        sort={{ field: 'createdAt', order: 'DESC' }}
        filters={filters}
        empty={<EmptyState title={text('inbox.empty')} help={text('inbox.emptyHelp')} />}
      >
        <InboxRows />
      </ListPage>
    </>
  );
}
