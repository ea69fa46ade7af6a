import { AppError } from '@prentice/contract';
import { useCallback, useEffect, useState } from 'react';
import { isSessionEnding, getCurrentUser } from './current-user.ts';
import { signInRedirect } from './redirects.ts';

/** The loaded data or the error. While loading again, the previous data stays. */
export interface LoadState<T> {
  data: T | undefined;
  error: unknown;
  loading: boolean;
  /** Asks again. */
  reload: () => void;
  /** Changes the data after a request whose reply is known. The function receives the latest data. */
  update: (change: (data: T) => T) => void;
}

const redirectToSignIn = (): void => {
  if (!isSessionEnding()) location.assign(signInRedirect(location));
};

const isSessionEnded = (error: unknown): boolean =>
  error instanceof AppError && (error.code === 'SESSION_EXPIRED' || error.code === 'UNAUTHENTICATED');

/**
 * Loads data for a signed-in person and redirects everybody else to the sign-in page, which leads back here.
 * @param load must keep its identity between renders; a new function loads again
 */
export function useLoad<T>(load: () => Promise<T>): LoadState<T> {
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
        const me = await getCurrentUser();
        if (!me) return redirectToSignIn();
        const found = await load();
        if (!current) return;
        setData(() => found);
        setError(undefined);
      } catch (thrown) {
        if (isSessionEnded(thrown)) return redirectToSignIn();
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
  return { data, error, loading, reload, update: replace };
}
