/** A queue that runs one call at a time and keeps only the newest waiting value. */
export interface LatestValueQueue<T> {
  /** Sends this value; of several values that arrive during a call only the newest is sent afterwards. */
  readonly push: (value: T) => void;
  /** Sends nothing more. A running call is not stopped. */
  readonly close: () => void;
}

/**
 * Sends values one after the other, so that on a slow connection no older value arrives after a newer one.
 * @param send must not reject
 */
export function createLatestValueQueue<T>(send: (value: T) => Promise<void>): LatestValueQueue<T> {
  let pending: { value: T } | undefined;
  let isRunning = false;
  const run = async (): Promise<void> => {
    isRunning = true;
    while (pending) {
      const { value } = pending;
      pending = undefined;
      await send(value);
    }
    isRunning = false;
  };
  return {
    push: (value) => {
      pending = { value };
      if (!isRunning) void run();
    },
    close: () => void (pending = undefined),
  };
}
