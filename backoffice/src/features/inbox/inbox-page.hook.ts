import { inLanguage } from '@prentice/contract';
import { useGetList, useListContext } from 'ra-core';
import { useMemo } from 'react';
import { byDeadline, deadlineOf, divideThreads, type DividedThreads } from './inbox-next-steps.ts';
import { useInboxPlaces } from './inbox-places.hook.ts';
import type { InboxReading } from './inbox-reading.hook.ts';
import { mergeByApplication, withOthers, type InboxItem, type InboxThread } from './rows/inbox-threads.ts';

const NO_ITEMS: readonly InboxItem[] = [];

/* All of them: what is due first may have been told long ago. */
const dueQuery = {
  sort: { field: 'createdAt', order: 'DESC' },
  pagination: { page: 1, perPage: 100 },
} as const;

type Reader = Pick<InboxReading, 'now' | 'timeZone' | 'locale'>;

export interface InboxPageRows extends DividedThreads {
  /** What was unread when the page was opened, and stands before the others. */
  readonly newThreads: readonly InboxThread[];
  readonly isPending: boolean;
}

/**
 * Returns the rows of what is loaded of the inbox, each notification in one of them. The whole inbox begins with what is to
 * be done, however far back that was told; the list of deadlines is in the order in which they are due.
 */
export function useInboxPageRows({ now, timeZone, locale }: Reader): InboxPageRows {
  const { data = NO_ITEMS, total = 0, isPending, isFetching = false, filterValues = {} } = useListContext<InboxItem>();
  const isWhole = Object.keys(filterValues).length === 0;
  const isDeadlines = filterValues['deadlines'] === true;
  const filter = isDeadlines ? filterValues : { deadlines: true };
  const due = useGetList<InboxItem>('notifications', { ...dueQuery, filter }, { enabled: isWhole || isDeadlines });
  const dueItems = (isWhole || isDeadlines) && due.data ? due.data : NO_ITEMS;
  const hasParts = !isDeadlines && filterValues['unread'] === undefined;
  const listKey = JSON.stringify(filterValues);
  const hasMore = hasParts && data.length < total;
  const { items: pageItems, isNew } = useInboxPlaces({ items: data, listKey, isFetching, hasMore, now });
  const rows = useMemo(() => {
    const items = withOthers(pageItems, dueItems).map((item) => inLanguage(item, locale));
    const { nextSteps, others } = divideThreads(mergeByApplication(items), now, timeZone);
    if (isDeadlines) {
      const later = others.filter(({ latest }) => deadlineOf(latest)).toSorted(byDeadline(now));
      return { nextSteps, later, others: others.filter((thread) => !later.includes(thread)) };
    }
    const loadedIds = new Set(pageItems.map(({ id }) => id));
    return { nextSteps, later: [], others: others.filter(({ latest }) => loadedIds.has(latest.id)) };
  }, [pageItems, dueItems, isDeadlines, now, timeZone, locale]);
  const isNewThread = ({ latest, earlier }: InboxThread): boolean => hasParts && [latest, ...earlier].some(isNew);
  return {
    ...rows,
    newThreads: rows.others.filter(isNewThread),
    others: rows.others.filter((thread) => !isNewThread(thread)),
    isPending: (isPending && pageItems.length === 0) || due.isLoading,
  };
}
