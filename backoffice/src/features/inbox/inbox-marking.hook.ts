import { useNotify } from 'ra-core';
import { useRef, useState } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { focusRow, idsOfRow, rowsOnScreen } from './rows/opened-row.hook.ts';
import { useUnreadCount } from '../../layouts/NotificationBell.tsx';
import { client } from '../../providers/session.ts';
import { useApiMutation } from '../../ui/mutations/api-mutation.hook.ts';
import { useNotifyUndoable } from '../../ui/mutations/bulk-change.hook.tsx';

export interface Marks {
  readonly ids: readonly string[];
  /** How many rows of the inbox these are: some say several things about one application. */
  readonly rowCount: number;
  readonly read: boolean;
}

/** What was marked last, and how it is taken back. */
interface LastMarks {
  /** None where all were marked. */
  readonly ids: readonly string[];
  readonly read: boolean;
  readonly rowCount: number;
  readonly takeBack: () => Promise<unknown>;
}

const markMany = ({ ids, read }: Omit<Marks, 'rowCount'>) =>
  client.notifications.markMany({ body: { ids: [...ids], read } });

export interface InboxMarking {
  readonly mark: (marks: Marks) => void;
  readonly markAll: () => void;
  /** Takes back what was marked last; by a key, or by the button of the notice that says it. */
  readonly undoLast: () => void;
  readonly isBusy: boolean;
  /** The rows that are selected; none once all are marked. */
  readonly chosen: ReadonlySet<string>;
  readonly setChosen: (ids: ReadonlySet<string>) => void;
}

const NOTHING: ReadonlySet<string> = new Set();

/** Returns a function that says that nothing has changed where nobody answered: nothing is typed here that could be lost. */
export function useOfflineNotice(): (failure: unknown) => boolean {
  const text = useMessages();
  const notify = useNotify();
  return (failure) => {
    if (!(failure instanceof TypeError)) return false;
    notify(text('inbox.offline'), { type: 'error', autoHideDuration: 9_000 });
    return true;
  };
}

/** Moves the focus from the notice that goes away to the first of the rows that were marked; the page stays where it is. */
function focusMarkedRow({ ids }: LastMarks): void {
  const { activeElement } = document;
  if (activeElement !== document.body && !activeElement?.closest('.MuiSnackbar-root')) return;
  const rows = rowsOnScreen();
  focusRow(rows.find((row) => idsOfRow(row).some((id) => ids.includes(id))) ?? rows[0], { preventScroll: true });
}

/** Selects notifications, marks them as read or as unread, says how many, and takes that back. */
export function useInboxMarking(): InboxMarking {
  const text = useMessages();
  const notify = useNotify();
  const notifyUndoable = useNotifyUndoable();
  const [chosen, setChosen] = useState(NOTHING);
  const onFailure = useOfflineNotice();
  const last = useRef<LastMarks | null>(null);
  const closeRef = useRef<(() => void) | null>(null);
  const sayDone = (read: boolean, count: number): string =>
    text(read ? 'inbox.done.read' : 'inbox.done.unread', { smart_count: count });
  const unreadRowCount = useUnreadCount();
  const undo = useApiMutation(
    async (marks: LastMarks) => {
      await marks.takeBack();
      return marks;
    },
    { onFailure, onDone: ({ read, rowCount }) => notify(sayDone(!read, rowCount), { type: 'success' }) },
  );
  const undoLast = (): void => {
    const { current } = last;
    last.current = null;
    if (!current) return;
    closeRef.current?.();
    focusMarkedRow(current);
    undo.mutate(current);
  };
  const offerUndo = (marks: LastMarks): void => {
    last.current = marks;
    notifyUndoable({ message: sayDone(marks.read, marks.rowCount), onUndo: undoLast, closeRef });
  };
  const mark = useApiMutation(
    async (marks: Marks) => {
      await markMany(marks);
      return marks;
    },
    {
      onFailure,
      onDone: ({ ids, read, rowCount }) =>
        offerUndo({ ids, read, rowCount, takeBack: () => markMany({ ids, read: !read }) }),
    },
  );
  const markAll = useApiMutation(
    async (rowCount: number) => ({ rowCount, ...(await client.notifications.markAllRead()) }),
    {
      onFailure,
      onDone: ({ readAt, rowCount }) =>
        offerUndo({
          ids: [],
          read: true,
          rowCount,
          takeBack: () => client.notifications.undoMarkAllRead({ body: { readAt } }),
        }),
    },
  );
  return {
    mark: mark.mutate,
    chosen,
    setChosen,
    markAll: () => {
      setChosen(NOTHING);
      markAll.mutate(unreadRowCount);
    },
    undoLast,
    isBusy: mark.isPending || markAll.isPending || undo.isPending,
  };
}
