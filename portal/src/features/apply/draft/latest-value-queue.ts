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
  let waiting: { value: T } | undefined;
  let underway = false;
  const run = async (): Promise<void> => {
    underway = true;
    while (waiting) {
      const { value } = waiting;
      waiting = undefined;
      await send(value);
    }
    underway = false;
  };
  return {
    push: (value) => {
      waiting = { value };
      if (!underway) void run();
    },
    close: () => void (waiting = undefined),
  };
}
