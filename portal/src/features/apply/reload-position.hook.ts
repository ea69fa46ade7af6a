import { useEffect } from 'react';

const isReload = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'reload');

/**
 * Keeps where somebody is in the application over a reload of the page. The browser cannot: the form, which it would
 * scroll to, is loaded after the page.
 */
export function useReloadPosition(): void {
  useEffect(() => {
    const section = document.querySelector('#application');
    if (!section) return undefined;
    const key = `applicationPosition:${location.pathname}`;
    const top = (): number => section.getBoundingClientRect().top;
    const storedTop = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    if (storedTop !== null && isReload()) scrollBy(0, top() - Number(storedTop));
    const keep = (): void => {
      const isPast = top() < innerHeight;
      if (isPast) sessionStorage.setItem(key, String(top()));
    };
    addEventListener('pagehide', keep);
    return () => removeEventListener('pagehide', keep);
  }, []);
}
