import { useEffect, useRef, type RefObject } from 'react';
import type { Translate } from '../../i18n/translate.ts';
import { Icon } from '../../ui/Icon.tsx';
import { DELIVERIES_PATH } from './deliveries/deliveries-path.ts';

interface InboxMenuProps {
  t: Translate;
  /** Begins selecting; null where there is nothing to select. */
  onSelect: (() => void) | null;
  /** Marks everything as read; null where nothing that is shown is unread. */
  onMarkAll: (() => void) | null;
}

/** Closes a menu on Escape, and once the focus is elsewhere. */
function useClosing(menu: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const leave = ({ target }: Event): void => {
      if (menu.current?.open && !menu.current.contains(target as Node)) menu.current.open = false;
    };
    const escape = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape' || !menu.current?.open) return;
      menu.current.open = false;
      menu.current.querySelector('summary')?.focus();
    };
    for (const event of ['pointerdown', 'focusin']) document.addEventListener(event, leave);
    document.addEventListener('keydown', escape);
    return () => {
      for (const event of ['pointerdown', 'focusin']) document.removeEventListener(event, leave);
      document.removeEventListener('keydown', escape);
    };
  }, [menu]);
}

/** Shows on phones what can be done with the notifications, and what is set about them: one button beside the filter. */
export function InboxMenu({ t, onSelect, onMarkAll }: InboxMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  useClosing(menu);
  const closeWith = (act: () => void) => (): void => {
    if (menu.current) menu.current.open = false;
    act();
  };
  return (
    <details ref={menu} className="account-menu inbox-menu">
      <summary className="button is-small">
        {t('inbox.menu')}
        <Icon name="expand" size={16} />
      </summary>
      <ul>
        {onMarkAll && (
          <li>
            <button type="button" className="choice" onClick={closeWith(onMarkAll)}>
              {t('inbox.markAllRead')}
            </button>
          </li>
        )}
        {onSelect && (
          <li>
            <button type="button" className="choice" onClick={closeWith(onSelect)}>
              {t('inbox.choose')}
            </button>
          </li>
        )}
        <li>
          <a href="/settings/notifications">{t('inbox.preferences')}</a>
        </li>
        <li>
          <a href={DELIVERIES_PATH}>{t('inbox.deliveries')}</a>
        </li>
      </ul>
    </details>
  );
}
