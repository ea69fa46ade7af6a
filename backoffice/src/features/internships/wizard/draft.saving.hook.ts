import { editableStates, type DraftUpdate } from '@prentice/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { client } from '../../../providers/session.ts';
import { merged } from '../../../ui/conflict.compare.ts';
import { isRefusal, useShowFailure } from '../../../ui/refusal.hook.ts';
import { isOwnInternship, type OwnInternship } from '../internship.types.ts';
import { contentOf } from '../posting/content.ts';
import { createAutosave, type SaveState } from './autosave.ts';
import { draftOf } from './draft.values.ts';

const PAUSE_MS = 1_200;

interface Conflict {
  readonly mine: DraftUpdate;
  readonly theirs: OwnInternship;
  /** What was saved last from here. */
  readonly base: DraftUpdate | undefined;
}

/** Whether edits are saved as one types; a change of a live internship is proposed as a whole instead. */
export const savesItself = (one: OwnInternship): boolean => editableStates.some((state) => state === one.state);

/** Keeps the form around it saved; a stale save opens the comparison of both versions. */
export function useDraftSaving(one: OwnInternship) {
  const form = useFormContext();
  const queries = useQueryClient();
  const showFailure = useShowFailure();
  const version = useRef(one.version);
  const base = useRef(contentOf(one.pendingRevision?.posting ?? one) ?? undefined);
  const [state, setState] = useState<SaveState>('saved');
  const [conflict, setConflict] = useState<Conflict | null>(null);

  const save = async (): Promise<void> => {
    const given = draftOf(form.getValues());
    if ('wrong' in given) {
      for (const { field, message } of given.wrong) form.setError(field, { type: 'schema', message });
      throw new Error('The form has faults.');
    }
    try {
      const saved = await client.internships.update({
        params: { id: one.id },
        body: given.draft,
        version: version.current,
      });
      version.current = saved.version;
      base.current = given.draft;
      queries.setQueryData(['internships', 'one', one.id], saved);
    } catch (failure) {
      if (!isRefusal(failure, 'VERSION_CONFLICT')) showFailure(failure);
      else {
        const theirs = await client.internships.get({ params: { id: one.id } });
        if (isOwnInternship(theirs)) setConflict({ mine: given.draft, theirs, base: base.current });
      }
      throw failure;
    }
  };

  const [autosave] = useState(() => createAutosave({ pause: PAUSE_MS, tell: setState }));
  const itself = savesItself(one);
  const dirty = useRef(false);
  const { isDirty } = form.formState;
  useEffect(() => {
    autosave.uses(save);
    dirty.current = isDirty;
  });
  /* The form's context is a new object at every rendering, its functions are not. */
  const { watch } = form;
  useEffect(() => {
    const watching = watch((_, { type }) => {
      if (type !== 'change' && !dirty.current) return;
      if (itself) autosave.changed();
      else setState('waiting');
    });
    return () => {
      watching.unsubscribe();
      if (itself) void autosave.flush();
    };
  }, [watch, autosave, itself]);
  useLeaveWarning(state);

  return {
    state,
    conflict,
    saveNow: () =>
      itself
        ? autosave.flush()
        : save()
            .then(() => setState('saved'))
            .catch(() => setState('failed')),
    keepTyping: () => setConflict(null),
    takeTheirs: () => {
      if (!conflict) return;
      version.current = conflict.theirs.version;
      base.current = contentOf(conflict.theirs) ?? undefined;
      form.reset(contentOf(conflict.theirs) ?? {});
      setConflict(null);
      setState('saved');
    },
    overwrite: () => {
      if (!conflict) return;
      version.current = conflict.theirs.version;
      base.current = contentOf(conflict.theirs) ?? undefined;
      form.reset({ ...form.getValues(), ...merged({ ...conflict, theirs: { ...conflict.theirs } }) });
      setConflict(null);
      if (itself) autosave.changed();
      else setState('waiting');
    },
  };
}

/** The browser asks before a page with unsaved words is closed. */
function useLeaveWarning(state: SaveState): void {
  useEffect(() => {
    if (state === 'saved') return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [state]);
}
