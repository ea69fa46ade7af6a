/** Runs on pages with islands: keeps them on the current build, and fetches likely next pages ahead. */
import { fetchAhead, keepCurrent } from '@prentice/client/habits';

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
  const check = keepCurrent(window, { own: import.meta.env.PUBLIC_BUILD, address: '/build.json' });
  // An island that cannot come to life: its code may be gone with the build that this page came from.
  addEventListener('astro:hydration-error', check);
}
addEventListener('load', () => fetchAhead(window, prefetchLikely));
