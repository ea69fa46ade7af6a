import { useListContext, type RaRecord } from 'ra-core';
import { useRef } from 'react';

/** Returns the row that the keys go to: the next or previous one, or the one that took the place of a row that has left. */
export function nextRowIndex(
  ids: readonly string[],
  current: { id: string; index: number } | null,
  step: 1 | -1,
): number {
  const last = ids.length - 1;
  if (!current) return step === 1 ? Math.min(0, last) : last;
  const index = ids.indexOf(current.id);
  const next = index === -1 ? (step === 1 ? current.index : current.index - 1) : index + step;
  return Math.max(Math.min(0, last), Math.min(last, next));
}

const focusRow = (id: string): void => document.querySelector<HTMLElement>(`[data-row="${id}"] a`)?.focus();

/**
 * Walks through the rows of the list around it: the link of the row that is reached has the focus, Enter opens it by
 * itself. `reached` is the row that one is at, while the list has it.
 */
export function useRowNavigation(onReach?: (id: string) => void) {
  const { data = [] } = useListContext<RaRecord<string>>();
  const current = useRef<{ id: string; index: number } | null>(null);
  const go = (step: 1 | -1) => () => {
    const ids = data.map(({ id }) => id);
    const index = nextRowIndex(ids, current.current, step);
    const id = ids[index];
    if (id === undefined) return;
    current.current = { id, index };
    onReach?.(id);
    focusRow(id);
  };
  return {
    next: go(1),
    previous: go(-1),
    reached: () => data.find(({ id }) => id === current.current?.id)?.id ?? null,
  };
}
