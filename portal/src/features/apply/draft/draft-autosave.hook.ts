import { applicationDraftContent, type ApplicationDraftContent } from '@prentice/contract';
import { createAutosave, type SaveState } from '@prentice/drafts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { session } from '../../../site/browser-session.ts';
import {
  serializeDraft,
  deleteLocalDraft,
  saveLocalDraft,
  readLocalDraft,
  localDraftKey,
  parseLocalDraft,
  type LocalDraft,
} from './local-draft.ts';

/** Calls back with a draft that another tab of this browser stored; a tab gets no events of its own. */
function useDraftFromOtherTab(internId: string, internshipId: string, onStored: (stored: LocalDraft) => void): void {
  const call = useEffectEvent(onStored);
  useEffect(() => {
    const draftKey = localDraftKey(internId, internshipId);
    const onStorage = ({ key, newValue }: StorageEvent) => {
      const stored = key === draftKey ? parseLocalDraft(newValue) : null;
      if (stored) call(stored);
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, [internId, internshipId]);
}

/* A draft is saved on the server after a typing pause of this length. */
const DEBOUNCE_MS = 1_500;

/** `local`: saved in this browser only; `adopted`: the draft of another tab replaced that of the form. */
export type DraftState = 'unchanged' | 'saving' | 'saved' | 'local' | 'adopted';

/**
 * Calls back when the page opens, when the browser is online again, and when somebody comes back to this page, maybe
 * signed in again.
 */
function useOnReconnect(onReconnect: () => void): void {
  const call = useEffectEvent(onReconnect);
  useEffect(() => {
    const callIfVisible = () => void (document.visibilityState === 'visible' && call());
    const timer = setTimeout(callIfVisible);
    addEventListener('online', callIfVisible);
    document.addEventListener('visibilitychange', callIfVisible);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', callIfVisible);
      document.removeEventListener('visibilitychange', callIfVisible);
    };
  }, []);
}

export interface DraftAutosave {
  readonly state: DraftState;
  /** A conflicting draft of another tab; null when there is none. */
  readonly conflict: ApplicationDraftContent | null;
  /** Swaps the draft of the form with the conflicting one; nothing is lost, and it can be repeated. */
  readonly swap: () => void;
  /** Keeps the draft of the form and ends the conflict. */
  readonly keepLocal: () => void;
}

interface DraftOptions {
  readonly internId: string;
  readonly internshipId: string;
  /** The current content of the form. */
  readonly draft: ApplicationDraftContent;
  /** Replaces the content of the form. */
  readonly replaceDraft: (draft: ApplicationDraftContent) => void;
}

/* Drafts that differ only in the CV do not conflict. */
const hasSameText = (draft: ApplicationDraftContent, other: ApplicationDraftContent): boolean =>
  serializeDraft({ ...draft, cvDocumentId: null }) === serializeDraft({ ...other, cvDocumentId: null });

const draftStates: Readonly<Record<SaveState, DraftState>> = {
  pending: 'saving',
  saving: 'saving',
  saved: 'saved',
  failed: 'local',
};

/** Saves the draft on the server after each pause in typing, and deletes the local copy then. */
function useRemoteSave({ internId, internshipId, draft }: DraftOptions, onState: (state: DraftState) => void) {
  const [autosave] = useState(() =>
    createAutosave({ debounceMs: DEBOUNCE_MS, onStateChange: (state) => onState(draftStates[state]) }),
  );
  const save = useEffectEvent(async () => {
    /* A draft that the schema rejects, such as a text that is too long, stays local until it fits. */
    const body = applicationDraftContent.parse(draft);
    await session.client.applications.saveDraft({ params: { internshipId }, body });
    const local = readLocalDraft(localStorage, internId, internshipId);
    if (local && serializeDraft(local) === serializeDraft(draft))
      deleteLocalDraft(localStorage, internId, internshipId);
  });
  useEffect(() => {
    autosave.setSave(() => save());
    /* What was sent as an application is no draft any more. */
    return () => autosave.reset();
  }, [autosave]);
  return autosave;
}

/** What this tab knows of the draft; versions are serialized drafts. */
interface TabVersion {
  /** The version in the form. */
  current: string;
  /** The version that all tabs had in common last. */
  base: string;
  /** Whether the form was edited since it adopted a draft of another tab. */
  isDirty: boolean;
  /** Whether a draft of another tab was adopted that the form does not show yet. */
  isAdopting: boolean;
}

/**
 * Saves a draft: at once in this browser, after a pause on the server. The local copy is deleted once the server has
 * it, so that it does not hide a newer draft of another device. What the server lacks is sent when the page opens
 * again, when somebody comes back to it, and when the browser is online again.
 *
 * A draft that another tab based on the current one is adopted; any other draft is reported as a conflict.
 */
export function useDraftAutosave(options: DraftOptions): DraftAutosave {
  const { internId, internshipId, draft, replaceDraft } = options;
  const [state, setState] = useState<DraftState>('unchanged');
  const [conflict, setConflict] = useState<ApplicationDraftContent | null>(null);
  const [adoptions, setAdoptions] = useState(0);
  const serialized = serializeDraft(draft);
  const tab = useRef<TabVersion>({ current: serialized, base: serialized, isDirty: false, isAdopting: false });
  const update = (changes: Partial<TabVersion>) => Object.assign(tab.current, changes);
  const autosave = useRemoteSave(options, setState);
  const saveLocally = useEffectEvent(() => {
    const { base } = tab.current;
    const stored = readLocalDraft(localStorage, internId, internshipId);
    if (stored && serializeDraft(stored) !== base && !hasSameText(stored, draft)) setConflict(stored);
    saveLocalDraft(localStorage, internId, internshipId, draft, base);
    update({ base: serialized, isDirty: true });
    autosave.schedule();
  });
  useDraftFromOtherTab(internId, internshipId, ({ draft: otherDraft, base: otherBase }) => {
    const other = serializeDraft(otherDraft);
    const { current, base, isDirty } = tab.current;
    if (other !== current && isDirty && otherBase !== base) return setConflict(otherDraft);
    setConflict(null);
    update({ base: other });
    if (other === current) return;
    update({ isDirty: false, isAdopting: true });
    autosave.reset();
    setState('adopted');
    setAdoptions((count) => count + 1);
    replaceDraft(otherDraft);
  });
  useOnReconnect(() => {
    if (!readLocalDraft(localStorage, internId, internshipId)) return;
    autosave.markDirty();
    void autosave.flush();
  });
  useEffect(() => {
    const { current, isAdopting } = tab.current;
    Object.assign(tab.current, { current: serialized, isAdopting: false });
    if (serialized === current || isAdopting) return;
    saveLocally();
  }, [serialized, adoptions]);
  const swap = (): void => {
    if (!conflict) return;
    setConflict(draft);
    replaceDraft(conflict);
  };
  return { state, conflict, swap, keepLocal: () => setConflict(null) };
}
