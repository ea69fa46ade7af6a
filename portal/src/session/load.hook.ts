import { Refusal } from '@prentice/contract';
import { useCallback, useEffect, useState } from 'react';
import { isLeaving, whoIsHere } from './person.ts';
import { towardsSignIn } from './ways.ts';

/** What was loaded, or why not. While loading again, the last data stays. */
export interface Loaded<T> {
  data: T | undefined;
  error: unknown;
  loading: boolean;
  /** Asks again. */
  reload: () => void;
  /** Replaces the data, after a change whose answer is known; made of what is there then, not of what was there before. */
  replace: (change: (data: T) => T) => void;
}

const toTheDoor = (): void => {
  if (!isLeaving()) location.assign(towardsSignIn(location));
};

const ended = (error: unknown): boolean =>
  error instanceof Refusal && (error.code === 'SESSION_EXPIRED' || error.code === 'UNAUTHENTICATED');

/**
 * Loads for a signed-in person; sends everybody else to the door and back.
 * @param load must not change between renders unless it is to be asked again
 */
export function useLoad<T>(load: () => Promise<T>): Loaded<T> {
  const [data, setData] = useState<T>();
  const [error, setError] = useState<unknown>();
  const [loading, setLoading] = useState(true);
  const [turn, setTurn] = useState(0);
  const reload = useCallback(() => setTurn((last) => last + 1), []);
  useEffect(() => {
    let current = true;
    const run = async (): Promise<void> => {
      setLoading(true);
      try {
        const me = await whoIsHere();
        if (!me) return toTheDoor();
        const found = await load();
        if (!current) return;
        setData(() => found);
        setError(undefined);
      } catch (thrown) {
        if (ended(thrown)) return toTheDoor();
        if (current) setError(thrown);
      }
      if (current) setLoading(false);
    };
    void run();
    return () => void (current = false);
  }, [load, turn]);
  const replace = useCallback(
    (change: (data: T) => T) => setData((now) => (now === undefined ? now : change(now))),
    [],
  );
  return { data, error, loading, reload, replace };
}
