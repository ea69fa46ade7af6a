import { Checkbox } from '@mui/material';
import { useListContext, type RaRecord } from 'ra-core';
import { useCallback, useEffect, useRef, type ReactElement } from 'react';
import { useText } from '../../i18n/text.hook.ts';

export type Id = RaRecord['id'];

/** Chooses every record of the page, or none. */
export function ChooseAll(): ReactElement {
  const text = useText();
  const { data = [], selectedIds, onSelect } = useListContext();
  const some = data.some(({ id }) => selectedIds.includes(id));
  const all = data.length > 0 && data.every(({ id }) => selectedIds.includes(id));
  return (
    <Checkbox
      size="small"
      checked={all}
      indeterminate={some && !all}
      onChange={() => onSelect(all ? [] : data.map(({ id }) => id))}
      slotProps={{ input: { 'aria-label': text('list.chooseAll') } }}
    />
  );
}

interface ChooseProps {
  readonly id: Id;
  readonly name: string;
  readonly chosen: boolean;
  readonly onToggle: (id: Id) => void;
}

/** Chooses or drops one record. */
export function Choose({ id, name, chosen, onToggle }: ChooseProps): ReactElement {
  const text = useText();
  return (
    <Checkbox
      size="small"
      checked={chosen}
      onChange={() => onToggle(id)}
      slotProps={{ input: { 'aria-label': text('list.choose', { name }) } }}
    />
  );
}

/** Chooses or drops a record; it stays the same function, so that records need not be drawn anew when others are chosen. */
export function useToggle(): (id: Id) => void {
  const { onToggleItem } = useListContext();
  const latest = useRef(onToggleItem);
  useEffect(() => {
    latest.current = onToggleItem;
  });
  return useCallback((id) => latest.current(id), []);
}
