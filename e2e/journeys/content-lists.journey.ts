import type { Page } from '@playwright/test';
import type { Permission } from '@prentice/contract';
import { expectAccessible } from '../checks/accessibility-check.ts';
import { withoutLiveUpdates } from '../checks/live-updates.ts';
import { apiAs } from '../people/api.ts';
import { administrator } from '../people/demo-accounts.ts';
import { createAdministrator } from '../people/invited-administrator.ts';
import { signInByApi } from '../people/sign-in.ts';
import type { RunningServer } from '../start/server-process.ts';
import { expect, test } from '../start/server.fixture.ts';

/** Each test has an administrator of its own. */
let administrators = 0;

async function openListWith(page: Page, server: RunningServer, permission: Permission, path: string): Promise<void> {
  const email = `${permission.replace(':', '-')}-${++administrators}@lists.example`;
  const person = { email, password: 'a long way to work' };
  const admin = await apiAs(server, 'admin', administrator);
  await createAdministrator(server, admin, { ...person, name: 'Nora Feldner', permissions: [permission] });
  await signInByApi(page.request, 'admin', person);
  await withoutLiveUpdates(page);
  await page.goto(path);
}

const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });
const select = (page: Page, title: string) => row(page, title).getByRole('checkbox').click();
const selectionBar = (page: Page) => page.getByRole('toolbar', { name: 'Actions for selected rows' });

const inSixtyDays = (): string => new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);

/** Opens the record of a row in every way that a link has. */
async function expectLink(page: Page, title: string): Promise<void> {
  const list = page.url();
  const link = page.getByRole('link', { name: title, exact: true });
  const [tab] = await Promise.all([page.context().waitForEvent('page'), link.click({ modifiers: ['ControlOrMeta'] })]);
  // At its first byte: a busy machine takes long to finish a page that nobody sees.
  await tab.waitForURL(/\/[0-9a-f]{24}/, { waitUntil: 'commit' });
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
  test('unpublishes news together, finds it done after a reload, and undoes it', async ({ page, server }) => {
    const [first, second] = [
      'Spring career fair: 42 companies, one afternoon',
      'New: the calendar file for every deadline',
    ];
    await openListWith(page, server, 'news:manage', '/dashboard/admin/news');
    await expect(row(page, first)).toBeVisible();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await page.keyboard.press('Escape');
    await select(page, first);
    await select(page, second);
    const bar = selectionBar(page);
    await expect(bar).toContainText('2 selected');
    await expect(bar.getByRole('button', { name: 'Publish', exact: true })).toBeVisible();
    /* On a phone it lies over the lower edge alone: the rows stay in sight. */
    const usual = page.viewportSize();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(async () => (await bar.boundingBox())?.y).toBeGreaterThan(600);
    if (usual) await page.setViewportSize(usual);
    await bar.getByRole('button', { name: 'Unpublish' }).click();
    await expect(page.getByText('2 news items unpublished')).toBeVisible();
    await expect(row(page, first)).toContainText('Unpublished');

    /* What the server has done is done after a reload, and can still be undone. */
    await page.reload();
    await expect(row(page, first)).toContainText('Unpublished');
    await expect(bar).toBeHidden();
    await select(page, first);
    await select(page, second);
    await bar.getByRole('button', { name: 'Undo last change' }).click();
    await expect(page.getByText('2 changes undone')).toBeVisible();
    await expect(row(page, first)).toContainText('Published');
    await expect(row(page, second)).toContainText('Published');
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
    await expect(page.getByText('One job archived')).toBeVisible();
    await expect(row(page, title)).toContainText('Archived');
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(page.getByText('One change undone')).toBeVisible();
    await expect(row(page, title)).toContainText('Link broken');

    await select(page, title);
    await bar.getByRole('button', { name: 'Extend' }).click();
    await page
      .getByRole('dialog')
      .getByLabel(/^Closing date/)
      .fill(inSixtyDays());
    await page.getByRole('dialog').getByRole('button', { name: 'Extend' }).click();
    await expect(page.getByText('One job extended')).toBeVisible();
    await expectLink(page, title);
  });

  test('imports a German table, learns what is left out, opens the drafts and undoes it', async ({ page, server }) => {
    await openListWith(page, server, 'external-jobs:manage', '/dashboard/admin/external-jobs');
    await page.getByRole('button', { name: 'Import CSV' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import CSV' });
    const rows = [
      'Titel;Firma;Link;Typ;Bewerbungsfrist;Kontakt',
      `Laborhilfe in Graz;Alpenlabor;https://labor.example/1;Praktikum;${inSixtyDays()};Frau Huber`,
      `Laborhilfe in Linz;Alpenlabor;https://labor.example/2;Praktikum;${inSixtyDays()};Frau Huber`,
      `Laborhilfe in Graz;Alpenlabor;https://labor.example/1?utm_source=x;Praktikum;${inSixtyDays()};`,
      'Laborhilfe in Wels;Alpenlabor;https://labor.example/4;Praktikum;1.1.2099;',
    ];
    const buffer = Buffer.from(rows.join('\n'));
    await dialog.locator('input[type=file]').setInputFiles({ name: 'jobs.csv', mimeType: 'text/csv', buffer });
    await expect(dialog.getByText('This column will not be imported: “Kontakt”.')).toBeVisible();
    await expect(dialog.getByRole('combobox', { name: 'Bewerbungsfrist' })).toHaveValue('closesAt');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(dialog.getByText('2 imported, 1 repeated in this file, 1 needs corrections.')).toBeVisible();
    await expect(dialog.getByText('Row 4 has the same link as row 2.')).toBeVisible();
    await expect(dialog.getByText('Choose a closing date in the future, at most 180 days ahead.')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Undo import' }).click();
    await expect(page.getByText('2 imported drafts deleted.')).toBeVisible();

    await dialog.getByRole('button', { name: 'Import', exact: true }).click();
    await dialog.getByRole('link', { name: 'Open these 2 drafts' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(row(page, 'Laborhilfe in Linz')).toContainText('Draft');
    await expect(page.getByRole('row')).toHaveCount(3);
    await expect(page.getByText('From one import')).toBeVisible();
    await expectAccessible(page);
  });
});
