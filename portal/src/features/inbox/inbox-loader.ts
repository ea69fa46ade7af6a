import {
  inboxTopicFilter,
  topicsFor,
  type NotificationTopic,
  type notificationView,
  type ViewOf,
} from '@prentice/contract';
import { session } from '../../site/browser-session.ts';

export type InboxItem = ViewOf<typeof notificationView>;

/** Which notifications are shown. */
export interface InboxFilter {
  unread: boolean;
  topic: NotificationTopic | null;
}

/**
 * Returns the filter that an address says, such as `?show=unread&topic=reminders`; what it does not know is left out.
 */
export function inboxFilterIn(query: URLSearchParams): InboxFilter {
  const topic = topicsFor({ role: 'intern' }).find((topic) => topic === query.get('topic')) ?? null;
  return { unread: query.get('show') === 'unread', topic };
}

/** Returns an address that says a filter, so that going back and reloading keep it. */
export function addressOfInbox(href: string, { unread, topic }: InboxFilter): string {
  const url = new URL(href);
  if (unread) url.searchParams.set('show', 'unread');
  else url.searchParams.delete('show');
  if (topic) url.searchParams.set('topic', topic);
  else url.searchParams.delete('topic');
  return url.href;
}

/**
 * The notifications that are loaded, newest first: unread ones and those with something to do, however old, and the
 * newest of the rest.
 */
export interface InboxContent {
  readonly items: readonly InboxItem[];
  /** Whether there are more, which can be shown too. */
  readonly hasMore: boolean;
  /** Number of all that fit the filter. */
  readonly total: number;
}

/** Orders notifications, the newest first. */
export const byNewest = (first: InboxItem, second: InboxItem): number =>
  second.createdAt.localeCompare(first.createdAt);

/** Number of notifications that are shown at first, and at most. */
export const PAGE_SIZE = 20;
export const MAX_ITEMS = 100;

/**
 * Returns the ids of the applications in which the person has an offer to answer or an interview; none where that cannot
 * be found out, since the inbox is whole without it.
 */
export async function loadOpenSteps(): Promise<ReadonlySet<string>> {
  const list = { filter: { state: ['offered', 'interview'] }, range: [0, MAX_ITEMS - 1] } as const;
  const page = await session.client.applications.list({ list }).catch(() => null);
  return new Set(page?.items.map(({ id }) => id));
}

/**
 * Loads the first notifications that fit, unread ones before read ones; deadlines all at once: what is due first may have
 * been told long ago.
 */
export async function loadInbox({ unread, topic }: InboxFilter, visibleCount: number): Promise<InboxContent> {
  const count = topic === 'reminders' ? MAX_ITEMS : visibleCount;
  const { items, total } = await session.client.notifications.list({
    list: {
      filter: { ...(unread && { unread }), ...(topic && inboxTopicFilter(topic, { role: 'intern' })) },
      sort: ['unread', 'DESC'],
      range: [0, count - 1],
    },
  });
  const hasMore = items.length < total && items.length < MAX_ITEMS;
  return { items: items.toSorted(byNewest), total, hasMore };
}

/** Loads what has a date by which something is to be done; nothing where that fails, or where the inbox is filtered. */
export async function loadDeadlines({ unread, topic }: InboxFilter): Promise<readonly InboxItem[]> {
  if (unread || topic) return [];
  const list = { filter: { deadlines: true }, sort: ['createdAt', 'DESC'], range: [0, MAX_ITEMS - 1] } as const;
  const page = await session.client.notifications.list({ list }).catch(() => null);
  return page?.items ?? [];
}
