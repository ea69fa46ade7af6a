import { useEffect, useState } from 'react';

interface FailureState {
  /** Message about the last failure. */
  readonly failure: string | undefined;
  readonly fail: (error: unknown, message: string) => void;
  readonly forget: () => void;
}

/** Keeps what is said of a failure. That there is no connection is not said any longer than it is true. */
export function useFailure(): FailureState {
  const [last, setLast] = useState<{ readonly message: string; readonly isConnection: boolean }>();
  useEffect(() => {
    const reconnect = (): void => setLast((failure) => (failure?.isConnection ? undefined : failure));
    addEventListener('online', reconnect);
    return () => removeEventListener('online', reconnect);
  }, []);
  return {
    failure: last?.message,
    fail: (error, message) => setLast({ message, isConnection: error instanceof TypeError }),
    forget: () => setLast(undefined),
  };
}
