import { inLanguage } from '@prentice/contract';
import { useGetList, useListContext } from 'ra-core';
import { useMemo } from 'react';
import { divideThreads, type DividedThreads } from './inbox-next-steps.ts';
import type { InboxReading } from './inbox-reading.hook.ts';
import { mergeByApplication, withOthers, type InboxItem } from './inbox-threads.ts';

const NO_ITEMS: readonly InboxItem[] = [];

/* All of them: what is due first may have been told long ago. */
const dueQuery = {
  filter: { deadlines: true },
  sort: { field: 'createdAt', order: 'DESC' },
  pagination: { page: 1, perPage: 100 },
} as const;

type Reader = Pick<InboxReading, 'now' | 'timeZone' | 'locale'>;

interface InboxPageRows extends DividedThreads {
  readonly isPending: boolean;
}

/**
 * Returns the rows of the page of the inbox that is shown. The first page of the whole inbox begins with what is to be
 * done, whichever page that is on; the others only list what came when.
 */
export function useInboxPageRows({ now, timeZone, locale }: Reader): InboxPageRows {
  const { data: loaded = NO_ITEMS, isPending, filterValues = {}, page } = useListContext<InboxItem>();
  const isWhole = Object.keys(filterValues).length === 0;
  const due = useGetList<InboxItem>('notifications', dueQuery, { enabled: isWhole && page === 1 });
  const dueItems = due.data ?? NO_ITEMS;
  const rows = useMemo(() => {
    const data = loaded.map((item) => inLanguage(item, locale));
    if (page > 1) return { nextSteps: [], others: mergeByApplication(data) };
    if (!isWhole) return divideThreads(mergeByApplication(data), now, timeZone);
    const pageIds = new Set(data.map(({ id }) => id));
    const { nextSteps, others } = divideThreads(mergeByApplication(withOthers(data, dueItems)), now, timeZone);
    return { nextSteps, others: others.filter(({ latest }) => pageIds.has(latest.id)) };
  }, [loaded, dueItems, isWhole, page, now, timeZone, locale]);
  return { ...rows, isPending: (isPending && loaded.length === 0) || due.isLoading };
}
