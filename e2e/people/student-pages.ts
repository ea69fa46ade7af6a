import { expect, type Page } from '@playwright/test';

/** Opens a student's notifications and waits until they are there, or that there are none. */
export async function openInbox(page: Page): Promise<void> {
  await page.goto('/dashboard/notifications');
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

/** Expands the rows of all applications, also of those that have ended. */
export async function expandApplications(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'What to do next' }).waitFor();
  await page.locator('[data-preview]').waitFor({ state: 'detached' });
  const expand = (all: Element[]) => all.forEach((row) => row.setAttribute('open', ''));
  await page.locator('details:has(> article), article > details').evaluateAll(expand);
}
