import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** How long a page may take to become as long as it was, in milliseconds. */
const PATIENCE_MS = 3_000;

/**
 * Scrolls as soon as the page is long enough; gives up when somebody scrolls, or after a while. Returns how to stop
 * waiting.
 */
function scrollWhenLongEnough(top: number): () => void {
  const reached = (): boolean => document.documentElement.scrollHeight - window.innerHeight >= top;
  if (reached()) {
    window.scrollTo(0, top);
    return () => undefined;
  }
  const ended = new AbortController();
  const stop = () => ended.abort();
  const observer = new ResizeObserver(() => {
    if (!reached()) return;
    window.scrollTo(0, top);
    stop();
  });
  observer.observe(document.body);
  const timer = setTimeout(stop, PATIENCE_MS);
  ended.signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
  for (const gesture of ['wheel', 'touchstart', 'keydown'] as const)
    window.addEventListener(gesture, stop, { passive: true, signal: ended.signal });
  return stop;
}

/**
 * Begins each screen at its top, and brings back where one was on a screen that one returns to, so that a list continues
 * at the record that was opened. Filters and pages, which change the address of the same screen, move nothing.
 */
export function useScrollPosition(): void {
  const { pathname, hash, key } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const positions = useRef(new Map<string, number>());
  const current = useRef({ key, pathname });
  useEffect(() => {
    const remember = () => void positions.current.set(current.current.key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, []);
  useLayoutEffect(() => {
    const isSameScreen = current.current.pathname === pathname;
    const isSameEntry = current.current.key === key;
    current.current = { key, pathname };
    if (isSameEntry || hash) return undefined;
    const saved = positions.current.get(key);
    if (isReturn && saved !== undefined) return scrollWhenLongEnough(saved);
    if (!isSameScreen && !isReturn) window.scrollTo(0, 0);
    return undefined;
  }, [pathname, hash, key, isReturn]);
}
