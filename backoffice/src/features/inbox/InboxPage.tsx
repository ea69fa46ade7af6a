import { Box, Button } from '@mui/material';
import { notificationTypesFor, type Ability, type Role } from '@prentice/contract';
import { LinkBase } from 'ra-core';
import { useMemo, type ReactElement } from 'react';
import { pathTo } from '../../app/screen-paths.ts';
import { useMessages } from '../../i18n/messages.hook.ts';
import { useAbility, useMe } from '../../providers/me-store.ts';
import { client } from '../../providers/session.ts';
import { useUnreadCount } from '../../layouts/NotificationBell.tsx';
import { useFilterInputs } from '../../ui/list/filter-inputs.hook.tsx';
import type { ListFilter } from '../../ui/list/filter-model.ts';
import { ResourceList } from '../../ui/list/ResourceList.tsx';
import { useNotifyUndoable } from '../../ui/mutations/bulk-change.hook.tsx';
import { useApiMutation } from '../../ui/mutations/api-mutation.hook.ts';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { FailedDeliveries } from './FailedDeliveries.tsx';
import { InboxRows } from './InboxRows.tsx';

/** The filters that fit a role: the types of notifications that can reach it. */
const filtersFor = (role: Role): readonly ListFilter[] => [
  {
    kind: 'choice',
    source: 'type',
    label: 'inbox.type',
    values: notificationTypesFor(role),
    labelPrefix: 'notification',
    alwaysOn: true,
  },
  { kind: 'switch', source: 'unread', label: 'inbox.unread', value: true, alwaysOn: true },
];

/** What will be in an inbox that is empty. */
function emptyHelpFor(role: Role, ability: Ability) {
  if (role === 'employer') return 'inbox.emptyHelp.employer';
  const mayReview = ability.can('read', 'VerificationCase') || ability.can('read', 'Report');
  return mayReview ? 'inbox.emptyHelp' : 'inbox.emptyHelp.others';
}

/** The own inbox; full administrators also see what could not be told to others. */
export default function InboxPage(): ReactElement {
  const text = useMessages();
  const { role } = useMe().user;
  const filters = useMemo(() => filtersFor(role), [role]);
  const { inputs, labelOf } = useFilterInputs(filters);
  const notifyUndoable = useNotifyUndoable();
  const unread = useUnreadCount();
  const undo = useApiMutation((readAt: string) => client.notifications.undoMarkAllRead({ body: { readAt } }));
  const markAllRead = useApiMutation(() => client.notifications.markAllRead(), {
    onDone: ({ readAt }) => notifyUndoable({ message: text('inbox.allRead'), onUndo: () => undo.mutate(readAt) }),
  });
  const markAll = unread > 0 && (
    <Button variant="outlined" disabled={markAllRead.isPending} onClick={() => markAllRead.mutate(undefined)}>
      {text('inbox.markAllRead')}
    </Button>
  );
  const ability = useAbility();
  const mayAnnounce = ability.can('read', 'Announcement');
  const announcements = mayAnnounce && (
    <Button component={LinkBase} to={pathTo('announcements')} sx={{ display: { xs: 'none', sm: 'inline-flex' } }}>
      {text('announcements.title')}
    </Button>
  );
  const actions = (
    <>
      {announcements}
      <Button component={LinkBase} to="/settings/notifications">
        {text('inbox.settings')}
      </Button>
      {markAll}
    </>
  );
  return (
    <>
      <PageHeader title={text('inbox.title')} actions={actions} />
      <Box sx={{ display: 'flex', flexDirection: 'column' }}>
        <FailedDeliveries />
        <ResourceList
          resource="notifications"
          isAddressed
          hasColumns={false}
          sort={{ field: 'createdAt', order: 'DESC' }}
          empty={{ title: 'inbox.empty', help: emptyHelpFor(role, ability) }}
          filters={inputs}
          filterLabel={labelOf}
          table={<InboxRows />}
        />
      </Box>
    </>
  );
}
