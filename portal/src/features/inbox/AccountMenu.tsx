import { useCallback, useEffect, useState } from 'react';
import { createTranslator, type IslandText } from '../../i18n/translate.ts';
import { endSession, getCurrentUser } from '../../session/current-user.ts';
import { useLiveRefresh } from '../../session/live-refresh.hook.ts';
import { session } from '../../site/browser-session.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useHydrated } from '../../ui/hydrated.hook.ts';

/** The number of unread notifications, kept current while the page is looked at; null until known. */
function useUnreadCount(): number | null {
  const [count, setCount] = useState<number | null>(null);
  const ask = useCallback((): void => {
    const load = async (): Promise<void> => {
      if (await getCurrentUser()) setCount((await session.client.notifications.unread()).count);
    };
    load().catch(() => undefined);
  }, []);
  useEffect(() => {
    ask();
    addEventListener('notifications-read', ask);
    return () => removeEventListener('notifications-read', ask);
  }, [ask]);
  useLiveRefresh('notifications', ask);
  return count;
}

/* The code for it is loaded only where somebody has allowed notifications. */
async function renewPush(): Promise<void> {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted' || !(await getCurrentUser())) return;
  const { renewPushSubscription } = await import('../../push/push-renewal.ts');
  await renewPushSubscription(Date.now());
}

interface AccountMenuProps {
  text: IslandText;
  /** The page that the reader is on. */
  path: string;
}

/** The account menu in the header: unread notifications, settings, and signing out. */
export default function AccountMenu({ text, path }: AccountMenuProps) {
  const t = createTranslator(text);
  const count = useUnreadCount();
  const ready = useHydrated();
  useEffect(() => void renewPush().catch(() => undefined), []);
  const signOut = async (): Promise<void> => {
    await endSession().catch(() => undefined);
    location.assign('/');
  };
  return (
    <ul className="nav account-nav" aria-label={t('account.menu')}>
      <li>
        <a
          className="with-icon"
          href="/dashboard/notifications"
          aria-label={t(count ? 'bell.unread' : 'bell.none', { count: count ?? 0 })}
        >
          <Icon name="bell" />
          {count !== null && count > 0 && <span className="bell-count">{count > 99 ? '99+' : count}</span>}
        </a>
      </li>
      <li>
        <a
          href="/settings/account"
          aria-current={path === '/settings/account' ? 'page' : path.startsWith('/settings/') ? 'true' : undefined}
        >
          {t('account.settings')}
        </a>
      </li>
      <li>
        <button type="button" className="choice" disabled={!ready} onClick={() => void signOut()}>
          {t('nav.signOut')}
        </button>
      </li>
    </ul>
  );
}
