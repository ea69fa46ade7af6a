import type { ApplicationDraft } from '@prentice/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { session } from '../../site/browser.session.ts';
import { dropLocalDraft, keepLocalDraft, readLocalDraft } from './draft.keeping.ts';

/* The server is asked to keep a draft once typing has paused for so long. */
const PAUSE_MS = 1_500;

export type DraftState = 'untouched' | 'writing' | 'kept' | 'local';

/**
 * Keeps what is written: at once in this browser, after a pause on the server. What the server has is no longer kept here, so
 * that a newer draft from another device is not hidden by an old one. What it has not got is sent when the page opens again,
 * and when the connection is back. Tells where the draft is kept.
 */
export function useDraftKeeping(internId: string, internshipId: string, draft: ApplicationDraft): DraftState {
  const [state, setState] = useState<DraftState>('untouched');
  const text = JSON.stringify(draft);
  const seen = useRef(text);
  const keepHere = useEffectEvent(() => {
    keepLocalDraft(localStorage, internId, internshipId, draft);
    setState('writing');
  });
  const keepThere = useEffectEvent(async () => {
    const sent = text;
    try {
      await session.client.applications.saveDraft({ params: { internshipId }, body: draft });
      if (seen.current !== sent) return;
      dropLocalDraft(localStorage, internId, internshipId);
      setState('kept');
    } catch {
      setState('local');
    }
  });
  const catchUp = useEffectEvent(() => {
    if (readLocalDraft(localStorage, internId, internshipId)) void keepThere();
  });
  useEffect(() => {
    const again = () => catchUp();
    const first = setTimeout(again);
    addEventListener('online', again);
    return () => {
      clearTimeout(first);
      removeEventListener('online', again);
    };
  }, []);
  useEffect(() => {
    if (text === seen.current) return;
    seen.current = text;
    keepHere();
    const timer = setTimeout(() => void keepThere(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return state;
}
