import { createLiveUpdates } from '@prentice/client/live';
import type { LiveKind } from '@prentice/contract';
import { useEffect, useRef } from 'react';
import { session } from '../site/browser-session.ts';
import { getCurrentUser } from './current-user.ts';

/** Milliseconds after which it is asked again who is signed in, when that could not be known. */
const RETRY_MS = 60_000;

/* The islands of a page share one. */
const liveUpdatesOf = createLiveUpdates(session);

/**
 * Calls back when something of a kind may have changed, at once or, while there is no connection for that, every
 * minute.
 * @returns a function that stops it
 */
export function followChanges(kind: LiveKind, refresh: () => void): () => void {
  let stop: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isUnmounted = false;
  const begin = async (): Promise<void> => {
    const me = await getCurrentUser();
    if (me && !isUnmounted) stop = liveUpdatesOf(me.user.id).subscribe([kind], refresh);
  };
  const attempt = (): void => {
    begin().catch(() => {
      if (!isUnmounted) timer = setTimeout(attempt, RETRY_MS);
    });
  };
  attempt();
  return () => {
    isUnmounted = true;
    clearTimeout(timer);
    stop?.();
  };
}

/**
 * Follows changes while a component is shown, as {@link followChanges}.
 * @param refresh may be another function with each render
 */
export function useLiveRefresh(kind: LiveKind, refresh: () => void): void {
  const latest = useRef(refresh);
  useEffect(() => void (latest.current = refresh));
  useEffect(() => followChanges(kind, () => latest.current()), [kind]);
}
