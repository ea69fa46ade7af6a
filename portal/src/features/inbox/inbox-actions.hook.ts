import { useState } from 'react';
import type { InboxItem } from './inbox-loader.ts';
import { useAction } from '../../session/action.hook.ts';
import type { Translate } from '../../i18n/translate.ts';
import { failureMessage } from '../../ui/form-errors.ts';
import { session } from '../../site/browser-session.ts';
import { changeUnreadCount } from './unread-count.ts';

/** What was done with several notifications, and how it is taken back. */
export interface Undo {
  readonly read: boolean;
  readonly count: number;
  /** Those of them that are shown. */
  readonly ids: ReadonlySet<string>;
  readonly run: () => Promise<unknown>;
}

const { notifications } = session.client;

/* Nothing is typed here that could be lost. */
const inboxFailure = (error: unknown, t: Translate): string =>
  error instanceof TypeError ? t('inbox.offline') : failureMessage(error, t);

/** What is shown as read or unread, also before the server has answered; `all` stands for everything. */
export interface Marks {
  readonly ids: ReadonlySet<string> | 'all';
  readonly read: boolean;
}

/** Returns whether marks are about a notification. */
export const isMarked = ({ ids }: Marks, id: string): boolean => ids === 'all' || ids.has(id);

/** Returns the notifications with some marked as read or unread. */
export function withMarks(items: readonly InboxItem[], marks: readonly Marks[], now: number): readonly InboxItem[] {
  const readAt = new Date(now).toISOString();
  return items.map((item) => {
    const latest = marks.findLast((each) => isMarked(each, item.id));
    if (!latest) return item;
    return { ...item, readAt: latest.read ? (item.readAt ?? readAt) : null };
  });
}

interface InboxEvents {
  /** They are marked as read or unread: what is shown says so without being loaded again. */
  readonly onMarked: (marks: Marks) => void;
  /** It failed, and perhaps on the way back: what is shown is loaded again. */
  readonly reload: () => Promise<unknown>;
}

interface Marking {
  readonly marks: Marks;
  /** By how many the number of unread ones changes. */
  readonly change: number;
  readonly send: () => Promise<Undo | null>;
}

/**
 * Marks notifications as read and unread, and takes that back. What is marked is shown so at once, and as it was again
 * when that fails.
 */
export function useInboxActions(t: Translate, { onMarked, reload }: InboxEvents) {
  const act = useAction(t, inboxFailure);
  const [undo, setUndo] = useState<Undo | null>(null);
  const [pending, setPending] = useState<readonly Marks[]>([]);
  const run = ({ marks, change, send }: Marking): void =>
    void act.run(
      async () => {
        setPending((others) => [...others, marks]);
        changeUnreadCount(change);
        try {
          setUndo(await send());
          onMarked(marks);
        } catch (error) {
          changeUnreadCount();
          await reload();
          throw error;
        } finally {
          setPending((others) => others.filter((each) => each !== marks));
        }
      },
      marks.ids === 'all' ? 'all' : [...marks.ids].join(),
    );
  return {
    busy: act.busy,
    failure: act.failure,
    undo,
    pending,
    dismissUndo: () => setUndo(null),
    /** The page is about to be left. */
    open: (id: string) => {
      changeUnreadCount(-1);
      notifications.markRead({ params: { id } }, { keepalive: true }).then(
        () => changeUnreadCount(),
        () => undefined,
      );
    },
    mark: (ids: readonly string[], read: boolean) =>
      run({
        marks: { ids: new Set(ids), read },
        change: read ? -ids.length : ids.length,
        send: async () => {
          const { count } = await notifications.markMany({ body: { ids: [...ids], read } });
          const takeBack = () => notifications.markMany({ body: { ids: [...ids], read: !read } });
          return { read, count, ids: new Set(ids), run: takeBack };
        },
      }),
    /** @param ids those that are shown and unread: taking it back concerns these and others that are not shown */
    markAll: (ids: readonly string[]) =>
      run({
        marks: { ids: 'all', read: true },
        change: -Infinity,
        send: async () => {
          const { count, readAt } = await notifications.markAllRead();
          const takeBack = () => notifications.undoMarkAllRead({ body: { readAt } });
          return { read: true, count, ids: new Set(ids), run: takeBack };
        },
      }),
    runUndo: ({ ids, read, count, run: takeBack }: Undo) =>
      run({
        marks: { ids, read: !read },
        change: read ? count : -count,
        send: async () => {
          await takeBack();
          return null;
        },
      }),
  };
}
