import { useState } from 'react';
import type { InboxItem } from './rows/inbox-threads.ts';

interface Place {
  readonly item: InboxItem;
  /** Whether it was unread when it was first shown. */
  readonly isNew: boolean;
}

interface Places {
  readonly listKey: string;
  readonly byId: ReadonlyMap<string, Place>;
}

const NONE: ReadonlyMap<string, Place> = new Map();

/** What is loaded of a list of notifications that has unread ones first. */
export interface LoadedItems {
  readonly items: readonly InboxItem[];
  /** Which filters chose them. */
  readonly listKey: string;
  readonly isFetching: boolean;
  /** Whether there are more, so that what is marked as read may stand beyond the last of them. */
  readonly hasMore: boolean;
  /** In milliseconds. */
  readonly now: number;
}

/** Returns whether a notification that was marked as read stands beyond what is loaded. */
function isBeyond({ createdAt }: InboxItem, items: readonly InboxItem[]): boolean {
  const last = items.at(-1);
  return last !== undefined && (last.readAt === null || createdAt < last.createdAt);
}

/**
 * Keeps notifications where they are while the page is open: what was unread at first stays among the new ones when it is
 * marked, also where the list has it beyond what is loaded by then.
 */
export function useInboxPlaces({ items, listKey, isFetching, hasMore, now }: LoadedItems) {
  const [places, setPlaces] = useState<Places>({ listKey, byId: NONE });
  const byId = places.listKey === listKey ? places.byId : NONE;
  const changed = isFetching ? [] : items.filter((item) => byId.get(item.id)?.item !== item);
  if (changed.length > 0) {
    const added = changed.map((item) => {
      return [item.id, { item, isNew: byId.get(item.id)?.isNew ?? item.readAt === null }] as const;
    });
    setPlaces({ listKey, byId: new Map([...byId, ...added]) });
  }
  const loadedIds = new Set(items.map(({ id }) => id));
  const beyondItems = hasMore
    ? [...byId.values()].filter(({ item, isNew }) => isNew && !loadedIds.has(item.id) && isBeyond(item, items))
    : [];
  const readAt = new Date(now).toISOString();
  return {
    items:
      beyondItems.length > 0
        ? [...items, ...beyondItems.map(({ item }) => ({ ...item, readAt: item.readAt ?? readAt }))]
        : items,
    isNew: ({ id, readAt: read }: InboxItem): boolean => byId.get(id)?.isNew ?? read === null,
  };
}
