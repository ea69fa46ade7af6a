import { expect, type Page } from '@playwright/test';

/** Opens a student's notifications and waits until they are there, or that there are none. */
export async function openInbox(page: Page): Promise<void> {
  await page.goto('/dashboard/notifications');
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}
