import { Notification } from 'ra-ui-materialui';
import { useEffect, useRef, useState, type ReactElement, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useMessages } from '../i18n/messages.hook.ts';
import { useAnnouncementEnd, useEndedAnnouncements, useUndoKey } from '../ui/mutations/undoable-action.hook.tsx';

/** The sentences that are wrong as soon as there is a connection again. */
const connectionMessages = ['failure.lost', 'failure.unreachable'] as const;

/**
 * Counts how often a connection has come back while a place said that there is none: what is made again for each count
 * says so no longer.
 */
function useReconnections(place: RefObject<HTMLElement | null>): number {
  const text = useMessages();
  const [count, setCount] = useState(0);
  useEffect(() => {
    const close = () => {
      const notice = place.current?.textContent ?? '';
      if (connectionMessages.some((key) => notice.includes(text(key)))) setCount((reconnections) => reconnections + 1);
    };
    window.addEventListener('online', close);
    return () => window.removeEventListener('online', close);
  }, [place, text]);
  return count;
}

/**
 * Shows what the program says in passing. It stands beside the page, and an open dialog, which hides everything beside it
 * from screen readers, does not hide this: what was refused is heard by those who pressed the dialog's button.
 */
export function AppNotifications(): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  const reconnections = useReconnections(place);
  const endedAnnouncements = useEndedAnnouncements();
  useUndoKey();
  useAnnouncementEnd();
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const show = () => element.hasAttribute('aria-hidden') && element.removeAttribute('aria-hidden');
    const watch = new MutationObserver(show);
    watch.observe(element, { attributes: true, attributeFilter: ['aria-hidden'] });
    return () => watch.disconnect();
  }, []);
  return createPortal(
    <div ref={place}>
      <Notification key={`${reconnections} ${endedAnnouncements}`} autoHideDuration={6_000} />
    </div>,
    document.body,
  );
}
