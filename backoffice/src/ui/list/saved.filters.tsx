import { Box, Button } from '@mui/material';
import { useListContext, useStore } from 'ra-core';
import { useState, type FormEvent, type ReactElement } from 'react';
import { useText } from '../../i18n/text.hook.ts';
import { Flyout } from '../flyout.tsx';
import { useUndoable } from '../undo.hook.ts';
import { NativeText } from './native.controls.tsx';
import { hasRoom, isShown, savedLimits, withSaved, type SavedFilter } from './saved.filters.model.ts';

function useSaved(storeKey: string) {
  const text = useText();
  const undoable = useUndoable();
  const [saved, setSaved] = useStore<SavedFilter[]>(`saved.${storeKey}`, []);
  const remove = (one: SavedFilter) => {
    setSaved(saved.filter(({ name }) => name !== one.name));
    const message = text('saved.removed', { name: one.name });
    undoable({ message, run: () => undefined, undo: () => setSaved((rest) => withSaved(rest, one)) });
  };
  return { saved, add: (one: SavedFilter) => setSaved(withSaved(saved, one)), remove };
}

interface SaveFormProps {
  readonly saved: readonly SavedFilter[];
  readonly onSave: (name: string) => void;
}

function SaveForm({ saved, onSave }: SaveFormProps): ReactElement {
  const text = useText();
  const [typed, setTyped] = useState('');
  const name = typed.trim();
  const room = hasRoom(saved, name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!name || !room) return;
    onSave(name);
    setTyped('');
  };
  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
      <NativeText label={text('saved.name')} value={typed} longest={savedLimits.name} onType={setTyped} />
      <Button type="submit" size="small" variant="outlined" disabled={!name || !room}>
        {text('saved.save')}
      </Button>
      {!room && <Box role="status">{text('saved.full', { most: savedLimits.filters })}</Box>}
    </Box>
  );
}

interface SavedRowProps {
  readonly one: SavedFilter;
  readonly shown: boolean;
  readonly onShow: () => void;
  readonly onRemove: () => void;
}

function SavedRow({ one, shown, onShow, onRemove }: SavedRowProps): ReactElement {
  const text = useText();
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Button
        color="inherit"
        aria-current={shown ? 'true' : undefined}
        onClick={onShow}
        sx={{ flex: 1, justifyContent: 'flex-start', textAlign: 'left', fontWeight: shown ? 700 : 400 }}
      >
        {one.name}
      </Button>
      <Button size="small" aria-label={text('saved.remove', { name: one.name })} onClick={onRemove}>
        {text('action.remove')}
      </Button>
    </Box>
  );
}

/** Filters and order of this list under names of one's own; they stay in this browser, for this account alone. */
export function SavedFilters({ storeKey }: { storeKey: string }): ReactElement {
  const text = useText();
  const { filterValues, sort, setFilters, setSort } = useListContext();
  const { saved, add, remove } = useSaved(storeKey);
  const shown = { values: filterValues, sort };
  const some = Object.keys(filterValues).length > 0;
  const look = (one: SavedFilter) => {
    setFilters({ ...one.values });
    setSort(one.sort);
  };
  return (
    <Flyout label={text('saved.title')}>
      {saved.length > 0 && (
        <Box component="ul" aria-label={text('saved.title')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {saved.map((one) => (
            <SavedRow
              key={one.name}
              one={one}
              shown={isShown(one, shown)}
              onShow={() => look(one)}
              onRemove={() => remove(one)}
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
