import { useEffect, type RefObject } from 'react';

/**
 * Takes what is typed into a form over to its page in another language or appearance. What that needs is loaded once
 * somebody enters the form, or has come from there.
 */
export function useKeptTexts(element: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const form = element.current;
    if (!form) return undefined;
    const leaving = new AbortController();
    const keep = async (): Promise<void> => (await import('./typed-texts.ts')).keepTypedTexts(form, leaving.signal);
    const start = (): void => void keep().catch(() => undefined);
    /* Somebody may be in a field already: the page was there before its script. */
    if ('typedTexts' in sessionStorage || form.contains(document.activeElement)) start();
    else form.addEventListener('focusin', start, { once: true, signal: leaving.signal });
    return () => leaving.abort();
  }, [element]);
}
