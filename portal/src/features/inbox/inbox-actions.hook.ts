import { useState } from 'react';
import { useAction } from '../../session/action.hook.ts';
import type { Translate } from '../../i18n/translate.ts';
import { failureMessage } from '../../ui/form-errors.ts';
import { session } from '../../site/browser-session.ts';
import { refreshUnreadCount } from './inbox-loader.ts';

/** What was done with several notifications, and how it is taken back. */
interface Undo {
  readonly read: boolean;
  readonly count: number;
  readonly run: () => Promise<unknown>;
}

const { notifications } = session.client;

/* Nothing is typed here that could be lost. */
const inboxFailure = (error: unknown, t: Translate): string =>
  error instanceof TypeError ? t('inbox.offline') : failureMessage(error, t);

/** Marks notifications as read and unread, and takes that back. @param reload shows what came of it */
export function useInboxActions(t: Translate, reload: () => void) {
  const act = useAction(t, inboxFailure);
  const [undo, setUndo] = useState<Undo | null>(null);
  const run = (work: () => Promise<Undo | null>, what: string): void =>
    void act.run(async () => {
      setUndo(await work());
      refreshUnreadCount();
      reload();
    }, what);
  return {
    busy: act.busy,
    failure: act.failure,
    undo,
    /** The page is about to be left. */
    open: (id: string) => {
      notifications.markRead({ params: { id } }, { keepalive: true }).then(refreshUnreadCount, () => undefined);
    },
    mark: (ids: readonly string[], read: boolean) =>
      run(async () => {
        const { count } = await notifications.markMany({ body: { ids: [...ids], read } });
        return { read, count, run: () => notifications.markMany({ body: { ids: [...ids], read: !read } }) };
      }, 'mark'),
    markAll: () =>
      run(async () => {
        const { count, readAt } = await notifications.markAllRead();
        return { read: true, count, run: () => notifications.undoMarkAllRead({ body: { readAt } }) };
      }, 'all'),
    runUndo: (undo: Undo) =>
      run(async () => {
        await undo.run();
        return null;
      }, 'undo'),
  };
}
