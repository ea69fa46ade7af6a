/** How long a departure counts. Afterwards the person has stayed, to keep words that were not saved. */
const STAYED_AFTER_MS = 3_000;

let leaving = false;

/**
 * Leaves the application for a page of the portal, with a full navigation. The first departure counts: whoever signs out
 * goes where signing out leads, although every part of the page then notices that nobody is signed in.
 */
export function leaveTo(path: string): void {
  if (leaving) return;
  leaving = true;
  setTimeout(() => {
    leaving = false;
  }, STAYED_AFTER_MS);
  window.location.assign(path);
}
