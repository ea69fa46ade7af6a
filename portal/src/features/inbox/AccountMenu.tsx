import { useEffect, useState } from 'react';
import { createTranslator, type IslandText } from '../../i18n/translate.ts';
import { endSession, getCurrentUser } from '../../session/current-user.ts';
import { session } from '../../site/browser-session.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useHydrated } from '../../ui/hydrated.hook.ts';

/* How often an open page asks again; also when it comes back into view. */
const ASK_AGAIN_MS = 60_000;

/** The number of unread notifications, kept current while the page is looked at; null until known. */
function useUnreadCount(): number | null {
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    const ask = async (): Promise<void> => {
      if (document.visibilityState === 'hidden' || !(await getCurrentUser())) return;
      setCount((await session.client.notifications.unread()).count);
    };
    const quietly = () => void ask().catch(() => undefined);
    quietly();
    const timer = setInterval(quietly, ASK_AGAIN_MS);
    document.addEventListener('visibilitychange', quietly);
    addEventListener('notifications-read', quietly);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', quietly);
      removeEventListener('notifications-read', quietly);
    };
  }, []);
  return count;
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
        <a href="/settings/account" aria-current={path === '/settings/account' ? 'page' : undefined}>
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
