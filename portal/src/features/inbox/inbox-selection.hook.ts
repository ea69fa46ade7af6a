import { useState } from 'react';
import type { InboxItem } from './inbox-loader.ts';

/** Returns which of the shown notifications are selected. */
export function useInboxSelection(items: readonly InboxItem[]) {
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
