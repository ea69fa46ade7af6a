import { useState, type RefObject } from 'react';
import type { useInboxActions } from './inbox-actions.hook.ts';
import { useInboxFocus } from './inbox-focus.hook.ts';
import { useInboxKeys } from './inbox-keys.hook.ts';
import type { InboxItem } from './inbox-loader.ts';

/** Returns which of the shown notifications are selected. */
function useInboxSelection(items: readonly InboxItem[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isSelecting, setIsSelecting] = useState(false);
  const selected = new Set(items.map(({ id }) => id).filter((id) => chosen.has(id)));
  const setSelecting = (selecting: boolean): void => {
    setIsSelecting(selecting);
    setChosen(new Set());
  };
  return {
    selected,
    isSelecting,
    setSelecting,
    selectAll: (all: boolean): void => setChosen(new Set(all ? items.map(({ id }) => id) : [])),
    /** Begins selecting where nothing was selected. */
    toggle: (id: string): void => {
      const next = new Set(selected);
      if (!next.delete(id)) next.add(id);
      setChosen(next);
      setIsSelecting(true);
    },
  };
}

interface MarkingOptions {
  readonly list: RefObject<HTMLElement | null>;
  /** As they are shown. */
  readonly items: readonly InboxItem[];
  readonly actions: ReturnType<typeof useInboxActions>;
  /** Whether a topic is chosen: then only what is shown is marked, and nothing else of the inbox. */
  readonly isTopicChosen: boolean;
}

/** Returns what is marked by buttons and keys: one notification, those that are selected, or all; and where the focus goes. */
export function useInboxMarking({ list, items, actions, isTopicChosen }: MarkingOptions) {
  const { undo } = actions;
  const selection = useInboxSelection(items);
  const { selected } = selection;
  const focus = useInboxFocus(list, undo !== null, items.length);
  const unreadIds = items.filter(({ readAt }) => readAt === null).map(({ id }) => id);
  const mark = (ids: readonly string[], read: boolean): void => {
    const differing = items.filter((item) => ids.includes(item.id) && (item.readAt !== null) !== read);
    const differingIds = differing.map(({ id }) => id);
    if (differingIds.length > 0) actions.mark(differingIds, read);
    selection.setSelecting(false);
  };
  /* As unread only where all of them have been read. */
  const toggleRead = (ids: readonly string[]): void =>
    mark(
      ids,
      unreadIds.some((id) => ids.includes(id)),
    );
  const takeBack = (): void => {
    if (!undo || actions.busy) return;
    focus.leaveUndo(undo.ids);
    actions.runUndo(undo);
  };
  useInboxKeys(list, {
    onSelect: selection.toggle,
    onMark: (id) => {
      if (selected.size > 0) return toggleRead([...selected]);
      if (!id) return;
      focus.after(id);
      toggleRead([id]);
    },
    onUndo: takeBack,
    onEndSelection: () => selection.setSelecting(false),
  });
  return {
    selection,
    focus,
    takeBack,
    toggleRead,
    markSelected: (read: boolean): void => {
      focus.onUndo();
      mark([...selected], read);
    },
    /** Null where nothing that is shown is unread. */
    markAll:
      unreadIds.length === 0
        ? null
        : (): void => {
            focus.onUndo();
            if (isTopicChosen) mark(unreadIds, true);
            else actions.markAll(unreadIds);
          },
    closeUndo: (): void => {
      if (undo) focus.leaveUndo(undo.ids);
      actions.dismissUndo();
    },
  };
}
