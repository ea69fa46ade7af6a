/** Calls that go one after the other. */
export interface Line<T> {
  /** Has this sent; of what is given while something is on its way only the newest follows. */
  readonly give: (value: T) => void;
  /** Sends nothing more. What is on its way cannot be stopped. */
  readonly close: () => void;
}

/**
 * Sends one thing after the other, so that on a slow line nothing older arrives after something newer.
 * @param send must not reject
 */
export function newestInLine<T>(send: (value: T) => Promise<void>): Line<T> {
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
    give: (value) => {
      waiting = { value };
      if (!underway) void run();
    },
    close: () => void (waiting = undefined),
  };
}
