import type { ListQuery, Page } from '@prentice/contract';
import type { ObjectId } from 'mongodb';

interface Identified {
  readonly _id: ObjectId;
}

/**
 * Reads a page of a list that has what is unread before what has been read, each in the order of the list: two queries
 * that an index sorts, instead of one that sorts everything.
 * @param read reads a page of one of the two, as the filter `unread` says
 */
export async function readUnreadFirst<T extends Identified>(
  query: ListQuery,
  read: (query: ListQuery) => Promise<Page<T>>,
): Promise<Page<T>> {
  if (query.filters['unread'] !== undefined) return read(query);
  const readPart = (isUnread: boolean, range: ListQuery['range']) =>
    read({ ...query, filters: { ...query.filters, unread: isUnread }, range });
  const [first, last] = query.range;
  const unread = await readPart(true, query.range);
  const total = (others: Page<T>): number => unread.total + others.total;
  if (last < unread.total) return { items: unread.items, total: total(await readPart(false, [0, 0])) };
  const others = await readPart(false, [Math.max(0, first - unread.total), last - unread.total]);
  /* What was marked as read between the two queries is in both. */
  const unreadIds = new Set(unread.items.map(({ _id }) => _id.toHexString()));
  const items = [...unread.items, ...others.items.filter(({ _id }) => !unreadIds.has(_id.toHexString()))];
  return { items, total: total(others) };
}
