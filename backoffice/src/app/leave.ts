/** How long a departure counts. Afterwards the person has stayed, to keep words that were not saved. */
const STAYED_AFTER_MS = 3_000;

let leftFrom: string | undefined;

/**
 * Leaves the application for a page of the portal, with a full navigation. From one address the first departure counts:
 * whoever signs out goes where signing out leads, although every part of the page then notices that nobody is signed in.
 */
export function leaveTo(path: string): void {
  const { href } = window.location;
  if (leftFrom === href) return;
  leftFrom = href;
  setTimeout(() => {
    if (leftFrom === href) leftFrom = undefined;
  }, STAYED_AFTER_MS);
  window.location.assign(path);
}
