import { useState } from 'react';
import { useAction } from '../../session/action.hook.ts';
import type { Translate } from '../../i18n/translate.ts';
import { failureMessage } from '../../ui/form-errors.ts';
import { session } from '../../site/browser-session.ts';
import { changeUnreadCount } from './unread-count.ts';

/** What was done with several notifications, and how it is taken back. */
interface Undo {
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

/** What is shown as read or unread before the server has answered; `all` stands for everything. */
export interface PendingMarks {
  readonly ids: ReadonlySet<string> | 'all';
  readonly read: boolean;
}

interface Marking {
  readonly marks: PendingMarks;
  /** By how many the number of unread ones changes. */
  readonly change: number;
  readonly send: () => Promise<Undo | null>;
}

/**
 * Marks notifications as read and unread, and takes that back. What is marked is shown so at once, and as it was again
 * when that fails.
 * @param reload shows what came of it
 */
export function useInboxActions(t: Translate, reload: () => Promise<unknown>) {
  const act = useAction(t, inboxFailure);
  const [undo, setUndo] = useState<Undo | null>(null);
  const [pending, setPending] = useState<readonly PendingMarks[]>([]);
  const run = ({ marks, change, send }: Marking): void =>
    void act.run(
      async () => {
        setPending((others) => [...others, marks]);
        changeUnreadCount(change);
        try {
          setUndo(await send());
        } finally {
          changeUnreadCount();
          await reload();
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
