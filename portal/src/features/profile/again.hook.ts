import { useEffect, useEffectEvent } from 'react';

/* What could not be saved is tried again after so long, and at once when the browser sees its network again. */
const AGAIN_MS = 15_000;

/** Calls again and again, and when the browser sees its network again. */
export function useAgain(waiting: boolean, again: () => void): void {
  const call = useEffectEvent(again);
  useEffect(() => {
    if (!waiting) return;
    const now = () => call();
    const timer = setInterval(now, AGAIN_MS);
    addEventListener('online', now);
    return () => {
      clearInterval(timer);
      removeEventListener('online', now);
    };
  }, [waiting]);
}

/** Calls when somebody comes back to this page, maybe signed in anew in another tab. */
export function useReturn(waiting: boolean, back: () => void): void {
  const call = useEffectEvent(back);
  useEffect(() => {
    if (!waiting) return;
    const now = () => void (document.visibilityState === 'visible' && call());
    document.addEventListener('visibilitychange', now);
    return () => document.removeEventListener('visibilitychange', now);
  }, [waiting]);
}
