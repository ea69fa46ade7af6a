import type { NotificationType, notificationView, Page, ViewOf } from '@prentice/contract';
import { session } from '../../site/browser.session.ts';

export type Item = ViewOf<typeof notificationView>;

/** Which notifications are shown. */
export interface Choice {
  unread: boolean;
  type: NotificationType | null;
}

/** Notifications that are shown at first, and at the most. */
export const PAGE = 20;
export const MOST = 100;

/** The newest notifications that fit, `count` of them. */
export const loadInbox = ({ unread, type }: Choice, count: number): Promise<Page<Item>> =>
  session.client.notifications.list({
    list: {
      filter: { ...(unread ? { unread: true } : {}), ...(type ? { type: [type] } : {}) },
      sort: ['createdAt', 'DESC'],
      range: [0, count - 1],
    },
  });

/** Lets the bell ask again. */
export const tellBell = (): void => void dispatchEvent(new Event('notifications-read'));
