import { useListContext, useNavigate, type RaRecord } from 'ra-core';
import type { MouseEvent } from 'react';
import type { Id } from './record.choice.tsx';
import type { Column } from './record.columns.ts';

/** A record of a list, as a row or as a card. */
export interface RowProps<R extends RaRecord> {
  readonly columns: readonly Column<R>[];
  readonly pathOf: ((record: R) => string) | undefined;
  readonly record: R;
  readonly choosing: boolean;
  readonly onToggle: (id: Id) => void;
}

/** Where a record leads to, whether it is chosen, what it is called, and what a press beside its controls does. */
export function useRow<R extends RaRecord>({ columns, pathOf, record, choosing }: RowProps<R>) {
  const navigate = useNavigate();
  const { selectedIds } = useListContext();
  const path = pathOf?.(record);
  const open = (event: MouseEvent) => {
    const inner = event.target instanceof Element && event.target.closest('a, button, input, label, [data-choice]');
    if (path && !inner) navigate(path);
  };
  const name = String(record[columns[0]?.name ?? 'id'] ?? record.id);
  return { path, open, name, chosen: choosing && selectedIds.includes(record.id) };
}
