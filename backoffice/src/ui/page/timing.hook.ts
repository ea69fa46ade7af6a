import { useSyncExternalStore, useEffect, useState } from 'react';

/** How often times relative to now are updated, in milliseconds. */
const TICK_MS = 30_000;

let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

function tick(): void {
  now = Date.now();
  for (const listener of listeners) listener();
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  /* Nobody was watching: the time stood still meanwhile. */
  if (!timer) tick();
  timer ??= setInterval(tick, TICK_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** The time in milliseconds since the epoch, the same for all that shows it, moving on every half minute. */
export const useNow = (): number => useSyncExternalStore(watch, () => now);

/** Waiting shorter than this needs no sign, in milliseconds. */
const NOTICEABLE_MS = 300;

/** True once the component has waited long enough to say so. */
export function useIsDelayed(): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), NOTICEABLE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}

/** Milliseconds without a change after which the server is asked about what is being typed. */
const PAUSE_MS = 400;

/** Returns a value once it has stayed the same for a moment, and until then the one before. */
export function useDebouncedValue(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
