import type { Page } from '@playwright/test';
import type { Permission } from '@prentice/contract';
import { withoutLiveUpdates } from '../checks/live-updates.ts';
import { apiAs } from '../people/api.ts';
import { administrator } from '../people/demo-accounts.ts';
import { createAdministrator } from '../people/invited-administrator.ts';
import { signInByApi } from '../people/sign-in.ts';
import type { RunningServer } from '../start/server-process.ts';
import { expect, test } from '../start/server.fixture.ts';

async function openListWith(page: Page, server: RunningServer, permission: Permission, path: string): Promise<void> {
  const person = { email: `${permission.replace(':', '-')}@lists.example`, password: 'a long way to work' };
  const admin = await apiAs(server, 'admin', administrator);
  await createAdministrator(server, admin, { ...person, name: 'Nora Feldner', permissions: [permission] });
  await signInByApi(page.request, 'admin', person);
  await withoutLiveUpdates(page);
  await page.goto(path);
}

const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });
const select = (page: Page, title: string) => row(page, title).getByRole('checkbox').click();
const selectionBar = (page: Page) => page.getByRole('toolbar', { name: 'Actions for selected rows' });

/** Opens the record of a row in every way that a link has. */
async function expectLink(page: Page, title: string): Promise<void> {
  const list = page.url();
  const link = page.getByRole('link', { name: title, exact: true });
  const [tab] = await Promise.all([page.context().waitForEvent('page'), link.click({ modifiers: ['ControlOrMeta'] })]);
  await expect(tab).toHaveURL(/\/[0-9a-f]{24}/);
  expect(page.url(), 'the list stays').toBe(list);
  await tab.close();
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await page.goBack();
  await row(page, title).getByRole('cell').nth(3).click();
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
}

test.describe('A limited administrator with a list of content', () => {
  test('unpublishes news together, takes it back, and finds nothing selected after a reload', async ({
    page,
    server,
  }) => {
    const [first, second] = [
      'Spring career fair: 42 companies, one afternoon',
      'New: the calendar file for every deadline',
    ];
    await openListWith(page, server, 'news:manage', '/dashboard/admin/news');
    await select(page, first);
    await select(page, second);
    const bar = selectionBar(page);
    await expect(bar).toContainText('2 selected');
    await expect(bar.getByRole('button', { name: 'Publish', exact: true })).toBeVisible();
    await bar.getByRole('button', { name: 'Unpublish' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row(page, first)).toContainText('Published');

    await page.reload();
    await expect(row(page, first)).toContainText('Published');
    await expect(bar).toBeHidden();

    await select(page, first);
    const done = page.waitForResponse((reply) => reply.url().endsWith('/api/news/transitions'));
    await bar.getByRole('button', { name: 'Unpublish' }).click();
    expect((await done).status()).toBe(200);
    await expect(row(page, first)).toContainText('Unpublished');
    await expectLink(page, second);
  });

  test('archives and extends external jobs together', async ({ page, server }) => {
    const title = 'Student job in bicycle repair';
    await openListWith(page, server, 'external-jobs:manage', '/dashboard/admin/external-jobs?filter={"q":"bicycle"}');
    await select(page, title);
    const bar = selectionBar(page);
    await expect(bar.getByRole('button', { name: 'Publish', exact: true })).toBeVisible();
    await expect(bar.getByRole('button', { name: 'Extend' })).toBeVisible();
    await bar.getByRole('button', { name: 'Archive', exact: true }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(bar).toContainText('1 selected');
    const done = page.waitForResponse((reply) => reply.url().endsWith('/api/external-jobs/transitions'));
    await bar.getByRole('button', { name: 'Archive', exact: true }).click();
    expect((await done).status()).toBe(200);
    await expect(row(page, title)).toContainText('Archived');
    await expectLink(page, title);
  });
});
