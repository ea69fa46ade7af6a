/** The script of the account menu on pages for signed-in people. */
import type { Me } from '@prentice/contract';
import { endSession, getCurrentUser } from '../../session/current-user.ts';
import { followChanges } from '../../session/live-refresh.hook.ts';
import { session } from '../../site/browser-session.ts';
import { enableAccountMenu, showName, showUnread } from '../../site/signed-in/account-menu.ts';
import { UNREAD_CHANGED } from './unread-count.ts';

/* As the small script of public pages has it. */
function nameOf({ user, profile }: Me): string | null {
  if (profile.kind === 'intern') return profile.firstName ?? user.name;
  return user.name ?? (profile.kind === 'employer' ? profile.name : null);
}

/* The code for it is loaded only where somebody has allowed notifications. */
async function renewPush(): Promise<void> {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
  const { renewPushSubscription } = await import('../../push/push-renewal.ts');
  await renewPushSubscription(Date.now());
}

/* What cannot be loaded is left out: the page is whole without it. */
async function showAccount(header: HTMLElement): Promise<void> {
  enableAccountMenu(header, endSession);
  let unread = 0;
  /* As the server last said it. */
  let confirmed = 0;
  const show = (count: number): void => {
    unread = Math.max(0, count);
    showUnread(header, unread);
  };
  const refresh = (): void =>
    void session.client.notifications.unread().then(
      ({ count }) => {
        confirmed = count;
        show(count);
      },
      () => show(confirmed),
    );
  followChanges('notifications', refresh);
  addEventListener(UNREAD_CHANGED, (event) => {
    const change: unknown = event instanceof CustomEvent ? event.detail : null;
    if (typeof change === 'number') show(unread + change);
    else refresh();
  });
  const me = await getCurrentUser();
  if (!me) return;
  showName(header, nameOf(me));
  refresh();
  await renewPush();
}

const header = document.querySelector<HTMLElement>('[data-account]');
if (header) void showAccount(header).catch(() => undefined);
