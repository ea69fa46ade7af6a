/** Delay after the start before the next pages are prefetched, in milliseconds. */
export const PREFETCH_DELAY_MS = 1_000;
/** Wait where the browser has no idle callback (Safari), in milliseconds. */
export const IDLE_FALLBACK_MS = 50;

/** The parts of a browser's Network Information API that are used; some browsers lack it. */
export interface NetworkConnection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** The parts of a window that this needs. */
export interface PrefetchWindow {
  readonly navigator: object;
  requestIdleCallback?: ((work: () => void) => unknown) | undefined;
  setTimeout(work: () => void, ms: number): unknown;
}

const connectionOf = (navigator: object): NetworkConnection | undefined =>
  'connection' in navigator && typeof navigator.connection === 'object' && navigator.connection !== null
    ? navigator.connection
    : undefined;

/** Returns whether the connection is fast enough for prefetching and data saving is off. */
export const isPrefetchAllowed = (connection: NetworkConnection | undefined): boolean =>
  connection?.saveData !== true && !['slow-2g', '2g'].includes(connection?.effectiveType ?? '');

/** Runs a prefetch one second from now, once the browser is idle, if the connection allows it. */
export function prefetchWhenIdle(page: PrefetchWindow, work: () => void): void {
  const allowed = (): void => {
    if (isPrefetchAllowed(connectionOf(page.navigator))) work();
  };
  page.setTimeout(() => {
    if (page.requestIdleCallback) page.requestIdleCallback(allowed);
    else page.setTimeout(allowed, IDLE_FALLBACK_MS);
  }, PREFETCH_DELAY_MS);
}
