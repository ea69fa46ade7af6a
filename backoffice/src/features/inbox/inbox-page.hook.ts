import { inLanguage } from '@prentice/contract';
import { useGetList, useListContext } from 'ra-core';
import { useMemo } from 'react';
import { byDeadline, deadlineOf, divideThreads, type DividedThreads } from './inbox-next-steps.ts';
import type { InboxReading } from './inbox-reading.hook.ts';
import { mergeByApplication, withOthers, type InboxItem } from './rows/inbox-threads.ts';

const NO_ITEMS: readonly InboxItem[] = [];

/* All of them: what is due first may have been told long ago. */
const dueQuery = {
  sort: { field: 'createdAt', order: 'DESC' },
  pagination: { page: 1, perPage: 100 },
} as const;

type Reader = Pick<InboxReading, 'now' | 'timeZone' | 'locale'>;

export interface InboxPageRows extends DividedThreads {
  readonly isPending: boolean;
}

/**
 * Returns the rows of what is loaded of the inbox, each notification in one of them. The whole inbox begins with what is to
 * be done, however far back that was told; the list of deadlines is in the order in which they are due.
 */
export function useInboxPageRows({ now, timeZone, locale }: Reader): InboxPageRows {
  const { data: pageItems = NO_ITEMS, isPending, filterValues = {} } = useListContext<InboxItem>();
  const isWhole = Object.keys(filterValues).length === 0;
  const isDeadlines = filterValues['deadlines'] === true;
  const filter = isDeadlines ? filterValues : { deadlines: true };
  const due = useGetList<InboxItem>('notifications', { ...dueQuery, filter }, { enabled: isWhole || isDeadlines });
  const dueItems = (isWhole || isDeadlines) && due.data ? due.data : NO_ITEMS;
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
  return { ...rows, isPending: (isPending && pageItems.length === 0) || due.isLoading };
}
