import { useEffect, useEffectEvent } from 'react';

/* Interval of retries, in milliseconds. */
const RETRY_MS = 15_000;

/** Calls the function repeatedly, and when the browser is online again. */
export function useRetry(waiting: boolean, again: () => void): void {
  const call = useEffectEvent(again);
  useEffect(() => {
    if (!waiting) return;
    const now = () => call();
    const timer = setInterval(now, RETRY_MS);
    addEventListener('online', now);
    return () => {
      clearInterval(timer);
      removeEventListener('online', now);
    };
  }, [waiting]);
}

/** Calls the function when the page becomes visible again, perhaps after signing in in another tab. */
export function useOnPageVisible(waiting: boolean, back: () => void): void {
  const call = useEffectEvent(back);
  useEffect(() => {
    if (!waiting) return;
    const now = () => void (document.visibilityState === 'visible' && call());
    document.addEventListener('visibilitychange', now);
    return () => document.removeEventListener('visibilitychange', now);
  }, [waiting]);
}
