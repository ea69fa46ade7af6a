const KEY = 'reloaded-at';
const PAUSE_MS = 10_000;

/** Whether enough time has passed since the last reload for another one. */
export const mayReload = (last: string | null, now: number): boolean => now - Number(last ?? 0) >= PAUSE_MS;

/**
 * Reloads the page when a part of the application's code is gone, which happens after a new build was installed: once,
 * and at most every 10 seconds.
 */
export function reloadOnMissingCode(page: Window): void {
  page.addEventListener('vite:preloadError', (event) => {
    const now = Date.now();
    if (!mayReload(page.sessionStorage.getItem(KEY), now)) return;
    event.preventDefault();
    page.sessionStorage.setItem(KEY, String(now));
    page.location.reload();
  });
}
