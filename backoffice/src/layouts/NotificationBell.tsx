import NotificationsIcon from '@mui/icons-material/NotificationsOutlined';
import { Badge, IconButton, Tooltip } from '@mui/material';
import { inboxPathOf } from '@prentice/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useMessages } from '../i18n/messages.hook.ts';
import { useMe } from '../providers/me-store.ts';
import { client } from '../providers/session.ts';
import { useNavigate } from 'ra-core';

/** Returns how many rows of the inbox are unread; `useLiveRefresh` asks again when that may have changed. */
export const useUnreadCount = (): number =>
  useQuery({
    queryKey: ['notifications', 'unread'],
    meta: { isLive: true },
    queryFn: ({ signal }) => client.notifications.unread({}, { signal }),
    refetchOnWindowFocus: true,
    retry: false,
  }).data?.count ?? 0;

/** Shows the notification bell with its count; it leads to the inbox. */
export function NotificationBell(): ReactElement {
  const text = useMessages();
  const navigate = useNavigate();
  const { role } = useMe().user;
  const count = useUnreadCount();
  const label = count === 0 ? text('bell.none') : text('bell.label', { smart_count: count });
  return (
    <Tooltip title={label}>
      <IconButton aria-label={label} onClick={() => navigate(inboxPathOf(role))}>
        <Badge badgeContent={count > 0 ? count : null} max={99} color="error">
          <NotificationsIcon />
        </Badge>
      </IconButton>
    </Tooltip>
  );
}
