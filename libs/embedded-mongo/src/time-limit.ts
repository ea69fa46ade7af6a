let check: () => void = () => undefined;

/**
 * Runs one command; what takes long within a single value meanwhile asks {@link checkTime} whether its time is up. One
 * command runs at a time, so that this need not be handed down to every condition of a filter.
 */
export function runWithin<T>(limit: () => void, run: () => T): T {
  const outer = check;
  check = limit;
  try {
    return run();
  } finally {
    check = outer;
  }
}

/** @throws MongoServerError 50 when the time of the running command is up */
export const checkTime = (): void => check();
