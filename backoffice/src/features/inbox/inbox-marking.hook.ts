import { useNotify } from 'ra-core';
import { useRef, useState } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { client } from '../../providers/session.ts';
import { useApiMutation } from '../../ui/mutations/api-mutation.hook.ts';
import { useNotifyUndoable } from '../../ui/mutations/bulk-change.hook.tsx';

export interface Marks {
  readonly ids: readonly string[];
  readonly read: boolean;
}

/** What was marked last, and how it is taken back. */
interface LastMarks {
  readonly read: boolean;
  readonly takeBack: () => Promise<{ readonly count: number }>;
}

const markMany = ({ ids, read }: Marks) => client.notifications.markMany({ body: { ids: [...ids], read } });

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

/** Selects notifications, marks them as read or as unread, says how many, and takes that back. */
export function useInboxMarking(): InboxMarking {
  const text = useMessages();
  const notify = useNotify();
  const notifyUndoable = useNotifyUndoable();
  const [chosen, setChosen] = useState(NOTHING);
  const last = useRef<LastMarks | null>(null);
  const closeRef = useRef<(() => void) | null>(null);
  const sayDone = (read: boolean, count: number): string =>
    text(read ? 'inbox.done.read' : 'inbox.done.unread', { smart_count: count });
  const undo = useApiMutation(async ({ read, takeBack }: LastMarks) => ({ read, count: (await takeBack()).count }), {
    onDone: ({ read, count }) => notify(sayDone(!read, count), { type: 'success' }),
  });
  const undoLast = (): void => {
    const { current } = last;
    last.current = null;
    if (!current) return;
    closeRef.current?.();
    undo.mutate(current);
  };
  const offerUndo = (marks: LastMarks, count: number): void => {
    last.current = marks;
    notifyUndoable({ message: sayDone(marks.read, count), onUndo: undoLast, closeRef });
  };
  const mark = useApiMutation(async (marks: Marks) => ({ marks, count: (await markMany(marks)).count }), {
    onDone: ({ marks: { ids, read }, count }) =>
      offerUndo({ read, takeBack: () => markMany({ ids, read: !read }) }, count),
  });
  const markAll = useApiMutation(() => client.notifications.markAllRead(), {
    onDone: ({ readAt, count }) =>
      offerUndo({ read: true, takeBack: () => client.notifications.undoMarkAllRead({ body: { readAt } }) }, count),
  });
  return {
    mark: mark.mutate,
    chosen,
    setChosen,
    markAll: () => {
      setChosen(NOTHING);
      markAll.mutate(undefined);
    },
    undoLast,
    isBusy: mark.isPending || markAll.isPending || undo.isPending,
  };
}
