/** At most one reload in this many milliseconds, so that a broken build cannot make a page reload for ever. */
export const RELOAD_PAUSE_MS = 10_000;
/** How often an open page asks which build is the current one, in milliseconds. */
export const BUILD_CHECK_MS = 300_000;

const KEY = 'reloadedAt';

/** The parts of a window that this needs. */
export interface ReloadWindow {
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly location: { readonly href: string; reload(): void };
  readonly document: { readonly visibilityState: string } & Pick<EventTarget, 'addEventListener'>;
  addEventListener(type: string, listener: (event: Event) => void): void;
  setInterval(work: () => void, ms: number): unknown;
}

/** The build of a page, and where the server names the current one. */
export interface PageBuild {
  readonly id: string;
  /** Address of a JSON file such as {"build": "…"}. */
  readonly currentBuildUrl: string;
}

/** Reloads unless that happened within the last ten seconds. Returns whether it does. */
export function reloadOnce(page: Pick<ReloadWindow, 'sessionStorage' | 'location'>, now: () => number): boolean {
  const last = Number(page.sessionStorage.getItem(KEY) ?? Number.NaN);
  if (Number.isFinite(last) && now() - last < RELOAD_PAUSE_MS) return false;
  page.sessionStorage.setItem(KEY, String(now()));
  page.location.reload();
  return true;
}

/** Returns the build that the server names, or undefined where it cannot say. */
async function fetchCurrentBuild(address: string, send: typeof fetch): Promise<string | undefined> {
  const response = await send(address, { cache: 'no-store' }).catch(() => undefined);
  const reply: unknown = response?.ok ? await response.json().catch(() => undefined) : undefined;
  const build = reply && typeof reply === 'object' && 'build' in reply ? reply.build : undefined;
  return typeof build === 'string' ? build : undefined;
}

/**
 * Reloads a page when a part of its code is gone, and when the server names another build, which is
 * checked every five minutes and whenever the page becomes visible. Unsent input is not lost: on an
 * address where something was typed and not sent, the page does not reload for a newer build alone.
 * @returns a function that checks for a new build at once
 */
export function reloadOnNewBuild(
  page: ReloadWindow,
  build: PageBuild,
  { now = Date.now, send = fetch }: { now?: () => number; send?: typeof fetch } = {},
): () => void {
  let typedOn: string | undefined;
  page.document.addEventListener('input', () => (typedOn = page.location.href), { capture: true });
  page.document.addEventListener('submit', () => (typedOn = undefined), { capture: true });

  async function check(): Promise<void> {
    const current = await fetchCurrentBuild(build.currentBuildUrl, send);
    if (current !== undefined && current !== build.id && typedOn !== page.location.href) reloadOnce(page, now);
  }

  // Vite reports a chunk that is gone: the usual sign that a newer build took its place.
  // Until this page has gone, other code of it may be missed too: that is no failure to be seen.
  let reloadedAt = Number.NEGATIVE_INFINITY;
  page.addEventListener('vite:preloadError', (event) => {
    if (reloadOnce(page, now)) reloadedAt = now();
    if (now() - reloadedAt < RELOAD_PAUSE_MS) event.preventDefault();
  });
  page.setInterval(() => void check(), BUILD_CHECK_MS);
  page.document.addEventListener('visibilitychange', () => {
    if (page.document.visibilityState === 'visible') void check();
  });
  return () => void check();
}
