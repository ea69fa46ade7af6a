/** Runs on pages with islands: reloads them when there is a new build, and prefetches likely next pages. */
import { prefetchWhenIdle, reloadOnNewBuild } from '@prentice/client/browser';

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
  const check = reloadOnNewBuild(window, { id: import.meta.env.PUBLIC_BUILD, currentBuildUrl: '/build.json' });
  // An island failed to hydrate: its code may have been removed with the build of this page.
  addEventListener('astro:hydration-error', check);
}
addEventListener('load', () => prefetchWhenIdle(window, prefetchLikely));
