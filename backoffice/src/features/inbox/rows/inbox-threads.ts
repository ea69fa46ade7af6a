import type { notificationView, ViewOf } from '@prentice/contract';

export type InboxItem = ViewOf<typeof notificationView>;

/** What a row of the inbox shows: a notification, and earlier ones about the same application, newest first. */
export interface InboxThread {
  readonly latest: InboxItem;
  readonly earlier: readonly InboxItem[];
}

/** Merges notifications, which come newest first, that lead to the same application. */
export function mergeByApplication(items: readonly InboxItem[]): InboxThread[] {
  const byApplication = Map.groupBy(items, ({ id, params, link }) => (params['applicationId'] ? link : id));
  return [...byApplication.values()].flatMap(([latest, ...earlier]) => (latest ? [{ latest, earlier }] : []));
}

/** Returns notifications of a page and others, each once, newest first. */
export const withOthers = (items: readonly InboxItem[], others: readonly InboxItem[]): readonly InboxItem[] =>
  [...new Map([...others, ...items].map((item) => [item.id, item])).values()].toSorted((first, second) =>
    second.createdAt.localeCompare(first.createdAt),
  );

/** Returns the ids of what is unread in a row. */
export const unreadIdsOf = ({ latest, earlier }: InboxThread): string[] =>
  [latest, ...earlier].filter(({ readAt }) => readAt === null).map(({ id }) => id);
