import type { Page } from '@playwright/test';
import { withoutLiveUpdates } from '../checks/live-updates.ts';
import { administrator } from '../people/demo-accounts.ts';
import { signInByApi } from '../people/sign-in.ts';
import { expect, test } from '../start/server.fixture.ts';

const field = (page: Page, name: RegExp) => page.getByRole('textbox', { name });
const resumed = (page: Page) => page.getByText('Your unsaved changes are back.');

/**
 * Opens the first record of a list and waits until everything on its page is loaded: a request that were still under
 * way when the session ends would lead to the page for signing in before the save does.
 */
async function openFirst(page: Page, list: string): Promise<void> {
  await signInByApi(page.request, 'admin', administrator);
  await withoutLiveUpdates(page);
  await page.goto(list);
  const record = await page.getByRole('row').nth(1).getByRole('link').first().getAttribute('href');
  await page.goto(String(record), { waitUntil: 'networkidle' });
}

/** Ends the session as another tab does, and signs in again on the page that a save then leads to. */
async function saveAfterSignOut(page: Page, button: string): Promise<void> {
  await page.request.post('/api/auth/sign-out');
  await page.context().clearCookies();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: button, exact: true }).click();
  await expect(page.getByText(/signed out.*Anything you were typing is kept/)).toBeVisible();
  await page.getByLabel(/email/i).first().fill(administrator.email);
  await page
    .getByLabel(/^password/i)
    .first()
    .fill(administrator.password);
  await page.getByRole('button', { name: /^sign in$/i }).click();
}

test.describe('Somebody whose session ends while they write', () => {
  test('finds the text of a published news item after signing in and after a reload, until it is saved', async ({
    page,
  }) => {
    await openFirst(page, '/dashboard/admin/news?filter={"state":["published"]}');
    await field(page, /^Summary/).fill('Typed before the session ended, and not lost.');
    await saveAfterSignOut(page, 'Save');
    await expect(field(page, /^Summary/)).toHaveValue('Typed before the session ended, and not lost.');
    await expect(resumed(page)).toBeVisible();
    await page.reload();
    await expect(field(page, /^Summary/)).toHaveValue('Typed before the session ended, and not lost.');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('News item saved').first()).toBeVisible();
    await page.reload();
    await expect(field(page, /^Summary/)).toHaveValue('Typed before the session ended, and not lost.');
    await expect(resumed(page)).toBeHidden();
  });

  test('finds the changes of an external job, and can drop them', async ({ page }) => {
    await openFirst(page, '/dashboard/admin/external-jobs');
    const before = await field(page, /^Job title/).inputValue();
    await field(page, /^Job title/).fill('Another title');
    await saveAfterSignOut(page, 'Save');
    await expect(field(page, /^Job title/)).toHaveValue('Another title');
    await page.getByRole('button', { name: 'Discard changes' }).first().click();
    await expect(field(page, /^Job title/)).toHaveValue(before);
    await expect(resumed(page)).toBeHidden();
  });
});

test.describe('The editor of a news text', () => {
  test('continues lists, keeps what is typed after a list button, and undoes its tools', async ({ page }) => {
    await openFirst(page, '/dashboard/admin/news?filter={"state":["published"]}');
    const body = field(page, /^Text/);
    await body.fill('');
    const bullets = page.getByRole('button', { name: 'Bulleted list' });
    await bullets.click();
    await expect(body).toBeFocused();
    await page.keyboard.type('one');
    await page.keyboard.press('Enter');
    await page.keyboard.type('two');
    await expect(body).toHaveValue('- one\n- two');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(body).toHaveValue('- one\n- two\n');
    await body.selectText();
    await bullets.click();
    await expect(body).toHaveValue('- - one\n- - two\n- ');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(body).toHaveValue('- one\n- two\n');
  });
});

test.describe('A news item', () => {
  test('is previewed as readers will see it, with what is not saved yet', async ({ page }) => {
    await openFirst(page, '/dashboard/admin/news?filter={"state":["published"]}');
    await field(page, /^Summary/).fill('A summary that only its author can see so far.');
    await page.getByRole('button', { name: 'Preview page' }).click();
    const preview = page.frameLocator('iframe[title="Preview page"]');
    await expect(preview.getByText('A summary that only its author can see so far.')).toBeVisible();
    await expect(preview.getByText('Preview. Readers see this page once it is published.')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(field(page, /^Summary/)).toHaveValue('A summary that only its author can see so far.');
  });

  test('that two tabs change keeps both changes', async ({ page, context }) => {
    await openFirst(page, '/dashboard/admin/news?filter={"state":["published"]}');
    const other = await context.newPage();
    await withoutLiveUpdates(other);
    await other.goto(page.url(), { waitUntil: 'networkidle' });
    await field(other, /^Title/).fill('A title from the other tab');
    await other.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(other.getByText('News item saved').first()).toBeVisible();

    await field(page, /^Summary/).fill('A summary from the first tab.');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const conflict = page.getByRole('dialog', { name: 'Someone else changed this while you were editing' });
    await expect(conflict.getByText('A title from the other tab')).toBeVisible();
    await conflict.getByRole('button', { name: 'Merge both' }).click();
    await expect(conflict).toHaveCount(0);
    await expect(field(page, /^Title/)).toHaveValue('A title from the other tab');
    await expect(field(page, /^Summary/)).toHaveValue('A summary from the first tab.');
    await other.close();
  });
});
