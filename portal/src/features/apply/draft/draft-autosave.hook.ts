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

/** Calls back with what another tab of this browser wrote to the same draft; a tab gets no events of its own. */
function useDraftFromOtherTab(internId: string, internshipId: string, onWritten: (written: LocalDraft) => void): void {
  const call = useEffectEvent(onWritten);
  useEffect(() => {
    const name = localDraftKey(internId, internshipId);
    const heard = ({ key, newValue }: StorageEvent) => {
      const written = key === name ? parseLocalDraft(newValue) : null;
      if (written) call(written);
    };
    addEventListener('storage', heard);
    return () => removeEventListener('storage', heard);
  }, [internId, internshipId]);
}

/* A draft is saved on the server after a typing pause of this length. */
const PAUSE_MS = 1_500;

/** `taken`: the draft of another tab was adopted. */
export type DraftState = 'untouched' | 'writing' | 'kept' | 'local' | 'taken';

/**
 * Calls back when the browser sees its network again, and when somebody comes back to this page, maybe signed in anew.
 */
function useOnReconnect(onBack: () => void): void {
  const call = useEffectEvent(onBack);
  useEffect(() => {
    const back = () => void (document.visibilityState === 'visible' && call());
    const first = setTimeout(back);
    addEventListener('online', back);
    document.addEventListener('visibilitychange', back);
    return () => {
      clearTimeout(first);
      removeEventListener('online', back);
      document.removeEventListener('visibilitychange', back);
    };
  }, []);
}

export interface DraftAutosave {
  readonly state: DraftState;
  /** A conflicting draft of another tab; null when there is none. */
  readonly other: ApplicationDraftContent | null;
  /** Swaps this draft with the conflicting one; nothing is lost, and it can be repeated. */
  readonly swap: () => void;
  /** Keeps the current draft and ends the conflict. */
  readonly keepCurrent: () => void;
}

interface DraftOptions {
  readonly internId: string;
  readonly internshipId: string;
  /** The current content of the form. */
  readonly draft: ApplicationDraftContent;
  /** Replaces the content of the form. */
  readonly take: (draft: ApplicationDraftContent) => void;
}

/* Drafts that differ only in the CV do not conflict. */
const hasSameText = (draft: ApplicationDraftContent, other: ApplicationDraftContent): boolean =>
  serializeDraft({ ...draft, cvDocumentId: null }) === serializeDraft({ ...other, cvDocumentId: null });

/** Saves a draft on the server, then deletes the local copy. */
function useDraftSender(
  { internId, internshipId }: DraftOptions,
  isNewest: (sent: string) => boolean,
  onState: (state: DraftState) => void,
) {
  const send = useEffectEvent(async (body: ApplicationDraftContent) => {
    const sent = serializeDraft(body);
    try {
      /* A draft that the schema rejects, such as a text that is too long, stays local until it fits. */
      await session.client.applications.saveDraft({
        params: { internshipId },
        body: applicationDraftContent.parse(body),
      });
      if (!isNewest(sent)) return;
      const here = readLocalDraft(localStorage, internId, internshipId);
      if (here && serializeDraft(here) === sent) deleteLocalDraft(localStorage, internId, internshipId);
      onState('kept');
    } catch {
      if (isNewest(sent)) onState('local');
    }
  });
  const line = useRef<LatestValueQueue<ApplicationDraftContent>>(null);
  useEffect(() => {
    const queue = createLatestValueQueue((body: ApplicationDraftContent) => send(body));
    line.current = queue;
    return queue.close;
  }, []);
  return (body: ApplicationDraftContent): void => line.current?.push(body);
}

/**
 * Keeps what is written: at once in this browser, after a pause on the server. What the server has is no longer kept
 * here, so that a newer draft from another device is not hidden by an old one. What it has not got is sent when the
 * page opens again, when somebody comes back to it, and when the connection is back. Tells where the draft is kept.
 *
 * A draft that another tab based on the current one is adopted; any other draft is shown as a conflict.
 */
export function useDraftAutosave(options: DraftOptions): DraftAutosave {
  const { internId, internshipId, draft, take } = options;
  const [state, setState] = useState<DraftState>('untouched');
  const [other, setOther] = useState<ApplicationDraftContent | null>(null);
  const [turn, setTurn] = useState(0);
  const text = serializeDraft(draft);
  /** `known` is what other tabs that heard of everything have, too; `came` until words of theirs stand here. */
  const tab = useRef({ shown: text, known: text, typed: false, came: false });
  const send = useDraftSender(options, (sent) => tab.current.shown === sent, setState);
  const keepHere = useEffectEvent(() => {
    const { known } = tab.current;
    const there = readLocalDraft(localStorage, internId, internshipId);
    if (there && serializeDraft(there) !== known && !hasSameText(there, draft)) setOther(there);
    saveLocalDraft(localStorage, internId, internshipId, draft, known);
    Object.assign(tab.current, { known: text, typed: true });
    setState('writing');
  });
  const sendNow = useEffectEvent(() => send(draft));
  useDraftFromOtherTab(internId, internshipId, ({ draft: theirs, over }) => {
    const words = serializeDraft(theirs);
    const { shown, known, typed } = tab.current;
    if (words !== shown && typed && over !== known) return setOther(theirs);
    setOther(null);
    Object.assign(tab.current, { known: words });
    if (words === shown) return;
    Object.assign(tab.current, { typed: false, came: true });
    setState('taken');
    setTurn((last) => last + 1);
    take(theirs);
  });
  useOnReconnect(() => void (readLocalDraft(localStorage, internId, internshipId) && send(draft)));
  useEffect(() => {
    const { shown, came } = tab.current;
    Object.assign(tab.current, { shown: text, came: false });
    if (text === shown || came) return;
    keepHere();
    const timer = setTimeout(() => sendNow(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, turn]);
  const exchange = (): void => {
    if (!other) return;
    setOther(draft);
    take(other);
  };
  return { state, other, swap: exchange, keepCurrent: () => setOther(null) };
}
