import { editableInternshipStates, type DraftUpdate } from '@prentice/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { client } from '../../../../providers/session.ts';
import { useUnsavedChangesWarning } from '../../../../ui/dialogs/stored-draft.hook.ts';
import { createAutosave, differencesBetween, mergeVersions, type SaveState } from '@prentice/drafts';
import { isTemporary, hasErrorCode, useNotifyFailure } from '../../../../ui/mutations/error-message.hook.ts';
import { draftContentOf } from '../../draft-content.ts';
import { isOwnInternship, type OwnInternship } from '../../internship-types.ts';
import { formValuesOf, savableDraft, type FieldFault } from './draft-values.ts';
import { useUnsavedDraft, type SentDraft, type UnsavedDraft } from './unsaved-draft.hook.ts';

const AUTOSAVE_DEBOUNCE_MS = 1_200;

/** What the server had last: its version, and its content, on which the next change is based. */
interface ServerState {
  readonly version: number;
  readonly base: DraftUpdate | undefined;
}

interface Conflict {
  readonly mine: DraftUpdate;
  readonly theirs: OwnInternship;
  /** The content that both versions are based on. */
  readonly base: DraftUpdate | undefined;
}

/** Returns whether changes are saved while they are typed; those of a live internship are proposed as a whole. */
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
  /** Whether a draft is saved without its incomplete fields; a proposal is sent as a whole. */
  readonly isAutosaved: boolean;
  readonly getServerState: () => ServerState;
  readonly sentDraft: SentDraft;
  readonly onSaved: (serverState: ServerState, values: object, heldBack: readonly FieldFault[]) => void;
  readonly onConflict: (conflict: Conflict) => void;
}

const isSame = (localDraft: DraftUpdate, theirs: DraftUpdate | null): boolean =>
  theirs !== null && differencesBetween({ mine: localDraft, theirs }).length === 0;

/**
 * Returns a function that saves the values of the form, and rejects when they were not saved; somebody else's newer
 * version is reported as a conflict. The server's version is no conflict when this browser sent it: the reply was lost,
 * or the page was left before it arrived.
 */
function useSaveRequest({ id, isAutosaved, getServerState, sentDraft, onSaved, onConflict }: SaveRequestOptions) {
  const form = useFormContext();
  const queries = useQueryClient();
  const showFailure = useNotifyFailure();
  const send = async (draft: DraftUpdate, version: number): Promise<ServerState> => {
    sentDraft.save(draft);
    const saved = await client.internships.update({ params: { id }, body: draft, version });
    queries.setQueryData(['internships', 'one', id], saved);
    return { version: saved.version, base: draft };
  };
  const resolveConflict = async (
    localDraft: DraftUpdate,
    previouslySent: DraftUpdate | null,
  ): Promise<ServerState | null> => {
    const theirs = await client.internships.get({ params: { id } });
    if (!isOwnInternship(theirs)) return null;
    const content = draftContentOf(theirs.pendingRevision?.posting ?? theirs);
    if (isSame(localDraft, content)) return { version: theirs.version, base: localDraft };
    if (previouslySent && isSame(previouslySent, content)) return send(localDraft, theirs.version);
    onConflict({ mine: localDraft, theirs, base: getServerState().base });
    return null;
  };
  return async ({ isRetry }: { readonly isRetry: boolean }): Promise<void> => {
    const values = structuredClone(form.getValues());
    const { base, version } = getServerState();
    const { draft, heldBack } = savableDraft(values, base);
    if (heldBack.length > 0 && !isAutosaved) {
      for (const { field, message } of heldBack) form.setError(field, { type: 'schema', message });
      throw new Error('The form has errors.');
    }
    const previouslySent = sentDraft.read();
    try {
      onSaved(await send(draft, version), values, heldBack);
    } catch (failure) {
      if (hasErrorCode(failure, 'VERSION_CONFLICT')) {
        const saved = await resolveConflict(draft, previouslySent);
        if (saved) return onSaved(saved, values, heldBack);
      } else if (!isRetry) showFailure(failure);
      throw failure;
    }
  };
}

/** Calls `onChange` at each change of the form, and `onUnmount` when the form leaves the page. */
function useFormChanges(onChange: () => void, onUnmount: () => void): void {
  /* The form's context is a new object at each rendering, its functions are not. */
  const { watch, formState } = useFormContext();
  const { isDirty } = formState;
  const latest = useRef({ onChange, onUnmount, isDirty });
  useEffect(() => {
    latest.current = { onChange, onUnmount, isDirty };
  });
  useEffect(() => {
    const subscription = watch((_, { type }) => {
      if (type === 'change' || latest.current.isDirty) latest.current.onChange();
    });
    return () => {
      subscription.unsubscribe();
      latest.current.onUnmount();
    };
  }, [watch]);
}

/** Calls back when the browser is online again. */
function useOnline(onOnline: () => void): void {
  useEffect(() => {
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  });
}

/**
 * Saves the form around it; a version conflict is returned for the dialog that compares both versions. What the server
 * lacks is stored in this browser.
 * @param resumed the unsaved draft with which the form begins
 */
export function useDraftSaving(internship: OwnInternship, resumed: UnsavedDraft | null) {
  const form = useFormContext();
  const unsavedDraft = useUnsavedDraft(internship.id);
  const serverState = useRef<ServerState>(resumed ?? initialServerState(internship));
  const [state, setState] = useState<SaveState>('saved');
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [heldBack, setHeldBack] = useState<readonly FieldFault[]>([]);
  const storeLocally = () => unsavedDraft.save({ ...serverState.current, values: form.getValues() });
  const onSaved = (newState: ServerState, values: object, notSaved: readonly FieldFault[]) => {
    serverState.current = newState;
    setHeldBack(notSaved);
    if (notSaved.length === 0 && JSON.stringify(form.getValues()) === JSON.stringify(values)) unsavedDraft.remove();
    else storeLocally();
  };
  const isAutosaved = isDraftAutosaved(internship);
  const send = useSaveRequest({
    id: internship.id,
    isAutosaved,
    getServerState: () => serverState.current,
    sentDraft: unsavedDraft.sent,
    onSaved,
    onConflict: setConflict,
  });
  const [autosave] = useState(() =>
    createAutosave({
      debounceMs: AUTOSAVE_DEBOUNCE_MS,
      onStateChange: setState,
      isTemporary: (failure) => isAutosaved && isTemporary(failure),
    }),
  );
  useEffect(() => autosave.setSave(send));
  const scheduleSave = () => (isAutosaved ? autosave.schedule() : autosave.markDirty());
  const saveResumed = useEffectEvent(() => void (resumed && scheduleSave()));
  useEffect(() => saveResumed(), []);
  const onChange = () => {
    storeLocally();
    scheduleSave();
  };
  useFormChanges(onChange, () => void (isAutosaved && autosave.stop()));
  useOnline(() => void (isAutosaved && state === 'failed' && autosave.flush()));
  useUnsavedChangesWarning(state !== 'saved');
  /** Ends the conflict with these values in the form, based on the version that somebody else saved. */
  const resolveWith = (theirs: OwnInternship, values: object) => {
    serverState.current = serverStateOf(theirs);
    form.reset(values);
    setConflict(null);
  };
  return {
    state,
    /** The fields that are not saved because they are incomplete. */
    heldBack,
    conflict,
    saveNow: autosave.flush,
    keepTyping: () => setConflict(null),
    /** Begins again with what the server has, without the unsaved draft. */
    restart: () => {
      serverState.current = initialServerState(internship);
      form.reset(formValuesOf(draftContentOf(internship.pendingRevision?.posting ?? internship)));
      unsavedDraft.remove();
      autosave.reset();
    },
    takeTheirs: () => {
      if (!conflict) return;
      resolveWith(conflict.theirs, formValuesOf(draftContentOf(conflict.theirs)));
      unsavedDraft.remove();
      autosave.reset();
    },
    overwrite: (localFields?: ReadonlySet<string>) => {
      if (!conflict) return;
      const theirs = { ...conflict.theirs };
      /* What was typed while the reply was under way is kept, too. */
      const localDraft = savableDraft(structuredClone(form.getValues()), conflict.mine).draft;
      resolveWith(conflict.theirs, {
        ...form.getValues(),
        ...mergeVersions({ ...conflict, mine: localDraft, theirs }, localFields),
      });
      onChange();
    },
  };
}
