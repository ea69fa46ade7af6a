/** Runs on pages with islands: keeps them on the current build, and fetches likely next pages ahead. */
import { mayPrefetch, PREFETCH_DELAY_MS, whenIdle, type Connection } from './prefetch.ts';
import { reloadOnce } from './reload.once.ts';

declare global {
  interface Navigator {
    connection?: Connection;
  }
}

const BUILD_CHECK_MS = 300_000;

const renew = () => reloadOnce({ storage: sessionStorage, now: Date.now, reload: () => location.reload() });

// Vite reports a chunk that is gone: the usual sign that a newer build took its place.
addEventListener('vite:preloadError', (event) => {
  if (renew()) event.preventDefault();
});

async function checkBuild(): Promise<void> {
  const response = await fetch('/build.json', { cache: 'no-store' }).catch(() => undefined);
  if (!response?.ok) return;
  const reply: unknown = await response.json();
  const build = reply && typeof reply === 'object' && 'build' in reply ? reply.build : undefined;
  if (typeof build === 'string' && build !== import.meta.env.PUBLIC_BUILD) renew();
}

function prefetchLikely(): void {
  const links = document.querySelectorAll<HTMLAnchorElement>('a[data-likely]');
  for (const path of new Set([...links].map((link) => link.href))) {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.href = path;
    document.head.append(link);
  }
}

if (import.meta.env.PROD) {
  setInterval(() => void checkBuild(), BUILD_CHECK_MS);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void checkBuild());
}
addEventListener('load', () =>
  setTimeout(() => whenIdle(window)(() => mayPrefetch(navigator.connection) && prefetchLikely()), PREFETCH_DELAY_MS),
);
