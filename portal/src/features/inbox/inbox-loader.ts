import type { NotificationType, notificationView, Page, ViewOf } from '@prentice/contract';
import { session } from '../../site/browser-session.ts';

export type InboxItem = ViewOf<typeof notificationView>;

/** Which notifications are shown. */
export interface InboxFilter {
  unread: boolean;
  type: NotificationType | null;
}

/** Number of notifications that are shown at first, and at most. */
export const PAGE_SIZE = 20;
export const MAX_ITEMS = 100;

/** The newest notifications that fit, `count` of them. */
export const loadInbox = ({ unread, type }: InboxFilter, count: number): Promise<Page<InboxItem>> =>
  session.client.notifications.list({
    list: {
      filter: { ...(unread ? { unread: true } : {}), ...(type ? { type: [type] } : {}) },
      sort: ['createdAt', 'DESC'],
      range: [0, count - 1],
    },
  });

/** Makes the account menu reload the number of unread notifications. */
export const refreshUnreadCount = (): void => void dispatchEvent(new Event('notifications-read'));
