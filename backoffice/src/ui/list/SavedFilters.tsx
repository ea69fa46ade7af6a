import { Box, Button } from '@mui/material';
import { useListContext, useStore, type SortPayload } from 'ra-core';
import { useState, type FormEvent, type ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { Flyout } from '../Flyout.tsx';
import { useUndoableAction } from '../undoable-action.hook.ts';
import { NativeText } from './NativeControls.tsx';
import { isSameFilter, type FilterValues } from './filter-model.ts';

/** A way to look at a list, kept under a name. */
export interface SavedFilter {
  readonly name: string;
  readonly values: FilterValues;
  readonly sort: SortPayload;
}

export const savedFilterLimits = { filters: 20, name: 40 } as const;

const hasSameName = (name: string) => (filter: SavedFilter) => filter.name.toLowerCase() === name.toLowerCase();

/** The saved ones with this one, which takes the place of its namesake; by name. */
export const addSavedFilter = (saved: readonly SavedFilter[], added: SavedFilter): SavedFilter[] =>
  [...saved.filter((filter) => !hasSameName(added.name)(filter)), added].toSorted((a, b) =>
    a.name.localeCompare(b.name),
  );

/** Whether another one may be kept under this name. */
export const canSaveAs = (saved: readonly SavedFilter[], name: string): boolean =>
  saved.length < savedFilterLimits.filters || saved.some(hasSameName(name));

/** Whether the list shows just what this one keeps. */
export const isApplied = ({ values, sort }: SavedFilter, shown: Omit<SavedFilter, 'name'>): boolean =>
  isSameFilter(values, shown.values) && sort.field === shown.sort.field && sort.order === shown.sort.order;

function useSavedFilters(storeKey: string) {
  const text = useMessages();
  const undoable = useUndoableAction();
  const [saved, setSaved] = useStore<SavedFilter[]>(`saved.${storeKey}`, []);
  const remove = (filter: SavedFilter) => {
    setSaved(saved.filter(({ name }) => name !== filter.name));
    const message = text('saved.removed', { name: filter.name });
    undoable({ message, run: () => undefined, undo: () => setSaved((rest) => addSavedFilter(rest, filter)) });
  };
  return { saved, add: (filter: SavedFilter) => setSaved(addSavedFilter(saved, filter)), remove };
}

interface SaveFormProps {
  readonly saved: readonly SavedFilter[];
  readonly onSave: (name: string) => void;
}

function SaveForm({ saved, onSave }: SaveFormProps): ReactElement {
  const text = useMessages();
  const [typed, setTyped] = useState('');
  const name = typed.trim();
  const room = canSaveAs(saved, name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!name || !room) return;
    onSave(name);
    setTyped('');
  };
  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
      <NativeText label={text('saved.name')} value={typed} maxLength={savedFilterLimits.name} onChange={setTyped} />
      <Button type="submit" size="small" variant="outlined" disabled={!name || !room}>
        {text('saved.save')}
      </Button>
      {!room && <Box role="status">{text('saved.full', { most: savedFilterLimits.filters })}</Box>}
    </Box>
  );
}

interface SavedRowProps {
  readonly filter: SavedFilter;
  readonly shown: boolean;
  readonly onShow: () => void;
  readonly onRemove: () => void;
}

function SavedRow({ filter, shown, onShow, onRemove }: SavedRowProps): ReactElement {
  const text = useMessages();
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Button
        color="inherit"
        aria-current={shown ? 'true' : undefined}
        onClick={onShow}
        sx={{ flex: 1, justifyContent: 'flex-start', textAlign: 'left', fontWeight: shown ? 700 : 400 }}
      >
        {filter.name}
      </Button>
      <Button size="small" aria-label={text('saved.remove', { name: filter.name })} onClick={onRemove}>
        {text('action.remove')}
      </Button>
    </Box>
  );
}

/** Filters and order of this list under names of one's own; they stay in this browser, for this account alone. */
export function SavedFilters({ storeKey }: { storeKey: string }): ReactElement {
  const text = useMessages();
  const { filterValues, sort, setFilters, setSort } = useListContext();
  const { saved, add, remove } = useSavedFilters(storeKey);
  const shown = { values: filterValues, sort };
  const some = Object.keys(filterValues).length > 0;
  const look = (filter: SavedFilter) => {
    setFilters({ ...filter.values });
    setSort(filter.sort);
  };
  return (
    <Flyout label={text('saved.title')}>
      {saved.length > 0 && (
        <Box component="ul" aria-label={text('saved.title')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {saved.map((filter) => (
            <SavedRow
              key={filter.name}
              filter={filter}
              shown={isApplied(filter, shown)}
              onShow={() => look(filter)}
              onRemove={() => remove(filter)}
            />
          ))}
        </Box>
      )}
      {some ? (
        <SaveForm saved={saved} onSave={(name) => add({ name, ...shown })} />
      ) : (
        <Box sx={{ maxWidth: 280, color: 'text.secondary' }}>{text('saved.none')}</Box>
      )}
    </Flyout>
  );
}
