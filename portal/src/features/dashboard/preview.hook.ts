import { useEffect, useState } from 'react';

/** Returns how to find what has the focus in the preview of the page; null where nothing there has it. */
function focusedInPreview(): string | null {
  const focused = document.activeElement;
  const row = focused?.matches('[data-preview] summary') ? focused.closest('article') : null;
  if (row) return `[id="${row.id}"] > details > summary`;
  const fold = focused?.closest<HTMLElement>('[data-preview] [data-fold]')?.dataset['fold'];
  if (fold !== undefined) return `summary:has(> #${fold})`;
  const href = focused?.matches('[data-preview] a') ? focused.getAttribute('href') : null;
  return href === null ? null : `main a[href="${CSS.escape(href)}"]`;
}

/** Gives the focus to the row, section or link that had it in the preview of the page, which the island replaces. */
export function usePreviewFocus(): void {
  const [selector] = useState(focusedInPreview);
  useEffect(() => {
    if (selector !== null) document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
  }, [selector]);
}

/**
 * Returns whether somebody has opened or closed a section in the preview of the page, which is about to be replaced;
 * undefined where there is no preview, and on the server.
 */
export const isOpenInPreview = (selector: string): boolean | undefined =>
  'document' in globalThis ? document.querySelector<HTMLDetailsElement>(`[data-preview] ${selector}`)?.open : undefined;
