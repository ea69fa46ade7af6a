import { applicationDraftContent, type ApplicationDraftContent } from '@prentice/contract';
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
import { createLatestValueQueue, type LatestValueQueue } from './latest-value-queue.ts';

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

/** Returns a function that saves a draft on the server, then deletes the local copy. */
function useRemoteSave(
  { internId, internshipId }: DraftOptions,
  isLatest: (serialized: string) => boolean,
  onState: (state: DraftState) => void,
) {
  const save = useEffectEvent(async (draft: ApplicationDraftContent) => {
    const serialized = serializeDraft(draft);
    try {
      /* A draft that the schema rejects, such as a text that is too long, stays local until it fits. */
      await session.client.applications.saveDraft({
        params: { internshipId },
        body: applicationDraftContent.parse(draft),
      });
      if (!isLatest(serialized)) return;
      const local = readLocalDraft(localStorage, internId, internshipId);
      if (local && serializeDraft(local) === serialized) deleteLocalDraft(localStorage, internId, internshipId);
      onState('saved');
    } catch {
      if (isLatest(serialized)) onState('local');
    }
  });
  const queueRef = useRef<LatestValueQueue<ApplicationDraftContent>>(null);
  useEffect(() => {
    const queue = createLatestValueQueue((draft: ApplicationDraftContent) => save(draft));
    queueRef.current = queue;
    return queue.close;
  }, []);
  return (draft: ApplicationDraftContent): void => queueRef.current?.push(draft);
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
  const saveRemotely = useRemoteSave(options, (sent) => tab.current.current === sent, setState);
  const saveLocally = useEffectEvent(() => {
    const { base } = tab.current;
    const stored = readLocalDraft(localStorage, internId, internshipId);
    if (stored && serializeDraft(stored) !== base && !hasSameText(stored, draft)) setConflict(stored);
    saveLocalDraft(localStorage, internId, internshipId, draft, base);
    update({ base: serialized, isDirty: true });
    setState('saving');
  });
  const flush = useEffectEvent(() => saveRemotely(draft));
  useDraftFromOtherTab(internId, internshipId, ({ draft: otherDraft, base: otherBase }) => {
    const other = serializeDraft(otherDraft);
    const { current, base, isDirty } = tab.current;
    if (other !== current && isDirty && otherBase !== base) return setConflict(otherDraft);
    setConflict(null);
    update({ base: other });
    if (other === current) return;
    update({ isDirty: false, isAdopting: true });
    setState('adopted');
    setAdoptions((count) => count + 1);
    replaceDraft(otherDraft);
  });
  useOnReconnect(() => void (readLocalDraft(localStorage, internId, internshipId) && saveRemotely(draft)));
  useEffect(() => {
    const { current, isAdopting } = tab.current;
    Object.assign(tab.current, { current: serialized, isAdopting: false });
    if (serialized === current || isAdopting) return;
    saveLocally();
    const timer = setTimeout(() => flush(), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [serialized, adoptions]);
  const swap = (): void => {
    if (!conflict) return;
    setConflict(draft);
    replaceDraft(conflict);
  };
  return { state, conflict, swap, keepLocal: () => setConflict(null) };
}
