/** The parts of a window that this needs. */
interface RestorablePage {
  readonly location: { reload(): void };
  addEventListener(type: 'pageshow', listener: (event: { readonly persisted: boolean }) => void): void;
}

/**
 * A page that the browser brings back as it was left may belong to somebody who has signed out since. It shows nothing of
 * that and is loaded anew, which asks who is here.
 */
export function reloadWhenRestored(page: RestorablePage, root: Pick<HTMLElement, 'hidden'>): void {
  page.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    root.hidden = true;
    page.location.reload();
  });
}
