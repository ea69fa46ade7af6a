// @vitest-environment happy-dom
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { enableAccountMenu, showName, showUnread } from './account-menu.ts';

const header = document.createElement('ul');
const find = <Found extends Element>(selector: string): Found => {
  const element = header.querySelector<Found>(selector);
  if (!element) throw new Error(`No ${selector}.`);
  return element;
};

beforeEach(() => {
  header.innerHTML = `
    <a href="/dashboard/notifications" data-bell data-none="none unread" data-unread="{count} new"><span class="bell-count" hidden></span></a>
    <details><summary><span class="account-name">Account</span></summary>
      <a href="/settings/account">Settings</a><button data-sign-out disabled>Sign out</button></details>`;
  document.body.replaceChildren(header);
});

it('says how many notifications are unread, and that none are', () => {
  showUnread(header, 120);
  expect(find('[data-bell]').getAttribute('aria-label')).toBe('120 new');
  expect(find<HTMLElement>('.bell-count')).toMatchObject({ hidden: false, textContent: '99+' });
  showUnread(header, 0);
  expect(find('[data-bell]').getAttribute('aria-label')).toBe('none unread');
  expect(find<HTMLElement>('.bell-count').hidden).toBe(true);
});

it('is named after the person, and keeps its own name where there is none', () => {
  showName(header, null);
  expect(find('.account-name').textContent).toBe('Account');
  showName(header, 'Stella');
  expect(find('.account-name').textContent).toBe('Stella');
});

it('closes by Escape, with the focus on what opened it, and when something else is pressed', () => {
  enableAccountMenu(header, () => Promise.resolve());
  const menu = find<HTMLDetailsElement>('details');
  menu.open = true;
  find<HTMLElement>('a[href="/settings/account"]').dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }),
  );
  expect(menu.open).toBe(false);
  expect(document.activeElement).toBe(find('summary'));
  menu.open = true;
  menu.click();
  expect(menu.open).toBe(true);
  document.body.click();
  expect(menu.open).toBe(false);
});

it.each([
  ['when the server has ended the session', () => Promise.resolve()],
  ['also when it could not be reached', () => Promise.reject(new Error('offline'))],
])('signs out only once the script is there, and leaves %s', async (_case, answer) => {
  const leave = vi.spyOn(location, 'assign').mockReturnValue();
  onTestFinished(() => leave.mockRestore());
  const button = find<HTMLButtonElement>('[data-sign-out]');
  expect(button.disabled).toBe(true);
  enableAccountMenu(header, answer);
  button.click();
  await vi.waitFor(() => expect(leave).toHaveBeenCalledWith('/'));
});
