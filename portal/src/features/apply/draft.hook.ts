import type { ApplicationDraft } from '@prentice/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { session } from '../../site/browser.session.ts';
import { keepLocalDraft } from './draft.keeping.ts';

/* The server is asked to keep a draft once typing has paused for so long. */
const PAUSE_MS = 1_500;

export type DraftState = 'untouched' | 'writing' | 'kept' | 'local';

/** Keeps what is written: at once in this browser, after a pause on the server. Tells where it is kept. */
export function useDraftKeeping(internId: string, internshipId: string, draft: ApplicationDraft): DraftState {
  const [state, setState] = useState<DraftState>('untouched');
  const text = JSON.stringify(draft);
  const seen = useRef(text);
  const keepHere = useEffectEvent(() => {
    keepLocalDraft(localStorage, internId, internshipId, draft);
    setState('writing');
  });
  const keepThere = useEffectEvent(() =>
    session.client.applications.saveDraft({ params: { internshipId }, body: draft }).then(
      () => setState('kept'),
      () => setState('local'),
    ),
  );
  useEffect(() => {
    if (text === seen.current) return;
    seen.current = text;
    keepHere();
    const timer = setTimeout(() => void keepThere(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return state;
}
