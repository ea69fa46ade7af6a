import { Box, Button } from '@mui/material';
import { notificationMessage, type notificationView, type ViewOf } from '@prentice/contract';
import { LinkBase, useListContext, useLocaleState, useNavigate } from 'ra-core';
import type { ReactElement } from 'react';
import { pathTo } from '../../app/screen-paths.ts';
import { useMessages } from '../../i18n/messages.hook.ts';
import { useAbility } from '../../providers/me-store.ts';
import { client } from '../../providers/session.ts';
import { useUnreadCount } from '../../layouts/NotificationBell.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ListPage } from '../../ui/list/ListPage.tsx';
import type { ListFilter } from '../../ui/list/filter-model.ts';
import { useApiMutation } from '../../ui/api-mutation.hook.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { FailedDeliveries } from './FailedDeliveries.tsx';

type Item = ViewOf<typeof notificationView>;

const filters: readonly ListFilter[] = [{ kind: 'switch', source: 'unread', label: 'inbox.unread', value: true }];

function Row({ item }: { item: Item }): ReactElement {
  const navigate = useNavigate();
  const read = useApiMutation((id: string) => client.notifications.read({ params: { id } }));
  const open = () => {
    if (!item.readAt) read.mutate(item.id);
    navigate(item.link);
  };
  const locale = useLocaleState()[0];
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const title = notificationMessage(item.titleKey, item.params, locale, timeZone);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: 2,
        alignItems: 'baseline',
        px: 1.5,
        py: 0.75,
        borderBottom: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Button
        color="inherit"
        onClick={open}
        sx={{
          flex: 1,
          justifyContent: 'flex-start',
          textAlign: 'left',
          fontWeight: item.readAt ? 400 : 600,
          fontSize: '1rem',
        }}
      >
        <span>
          {title}
          {item.params['text'] && (
            <Box component="span" sx={{ display: 'block', fontWeight: 400, whiteSpace: 'pre-line' }}>
              {item.params['text']}
            </Box>
          )}
        </span>
      </Button>
      <Box sx={{ color: 'text.secondary' }}>
        <RelativeTime instant={item.createdAt} />
      </Box>
    </Box>
  );
}

function Rows(): ReactElement {
  const { data } = useListContext<Item>();
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data?.map((item) => (
        <Row key={item.id} item={item} />
      ))}
    </Box>
  );
}

/** The own inbox, newest first; full administrators also see what could not be told to others. */
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
        <Rows />
      </ListPage>
    </>
  );
}
