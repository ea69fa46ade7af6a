/** Maximum number of repeats of a read that an overloaded server refused. */
const MAX_REPEATS = 2;
/** What the server names in `Retry-After`. */
const WAIT_MS = 2_000;

/**
 * Options of TanStack Query: a read that the server refused because it is busy is asked for again, at most twice, after
 * the time that the server names. Up to half of it is added at random, so that clients refused together do not come
 * back together.
 */
export const retryWhileOverloaded = (
  isOverloaded: (error: unknown) => boolean,
  random: () => number = Math.random,
) => ({
  retry: (failures: number, error: unknown): boolean => failures < MAX_REPEATS && isOverloaded(error),
  /** Milliseconds. */
  retryDelay: (): number => WAIT_MS * (1 + random() / 2),
});
