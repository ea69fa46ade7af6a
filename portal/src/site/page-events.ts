/** Dispatched on the document when a list got other results. */
export const RESULTS_CHANGED = 'results-changed';
/** Dispatched on the document when an application was sent. */
export const APPLICATION_SENT = 'application-sent';
