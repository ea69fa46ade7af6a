import { applicationDraft, type ApplicationDraft } from '@prentice/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { session } from '../../site/browser.session.ts';
import { dropLocalDraft, keepLocalDraft, readLocalDraft } from './draft.keeping.ts';
import { newestInLine, type Line } from './draft.line.ts';

/* The server is asked to keep a draft once typing has paused for so long. */
const PAUSE_MS = 1_500;

export type DraftState = 'untouched' | 'writing' | 'kept' | 'local';

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

/**
 * Keeps what is written: at once in this browser, after a pause on the server. What the server has is no longer kept here, so
 * that a newer draft from another device is not hidden by an old one. What it has not got is sent when the page opens again,
 * when somebody comes back to it, and when the connection is back. Tells where the draft is kept.
 */
export function useDraftKeeping(internId: string, internshipId: string, draft: ApplicationDraft): DraftState {
  const [state, setState] = useState<DraftState>('untouched');
  const text = JSON.stringify(draft);
  const seen = useRef(text);
  const keepHere = useEffectEvent(() => {
    keepLocalDraft(localStorage, internId, internshipId, draft);
    setState('writing');
  });
  const send = useEffectEvent(async (body: ApplicationDraft) => {
    const sent = JSON.stringify(body);
    const isNewest = () => seen.current === sent;
    try {
      /* What is too long, or no answer yet, stays here until it fits. */
      await session.client.applications.saveDraft({ params: { internshipId }, body: applicationDraft.parse(body) });
      if (!isNewest()) return;
      dropLocalDraft(localStorage, internId, internshipId);
      setState('kept');
    } catch {
      if (isNewest()) setState('local');
    }
  });
  const line = useRef<Line<ApplicationDraft>>(null);
  useEffect(() => {
    const made = newestInLine((body: ApplicationDraft) => send(body));
    line.current = made;
    return made.close;
  }, []);
  const keepThere = useEffectEvent(() => line.current?.give(draft));
  useBack(() => void (readLocalDraft(localStorage, internId, internshipId) && line.current?.give(draft)));
  useEffect(() => {
    if (text === seen.current) return;
    seen.current = text;
    keepHere();
    const timer = setTimeout(() => keepThere(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return state;
}
