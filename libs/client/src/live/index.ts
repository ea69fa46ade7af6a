/** Live updates of a page; for browsers only. */
export { createLiveUpdates } from './live-updates.ts';
