/** The event by which a page tells its account menu; apart, as the menu is on every page. */
export const UNREAD_CHANGED = 'notifications-read';

/**
 * Lets the account menu show another number of unread notifications.
 * @param change by how many it differs, before the server has answered; without it the number is loaded
 */
export const changeUnreadCount = (change?: number): void =>
  void dispatchEvent(new CustomEvent(UNREAD_CHANGED, { detail: change ?? null }));
