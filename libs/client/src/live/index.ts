/** Live updates of a page; for browsers only. */
export { openLiveStream } from './live-connection.ts';
export { LiveUpdates } from './live-updates.ts';
