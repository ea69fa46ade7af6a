import type { Page } from '@playwright/test';

/**
 * Opens a page, and waits until it follows what changes. Listens once the page before is gone: the stream of that one may
 * be answered as late as that.
 */
export async function openFollowing(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForResponse((reply) => reply.url().endsWith('/api/events') && reply.status() === 200);
}
