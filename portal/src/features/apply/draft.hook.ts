import { applicationDraft, type ApplicationDraft } from '@prentice/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { session } from '../../site/browser.session.ts';
import { draftText, dropLocalDraft, keepLocalDraft, readLocalDraft } from './draft.keeping.ts';
import { newestInLine, type Line } from './draft.line.ts';
import { useOtherTab } from './draft.tabs.hook.ts';

/* The server is asked to keep a draft once typing has paused for so long. */
const PAUSE_MS = 1_500;

/** `taken`: what another tab wrote stands here now. */
export type DraftState = 'untouched' | 'writing' | 'kept' | 'local' | 'taken';

/** Calls back when the browser sees its network again, and when somebody comes back to this page, maybe signed in anew. */
function useBack(onBack: () => void): void {
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

export interface DraftKeeping {
  readonly state: DraftState;
  /** Other words of another tab that knew nothing of these; null when there are none. */
  readonly other: ApplicationDraft | null;
  /** Puts the other words here, and these in their place: nothing is lost, and it can be done again. */
  readonly exchange: () => void;
  /** These words it is. */
  readonly settle: () => void;
}

interface Draft {
  readonly internId: string;
  readonly internshipId: string;
  /** What stands in the form. */
  readonly draft: ApplicationDraft;
  /** Puts other words into the form. */
  readonly take: (draft: ApplicationDraft) => void;
}

/* A CV that one tab does not know of makes no other words. */
const sameWords = (one: ApplicationDraft, other: ApplicationDraft): boolean =>
  draftText({ ...one, cvDocumentId: null }) === draftText({ ...other, cvDocumentId: null });

/** Asks the server to keep a draft; what it has is no longer kept here. */
function useSending(
  { internId, internshipId }: Draft,
  isNewest: (sent: string) => boolean,
  told: (state: DraftState) => void,
) {
  const send = useEffectEvent(async (body: ApplicationDraft) => {
    const sent = draftText(body);
    try {
      /* What is too long, or no answer yet, stays here until it fits. */
      await session.client.applications.saveDraft({ params: { internshipId }, body: applicationDraft.parse(body) });
      if (!isNewest(sent)) return;
      const here = readLocalDraft(localStorage, internId, internshipId);
      if (here && draftText(here) === sent) dropLocalDraft(localStorage, internId, internshipId);
      told('kept');
    } catch {
      if (isNewest(sent)) told('local');
    }
  });
  const line = useRef<Line<ApplicationDraft>>(null);
  useEffect(() => {
    const made = newestInLine((body: ApplicationDraft) => send(body));
    line.current = made;
    return made.close;
  }, []);
  return (body: ApplicationDraft): void => line.current?.give(body);
}

/**
 * Keeps what is written: at once in this browser, after a pause on the server. What the server has is no longer kept here, so
 * that a newer draft from another device is not hidden by an old one. What it has not got is sent when the page opens again,
 * when somebody comes back to it, and when the connection is back. Tells where the draft is kept.
 *
 * Another tab with the same draft that knew what stands here is followed; one that did not is shown to have other words.
 */
export function useDraftKeeping(own: Draft): DraftKeeping {
  const { internId, internshipId, draft, take } = own;
  const [state, setState] = useState<DraftState>('untouched');
  const [other, setOther] = useState<ApplicationDraft | null>(null);
  const [turn, setTurn] = useState(0);
  const text = draftText(draft);
  /** `known` is what other tabs that heard of everything have, too; `came` until words of theirs stand here. */
  const tab = useRef({ shown: text, known: text, typed: false, came: false });
  const send = useSending(own, (sent) => tab.current.shown === sent, setState);
  const keepHere = useEffectEvent(() => {
    const { known } = tab.current;
    const there = readLocalDraft(localStorage, internId, internshipId);
    if (there && draftText(there) !== known && !sameWords(there, draft)) setOther(there);
    keepLocalDraft(localStorage, internId, internshipId, draft, known);
    Object.assign(tab.current, { known: text, typed: true });
    setState('writing');
  });
  const sendNow = useEffectEvent(() => send(draft));
  useOtherTab(internId, internshipId, ({ draft: theirs, over }) => {
    const words = draftText(theirs);
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
  useBack(() => void (readLocalDraft(localStorage, internId, internshipId) && send(draft)));
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
  return { state, other, exchange, settle: () => setOther(null) };
}
