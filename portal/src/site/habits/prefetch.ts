/** How long after load the next pages are fetched ahead, in milliseconds. */
export const PREFETCH_DELAY_MS = 1_000;
/** Wait where the browser has no idle callback, in milliseconds. */
export const IDLE_FALLBACK_MS = 50;

export interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the line is good enough to fetch what may never be looked at. */
export const mayPrefetch = (connection: Connection | undefined): boolean =>
  connection?.saveData !== true && connection?.effectiveType !== 'slow-2g' && connection?.effectiveType !== '2g';

type Idle = (work: () => void) => void;

/** The browser's idle callback, or a short wait where there is none (Safari). */
export const whenIdle = (browser: {
  requestIdleCallback?: Idle;
  setTimeout: (work: () => void, ms: number) => unknown;
}): Idle => browser.requestIdleCallback?.bind(browser) ?? ((work) => void browser.setTimeout(work, IDLE_FALLBACK_MS));
