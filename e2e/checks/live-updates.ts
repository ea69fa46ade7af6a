import type { Page } from '@playwright/test';

/**
 * Keeps a page from following live updates: while a stream is open, the network is never idle. The page asks every
 * minute instead.
 */
export const withoutLiveUpdates = (page: Page): Promise<unknown> =>
  page.route('**/api/events', (route) => route.fulfill({ status: 204 }));
