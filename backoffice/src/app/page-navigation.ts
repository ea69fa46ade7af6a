/** How long a departure counts. Afterwards the person has stayed, to keep words that were not saved. */
const REDIRECT_EXPIRES_MS = 3_000;

let redirectedFrom: string | undefined;

/**
 * Leaves the application for a page of the portal, with a full navigation. From one address the first departure counts:
 * anyone who signs out goes where signing out leads, although every part of the page then notices that nobody is signed
 * in.
 */
export function redirectToPortal(path: string): void {
  const { href } = window.location;
  if (redirectedFrom === href) return;
  redirectedFrom = href;
  setTimeout(() => {
    if (redirectedFrom === href) redirectedFrom = undefined;
  }, REDIRECT_EXPIRES_MS);
  window.location.assign(path);
}

/** The parts of a window that this needs. */
interface RestorablePage {
  readonly location: { reload(): void };
  addEventListener(type: 'pageshow', listener: (event: { readonly persisted: boolean }) => void): void;
}

/**
 * Reloads a page that the browser brings back as it was left: it may belong to somebody who has signed out since. It shows nothing
 * of that and is reloaded, which asks who is here.
 */
export function reloadWhenRestored(page: RestorablePage, root: Pick<HTMLElement, 'hidden'>): void {
  page.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    root.hidden = true;
    page.location.reload();
  });
}
