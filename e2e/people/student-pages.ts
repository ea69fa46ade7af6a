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

/**
 * Unfolds a section of the dashboard on a phone. The page's script may replace what is pressed between the press and the
 * release: then it is pressed again.
 */
export async function unfoldSection(page: Page, title: string): Promise<void> {
  const section = page.locator('details', { has: page.getByRole('heading', { name: title }) });
  await expect(async () => {
    if ((await section.getAttribute('open')) === null) await section.getByRole('heading').click();
    await expect(section).toHaveAttribute('open', { timeout: 2_000 });
  }).toPass();
}
