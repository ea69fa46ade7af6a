import { createContext, useContext, useLayoutEffect, useState, type ReactNode } from 'react';

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

/* The preview, which is no longer in the page; null where there was none. */
const PreviewContext = createContext<Element | null>(null);

/**
 * Shows an island in place of the preview of the page, with what somebody has opened and what has the focus there. React
 * renders an island in pieces, between which the preview can still be used: so it renders nothing first, which takes the
 * preview away, and all of the island at once before the browser paints or hears of the next press.
 */
export function ReplacedPreview({ children }: { children: ReactNode }) {
  const [preview] = useState(() => document.querySelector('[data-preview]'));
  const [focused] = useState(focusedInPreview);
  const [isTaken, setIsTaken] = useState(false);
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the second rendering, at once, is what this is for
    if (!isTaken) setIsTaken(true);
    else if (focused !== null) document.querySelector<HTMLElement>(focused)?.focus({ preventScroll: true });
  }, [isTaken, focused]);
  return isTaken && <PreviewContext value={preview}>{children}</PreviewContext>;
}

/**
 * Returns whether somebody left what the selector finds, a `<details>`, open in the preview of the page; undefined where
 * there was no preview, in the preview itself, and on the server.
 */
export const useOpenInPreview = (selector: string): boolean | undefined => {
  const preview = useContext(PreviewContext);
  return useState(() => preview?.querySelector<HTMLDetailsElement>(selector)?.open)[0];
};
