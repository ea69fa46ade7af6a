import { editableInternshipStates, type DraftUpdate } from '@prentice/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { client } from '../../../../providers/session.ts';
import { useUnsavedChangesWarning } from '../../../../ui/dialogs/stored-draft.hook.ts';
import { differencesBetween, mergeVersions } from '@prentice/drafts';
import { isTemporary, hasErrorCode, useNotifyFailure } from '../../../../ui/mutations/error-message.hook.ts';
import { isOwnInternship, type OwnInternship, draftContentOf } from '../../internship-types.ts';
import { createAutosave, type SaveState } from './autosave.ts';
import { savableDraft, type FieldFault } from './draft-values.ts';
import { useUnsavedDraft, type SentDraft, type UnsavedDraft } from './unsaved-draft.hook.ts';

const AUTOSAVE_DEBOUNCE_MS = 1_200;

/** What the server is known to hold. */
interface ServerState {
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
export const isDraftAutosaved = (internship: OwnInternship): boolean =>
  editableInternshipStates.some((state) => state === internship.state);

const serverStateOf = (internship: OwnInternship): ServerState => ({
  version: internship.version,
  base: draftContentOf(internship) ?? undefined,
});
const initialServerState = (internship: OwnInternship): ServerState => ({
  version: internship.version,
  base: draftContentOf(internship.pendingRevision?.posting ?? internship) ?? undefined,
});

interface SaveRequestOptions {
  readonly id: string;
  /** Whether a draft is saved without what is not complete yet; a proposal goes out as a whole. */
  readonly isAutosaved: boolean;
  readonly serverState: () => ServerState;
  readonly sent: SentDraft;
  readonly onSaved: (serverState: ServerState, values: object, heldBack: readonly FieldFault[]) => void;
  readonly onConflict: (conflict: Conflict) => void;
}

const isSame = (localDraft: DraftUpdate, theirs: DraftUpdate | null): boolean =>
  theirs !== null && differencesBetween({ mine: localDraft, theirs }).length === 0;

/**
 * How to send what the form holds; a stale one is told with what somebody else saved. It rejects when it was not saved.
 * What the server holds is no conflict when it was sent from here: the reply was lost, or the page was left before it
 * came.
 */
function useSaveRequest({ id, isAutosaved, serverState, sent, onSaved, onConflict }: SaveRequestOptions) {
  const form = useFormContext();
  const queries = useQueryClient();
  const showFailure = useNotifyFailure();
  const send = async (draft: DraftUpdate, version: number): Promise<ServerState> => {
    sent.keep(draft);
    const saved = await client.internships.update({ params: { id }, body: draft, version });
    queries.setQueryData(['internships', 'one', id], saved);
    return { version: saved.version, base: draft };
  };
  const sendAgain = async (localDraft: DraftUpdate, before: DraftUpdate | null): Promise<ServerState | null> => {
    const theirs = await client.internships.get({ params: { id } });
    if (!isOwnInternship(theirs)) return null;
    const content = draftContentOf(theirs.pendingRevision?.posting ?? theirs);
    if (isSame(localDraft, content)) return { version: theirs.version, base: localDraft };
    if (before && isSame(before, content)) return send(localDraft, theirs.version);
    onConflict({ mine: localDraft, theirs, base: serverState().base });
    return null;
  };
  return async (again: boolean): Promise<void> => {
    const values = structuredClone(form.getValues());
    const { base, version } = serverState();
    const { draft, heldBack } = savableDraft(values, base);
    if (heldBack.length > 0 && !isAutosaved) {
      for (const { field, message } of heldBack) form.setError(field, { type: 'schema', message });
      throw new Error('The form has faults.');
    }
    const before = sent.read();
    try {
      onSaved(await send(draft, version), values, heldBack);
    } catch (failure) {
      if (hasErrorCode(failure, 'VERSION_CONFLICT')) {
        const saved = await sendAgain(draft, before);
        if (saved) return onSaved(saved, values, heldBack);
      } else if (!again) showFailure(failure);
      throw failure;
    }
  };
}

/** Calls back whenever somebody types, and once more when the form leaves the page. */
function useFormChanges(onTyped: () => void, onLeave: () => void): void {
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
 * Keeps the form around it saved; a stale save opens the comparison of both versions. What the server has not got is
 * kept in this browser.
 * @param resumed words that were kept when the form was left, with which it begins
 */
export function useDraftSaving(internship: OwnInternship, resumed: UnsavedDraft | null) {
  const form = useFormContext();
  const unsaved = useUnsavedDraft(internship.id);
  const knownRef = useRef<ServerState>(resumed ?? initialServerState(internship));
  const [state, setState] = useState<SaveState>('saved');
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [heldBack, setHeldBack] = useState<readonly FieldFault[]>([]);
  const keep = () => unsaved.keep({ ...knownRef.current, values: form.getValues() });
  const onSaved = (serverState: ServerState, values: object, notSaved: readonly FieldFault[]) => {
    knownRef.current = serverState;
    setHeldBack(notSaved);
    if (notSaved.length === 0 && JSON.stringify(form.getValues()) === JSON.stringify(values)) unsaved.drop();
    else keep();
  };
  const itself = isDraftAutosaved(internship);
  const send = useSaveRequest({
    id: internship.id,
    isAutosaved: itself,
    serverState: () => knownRef.current,
    sent: unsaved.sent,
    onSaved,
    onConflict: setConflict,
  });
  const [autosave] = useState(() =>
    createAutosave({
      debounceMs: AUTOSAVE_DEBOUNCE_MS,
      onStateChange: setState,
      isPassing: (failure) => itself && isTemporary(failure),
    }),
  );
  useEffect(() => autosave.uses(send));
  const changed = () => (itself ? autosave.changed() : autosave.holds());
  const begin = useEffectEvent(() => void (resumed && changed()));
  useEffect(() => begin(), []);
  const typed = () => {
    keep();
    changed();
  };
  useFormChanges(typed, () => void (itself && autosave.leave()));
  useBackOnline(() => void (itself && state === 'failed' && autosave.flush()));
  useUnsavedChangesWarning(state !== 'saved');
  /** Puts these values into the form, on top of what somebody else saved. */
  const settle = (theirs: OwnInternship, values: object) => {
    knownRef.current = serverStateOf(theirs);
    form.reset(values);
    setConflict(null);
  };
  return {
    state,
    /** What is written and not saved, because it is not complete. */
    heldBack,
    conflict,
    saveNow: autosave.flush,
    keepTyping: () => setConflict(null),
    /** Begins with what the server has, without what was kept. */
    restart: () => {
      knownRef.current = initialServerState(internship);
      form.reset(draftContentOf(internship.pendingRevision?.posting ?? internship) ?? {});
      unsaved.drop();
      autosave.settled();
    },
    takeTheirs: () => {
      if (!conflict) return;
      settle(conflict.theirs, draftContentOf(conflict.theirs) ?? {});
      unsaved.drop();
      autosave.settled();
    },
    overwrite: (localFields?: ReadonlySet<string>) => {
      if (!conflict) return;
      const theirs = { ...conflict.theirs };
      /* What was written on while the answer was on its way counts, too. */
      const localDraft = savableDraft(structuredClone(form.getValues()), conflict.mine).draft;
      settle(conflict.theirs, {
        ...form.getValues(),
        ...mergeVersions({ ...conflict, mine: localDraft, theirs }, localFields),
      });
      typed();
    },
  };
}
