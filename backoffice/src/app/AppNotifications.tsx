import { Notification } from 'ra-ui-materialui';
import { useEffect, useRef, type ReactElement } from 'react';
import { createPortal } from 'react-dom';

/**
 * Shows what the program says in passing. It stands beside the page, and an open dialog, which hides everything beside it
 * from screen readers, does not hide this: what was refused is heard by those who pressed the dialog's button.
 */
export function AppNotifications(): ReactElement {
  const place = useRef<HTMLDivElement>(null);
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
      <Notification autoHideDuration={6_000} />
    </div>,
    document.body,
  );
}
