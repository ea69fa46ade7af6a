import type { Page } from '@playwright/test';

/**
 * Keeps a page from following live updates: while a stream is open, the network is never idle. The page asks every
 * minute instead.
 */
export const withoutLiveUpdates = (page: Page): Promise<unknown> =>
  page.route('**/api/events', (route) => route.fulfill({ status: 204 }));

/**
 * Opens a page, and waits until it follows what changes. Listens once the page before is gone: the stream of that one may
 * be answered as late as that.
 */
export async function openFollowing(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForResponse((reply) => reply.url().endsWith('/api/events') && reply.status() === 200);
}
