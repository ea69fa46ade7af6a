import { Button } from '@mui/material';
import { LinkBase } from 'ra-core';
import type { ReactElement } from 'react';
import { pathTo } from '../../app/screen-paths.ts';
import { useMessages } from '../../i18n/messages.hook.ts';
import { useAbility } from '../../providers/me-store.ts';
import { client } from '../../providers/session.ts';
import { useUnreadCount } from '../../layouts/NotificationBell.tsx';
import { useFilterInputs } from '../../ui/list/filter-inputs.hook.tsx';
import type { ListFilter } from '../../ui/list/filter-model.ts';
import { ResourceList } from '../../ui/list/ResourceList.tsx';
import { useApiMutation } from '../../ui/api-mutation.hook.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { FailedDeliveries } from './FailedDeliveries.tsx';
import { InboxRows } from './InboxRows.tsx';

const filters: readonly ListFilter[] = [
  { kind: 'switch', source: 'unread', label: 'inbox.unread', value: true, alwaysOn: true },
];

/** The own inbox, unread ones first on each page; full administrators also see what could not be told to others. */
export default function InboxPage(): ReactElement {
  const text = useMessages();
  const { inputs, labelOf } = useFilterInputs(filters);
  const unread = useUnreadCount();
  const markAllRead = useApiMutation(() => client.notifications.markAllRead(), { successMessage: 'inbox.allRead' });
  const markAll = unread > 0 && (
    <Button variant="outlined" disabled={markAllRead.isPending} onClick={() => markAllRead.mutate(undefined)}>
      {text('inbox.markAllRead')}
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
      <ResourceList
        resource="notifications"
        isAddressed
        sort={{ field: 'createdAt', order: 'DESC' }}
        empty={{ title: 'inbox.empty', help: 'inbox.emptyHelp' }}
        filters={inputs}
        filterLabel={labelOf}
        table={<InboxRows />}
      />
    </>
  );
}
