/** What an address of the settings asks for when it shows what was sent. */
export const SENT_VIEW = 'sent';

/** Where somebody sees what was sent to them. */
export const DELIVERIES_PATH = `/settings/notifications?show=${SENT_VIEW}`;
