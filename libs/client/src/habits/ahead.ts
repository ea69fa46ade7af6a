/** How long after the start the next pages are fetched ahead, in milliseconds. */
export const AHEAD_DELAY_MS = 1_000;
/** Wait where the browser has no idle callback (Safari), in milliseconds. */
export const IDLE_FALLBACK_MS = 50;

/** The parts of a browser's Network Information that matter here; browsers without it say nothing. */
export interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** The parts of a window that this needs. */
export interface AheadWindow {
  readonly navigator: object;
  requestIdleCallback?: ((work: () => void) => unknown) | undefined;
  setTimeout(work: () => void, ms: number): unknown;
}

const connectionOf = (navigator: object): Connection | undefined =>
  'connection' in navigator && typeof navigator.connection === 'object' && navigator.connection !== null
    ? navigator.connection
    : undefined;

/** Whether the line is good enough to fetch what may never be looked at, and nobody saves data. */
export const mayFetchAhead = (connection: Connection | undefined): boolean =>
  connection?.saveData !== true && !['slow-2g', '2g'].includes(connection?.effectiveType ?? '');

/** Runs the work that fetches likely next pages: one second from now, once the browser is idle, if the line allows it. */
export function fetchAhead(page: AheadWindow, work: () => void): void {
  const allowed = (): void => {
    if (mayFetchAhead(connectionOf(page.navigator))) work();
  };
  page.setTimeout(() => {
    if (page.requestIdleCallback) page.requestIdleCallback(allowed);
    else page.setTimeout(allowed, IDLE_FALLBACK_MS);
  }, AHEAD_DELAY_MS);
}
