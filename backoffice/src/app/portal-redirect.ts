/** How long a departure counts. Afterwards the person has stayed, to keep words that were not saved. */
const REDIRECT_EXPIRES_MS = 3_000;

let redirectedFrom: string | undefined;

/**
 * Leaves the application for a page of the portal, with a full navigation. From one address the first departure counts:
 * whoever signs out goes where signing out leads, although every part of the page then notices that nobody is signed in.
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
