import { useEffect } from 'react';

const events = [
  [() => document, 'visibilitychange'],
  [() => globalThis, 'focus'],
] as const;

/**
 * Calls a function when somebody may have allowed or blocked notifications: when the browser says so, and when they come
 * back to the page from its settings.
 */
export function usePermissionChange(onChange: () => void): void {
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') onChange();
    };
    const watching = new AbortController();
    const { signal } = watching;
    for (const [target, event] of events) target().addEventListener(event, look, { signal });
    /* Some browsers do not say it. */
    const permissions = 'permissions' in navigator ? navigator.permissions.query({ name: 'notifications' }) : null;
    permissions?.then((status) => status.addEventListener('change', look, { signal })).catch(() => undefined);
    return () => watching.abort();
  }, [onChange]);
}
