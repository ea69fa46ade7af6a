import { editableStates, type DraftUpdate } from '@prentice/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { client } from '../../../providers/session.ts';
import { differences, merged } from '../../../ui/conflict.compare.ts';
import { useLeaveWarning } from '../../../ui/leave.warning.hook.ts';
import { isPassing, isRefusal, useShowFailure } from '../../../ui/refusal.hook.ts';
import { isOwnInternship, type OwnInternship } from '../internship.types.ts';
import { contentOf } from '../posting/content.ts';
import { createAutosave, type SaveState } from './autosave.ts';
import { draftOf } from './draft.values.ts';
import { useUnsavedWords, type Unsaved } from './unsaved.words.hook.ts';

const PAUSE_MS = 1_200;

/** What the server is known to hold. */
interface Known {
  readonly version: number;
  readonly base: DraftUpdate | undefined;
}

interface Conflict {
  readonly mine: DraftUpdate;
  readonly theirs: OwnInternship;
  /** What was saved last from here. */
  readonly base: DraftUpdate | undefined;
}

/** Whether edits are saved as one types; a change of a live internship is proposed as a whole instead. */
export const savesItself = (one: OwnInternship): boolean => editableStates.some((state) => state === one.state);

const knownOf = (one: OwnInternship): Known => ({ version: one.version, base: contentOf(one) ?? undefined });
const begunWith = (one: OwnInternship): Known => ({
  version: one.version,
  base: contentOf(one.pendingRevision?.posting ?? one) ?? undefined,
});

interface SendingOptions {
  readonly id: string;
  readonly known: () => Known;
  readonly onSaved: (known: Known, values: object) => void;
  readonly onConflict: (conflict: Conflict) => void;
}

/** How to send what the form holds; a stale one is told with what somebody else saved. It rejects when it was not saved. */
function useSending({ id, known, onSaved, onConflict }: SendingOptions) {
  const form = useFormContext();
  const queries = useQueryClient();
  const showFailure = useShowFailure();
  /** Whether what is saved is what was sent: then only the reply to an earlier try was lost. */
  const isSaved = async (mine: DraftUpdate, values: object): Promise<boolean> => {
    const theirs = await client.internships.get({ params: { id } });
    if (!isOwnInternship(theirs)) return false;
    const content = contentOf(theirs);
    if (!content || differences({ mine, theirs: content }).length > 0) {
      onConflict({ mine, theirs, base: known().base });
      return false;
    }
    onSaved({ version: theirs.version, base: mine }, values);
    return true;
  };
  return async (again: boolean): Promise<void> => {
    const values = structuredClone(form.getValues());
    const given = draftOf(values);
    if ('wrong' in given) {
      for (const { field, message } of given.wrong) form.setError(field, { type: 'schema', message });
      throw new Error('The form has faults.');
    }
    try {
      const { version } = known();
      const saved = await client.internships.update({ params: { id }, body: given.draft, version });
      onSaved({ version: saved.version, base: given.draft }, values);
      queries.setQueryData(['internships', 'one', id], saved);
    } catch (failure) {
      if (isRefusal(failure, 'VERSION_CONFLICT')) {
        if (await isSaved(given.draft, values)) return;
      } else if (!again) showFailure(failure);
      throw failure;
    }
  };
}

/** Calls back whenever somebody types, and once more when the form leaves the page. */
function useTyping(onTyped: () => void, onLeave: () => void): void {
  /* The form's context is a new object at every rendering, its functions are not. */
  const { watch, formState } = useFormContext();
  const { isDirty } = formState;
  const latest = useRef({ onTyped, onLeave, isDirty });
  useEffect(() => {
    latest.current = { onTyped, onLeave, isDirty };
  });
  useEffect(() => {
    const watching = watch((_, { type }) => {
      if (type === 'change' || latest.current.isDirty) latest.current.onTyped();
    });
    return () => {
      watching.unsubscribe();
      latest.current.onLeave();
    };
  }, [watch]);
}

/** Calls back when the connection is there again. */
function useBackOnline(onOnline: () => void): void {
  useEffect(() => {
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  });
}

/**
 * Keeps the form around it saved; a stale save opens the comparison of both versions. What the server has not got is kept in
 * this browser.
 * @param resumed words that were kept when the form was left, with which it begins
 */
export function useDraftSaving(one: OwnInternship, resumed: Unsaved | null) {
  const form = useFormContext();
  const unsaved = useUnsavedWords(one.id);
  const knownRef = useRef<Known>(resumed ?? begunWith(one));
  const [state, setState] = useState<SaveState>('saved');
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const keep = () => unsaved.keep({ ...knownRef.current, values: form.getValues() });
  const onSaved = (known: Known, values: object) => {
    knownRef.current = known;
    if (JSON.stringify(form.getValues()) === JSON.stringify(values)) unsaved.drop();
    else keep();
  };
  const send = useSending({ id: one.id, known: () => knownRef.current, onSaved, onConflict: setConflict });
  const itself = savesItself(one);
  const [autosave] = useState(() =>
    createAutosave({ pause: PAUSE_MS, tell: setState, isPassing: (failure) => itself && isPassing(failure) }),
  );
  useEffect(() => autosave.uses(send));
  const changed = () => (itself ? autosave.changed() : autosave.holds());
  const begin = useEffectEvent(() => void (resumed && changed()));
  useEffect(() => begin(), []);
  const typed = () => {
    keep();
    changed();
  };
  useTyping(typed, () => void (itself && autosave.leave()));
  useBackOnline(() => void (itself && state === 'failed' && autosave.flush()));
  useLeaveWarning(state !== 'saved');
  /** Puts these values into the form, on top of what somebody else saved. */
  const settle = (theirs: OwnInternship, values: object) => {
    knownRef.current = knownOf(theirs);
    form.reset(values);
    setConflict(null);
  };
  return {
    state,
    conflict,
    saveNow: autosave.flush,
    keepTyping: () => setConflict(null),
    /** Begins with what the server has, without what was kept. */
    restart: () => {
      knownRef.current = begunWith(one);
      form.reset(contentOf(one.pendingRevision?.posting ?? one) ?? {});
      unsaved.drop();
      autosave.settled();
    },
    takeTheirs: () => {
      if (!conflict) return;
      settle(conflict.theirs, contentOf(conflict.theirs) ?? {});
      unsaved.drop();
      autosave.settled();
    },
    overwrite: () => {
      if (!conflict) return;
      const theirs = { ...conflict.theirs };
      /* What was written on while the answer was on its way counts, too. */
      const now = draftOf(structuredClone(form.getValues()));
      const mine = 'wrong' in now ? conflict.mine : now.draft;
      settle(conflict.theirs, { ...form.getValues(), ...merged({ ...conflict, mine, theirs }) });
      typed();
    },
  };
}
