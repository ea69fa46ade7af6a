import type { Page } from '@playwright/test';
import { expectAccessible } from '../checks/accessibility-check.ts';
import { withoutLiveUpdates } from '../checks/live-updates.ts';
import { apiAs } from '../people/api.ts';
import { administrator, student } from '../people/demo-accounts.ts';
import { createAdministrator } from '../people/invited-administrator.ts';
import { signIn, type Credentials } from '../people/sign-in.ts';
import { expect, test } from '../start/server.fixture.ts';

const LIST = '/dashboard/admin/notifications/announcements';
const TITLE = 'The library opens at ten this summer';

const menuEntry = (page: Page) =>
  page.getByRole('navigation').getByRole('link', { name: 'Announcements', exact: true });
const english = (page: Page) => page.getByRole('tabpanel', { name: 'English' });

/** Expects that a page does not move sideways and is accessible on a phone, and on a small one. */
async function expectFit(page: Page): Promise<void> {
  const usual = page.viewportSize() ?? { width: 1280, height: 720 };
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const needed = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(needed, `width of ${page.url()} at ${width} px`).toBeLessThanOrEqual(width);
    await expectAccessible(page);
  }
  await page.setViewportSize(usual);
}

test.describe.serial('An announcement', () => {
  test.describe.configure({ timeout: 180_000 });

  test('is written, kept over a reload, previewed, confirmed and reported by an administrator', async ({ page }) => {
    await withoutLiveUpdates(page);
    page.on('dialog', (dialog) => void dialog.accept());
    await signIn(page, 'administrator', administrator);
    await page.goto('/dashboard/admin/notifications');
    await page.getByRole('main').getByRole('link', { name: 'Announcements' }).click();
    await expect(page.getByText('Career advice is open on Tuesdays again')).toBeVisible();
    await expectFit(page);

    await page.getByRole('link', { name: 'Write announcement' }).click();
    await english(page).getByLabel('Title').fill(TITLE);
    await english(page)
      .getByLabel('Text')
      .fill('From July on, see https://example.org/hours for more.\n\nLate returns cost nothing.');
    await page.reload();
    await expect(page.getByText('You have unsaved changes from before.')).toBeVisible();
    await expect(english(page).getByLabel('Title')).toHaveValue(TITLE);

    await page.getByLabel('Students').check();
    await expect(page.locator('[data-audience-count]')).toHaveText(/^\d+ recipients$/);
    await page.getByLabel('Email', { exact: true }).check();
    const email = page.frameLocator('[data-preview="email"]');
    await expect(email.getByText('Late returns cost nothing.')).toBeVisible();
    await expect(page.locator('[data-preview="inapp"]')).toContainText(TITLE);
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByRole('heading', { name: TITLE, level: 1 })).toBeVisible();
    await expectFit(page);

    const count = await page.locator('[data-audience-count]').getAttribute('data-audience-count');
    await page.getByRole('button', { name: 'Send now…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Type the number of recipients').fill(`${Number(count) + 1}`);
    await dialog.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(dialog.getByText(`That isn’t ${count}. Type ${count} to send.`)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel('Type the number of recipients').fill(`${count}`);
    await dialog.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByRole('tab', { name: 'Report' })).toBeVisible();
    await expect(async () => {
      await page.reload();
      await expect(page.getByText(`Sent to ${count} people`)).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 20_000 });
    await expect(page.getByText('Sent', { exact: true })).toBeVisible();
    await expect(page.getByRole('row', { name: /^Website/ })).toContainText(`${count}`);
    await expectFit(page);
  });

  test('is in the inbox of a student, with its text', async ({ page }) => {
    await withoutLiveUpdates(page);
    await signIn(page, 'intern', student);
    await page.goto('/dashboard/notifications');
    const item = page.getByRole('listitem').filter({ hasText: TITLE });
    await expect(item).toContainText('Late returns cost nothing.');
    const link = item.getByRole('link', { name: 'https://example.org/hours' });
    await expect(link).toHaveCSS('display', 'inline');
    await expect(link).toHaveCSS('text-decoration-line', 'underline');
    await expectFit(page);
  });

  test('is nothing that a limited administrator without the permission sees or opens', async ({ page, server }) => {
    const api = await apiAs(server, 'admin', administrator);
    const person: Credentials = { email: 'no-announcements@journey.example', password: 'a long way to work' };
    const permissions = ['dashboard:view', 'news:manage'] as const;
    await createAdministrator(server, api, { ...person, name: 'Nora Feldner', permissions: [...permissions] });
    await withoutLiveUpdates(page);
    await signIn(page, 'administrator', person);
    await page.goto('/dashboard/admin/news');
    await expect(page.getByRole('navigation').getByRole('link', { name: 'News', exact: true })).toBeVisible();
    await expect(menuEntry(page)).toHaveCount(0);
    await page.goto(LIST);
    await expect(page).toHaveURL(/\/auth\/unauthorized/);
  });
});
