/* What scripts do with the account menu of a page. */
import { announceSignOut } from '@prentice/client/tokens';

/** Shows how many notifications are unread, on the bell and in its name. */
export function showUnread(header: HTMLElement, count: number): void {
  const bell = header.querySelector<HTMLElement>('[data-bell]');
  const badge = bell?.querySelector<HTMLElement>('.bell-count');
  if (!bell || !badge) return;
  badge.hidden = count === 0;
  badge.textContent = count > 99 ? '99+' : String(count);
  const { none = '', unread = '' } = bell.dataset;
  bell.setAttribute('aria-label', count === 0 ? none : unread.replace('{count}', String(count)));
}

/** Names the menu after the person; without a name it keeps its own. */
export function showName(header: HTMLElement, name: string | null): void {
  const place = header.querySelector<HTMLElement>('.account-name');
  if (place && name) place.textContent = name;
}

/** Lets the menu sign out, and close when something else is pressed or by the Escape key. */
export function enableAccountMenu(header: HTMLElement, signOut: () => Promise<unknown>): void {
  const menu = header.querySelector('details');
  const button = header.querySelector<HTMLButtonElement>('[data-sign-out]');
  if (!menu || !button) return;
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Node && !menu.contains(target)) menu.open = false;
  });
  menu.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.open) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
  /* Whatever the server says, the person wants to leave. */
  const leave = (): void => {
    announceSignOut();
    location.assign('/');
  };
  button.onclick = () => void signOut().then(leave, leave);
  button.disabled = false;
}
