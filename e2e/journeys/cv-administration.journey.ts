import type { Page } from '@playwright/test';
import { expectAccessible } from '../checks/accessibility-check.ts';
import { withoutLiveUpdates } from '../checks/live-updates.ts';
import { expectScreenQuality } from '../checks/screen-check.ts';
import { apiAs } from '../people/api.ts';
import { pdfFile, twoColumnPdf, type ChosenFile } from '../people/cv-files.ts';
import { administrator } from '../people/demo-accounts.ts';
import { createAdministrator } from '../people/invited-administrator.ts';
import { signIn, type Credentials } from '../people/sign-in.ts';
import { expect, test } from '../start/server.fixture.ts';

const PATH = '/dashboard/admin/cv-analyzer';
/* A file is checked and read by processes of its own. */
const READ_MS = 60_000;

const left = ['Ruth Adler', 'ruth.adler@people.example', '+43 660 555 11 22', 'SKILLS', 'Python', 'Statistics'];
const right = ['EDUCATION', 'BSc Physics, University of Graz', '10/2023 - present', 'LANGUAGES', 'German native'];
const unreadable: readonly (readonly [ChosenFile, string])[] = [
  [
    { ...pdfFile('damaged.pdf', []), buffer: Buffer.from('%PDF-1.4\nnothing that a reader finds\n%%EOF') },
    'Damaged file',
  ],
  [pdfFile('locked.pdf', left, 1, '/Encrypt 99 0 R'), 'Password-protected'],
];

const menuEntry = (page: Page) => page.getByRole('navigation').getByRole('link', { name: 'CV analyzer', exact: true });
const choose = (page: Page, file: ChosenFile) => page.getByLabel(/Choose or drop a CV/).setInputFiles(file);
/** Chooses the language of the account, which is that of its pages from then on. */
async function chooseLanguage(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^Account/ }).click();
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().endsWith('/api/auth/me'),
  );
  await page.getByRole('menuitemradio', { name }).click();
  expect((await saved).ok()).toBe(true);
}
const stage = (page: Page, name: RegExp) => page.locator('summary').filter({ hasText: name });

test.describe.serial('the CV analyzer of an administrator', () => {
  test.describe.configure({ timeout: 300_000 });
  test.use({ actionTimeout: 15_000 });
  test.beforeEach(({ page }) => withoutLiveUpdates(page));

  test('shows volumes, times, failures and versions of a period, as charts and as tables', async ({ page }) => {
    await signIn(page, 'administrator', administrator);
    await menuEntry(page).click();
    const volumes = page.getByRole('region', { name: 'Analyses by day' });
    await expect(volumes).toBeVisible();
    const chart = volumes.getByRole('slider', { name: /^Match/ });
    await chart.focus();
    await page.keyboard.press('End');
    const newest = await chart.getAttribute('aria-valuetext');
    await page.keyboard.press('ArrowLeft');
    await expect(chart).not.toHaveAttribute('aria-valuetext', newest ?? '');
    await expect(volumes.getByText((await chart.getAttribute('aria-valuetext')) ?? '', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await volumes.getByRole('button', { name: /Table$/ }).click();
    await expect(volumes.getByRole('columnheader', { name: 'Match' })).toBeVisible();
    await volumes.getByRole('button', { name: /Chart$/ }).click();
    const failures = page.getByRole('region', { name: 'Failures by cause' });
    await failures.getByRole('button', { name: /Table$/ }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tooltip')).toContainText('of 2 failures (50%)');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('region', { name: 'Versions in use' })).toContainText('Current');
    await expect(page.getByRole('region', { name: 'How long one CV takes at most' })).toContainText('half of all');
    await expectScreenQuality(page, 'cv-administration');
    await page.getByLabel('Period').click();
    await page.getByRole('option', { name: /90/ }).click();
    await expect(page.getByRole('region', { name: 'Analyses by week' })).toBeVisible();
  });

  test('says what each stage makes of a file, and why others cannot be read', async ({ page }) => {
    await signIn(page, 'administrator', administrator);
    await page.goto(`${PATH}?tab=tests`);
    for (const [file, cause] of unreadable) {
      await choose(page, file);
      await expect(page.getByRole('alert').filter({ hasText: cause })).toBeVisible({ timeout: READ_MS });
    }
    await choose(page, twoColumnPdf('two-columns.pdf', left, right));
    await expect(stage(page, /^Fields/)).toBeVisible({ timeout: READ_MS });
    await expect(page.getByRole('row', { name: /^Name Ruth Adler/ })).toBeVisible();
    await stage(page, /^Text items/).click();
    await stage(page, /^Columns/).click();
    await stage(page, /^Review findings/).click();
    await expect(page.getByRole('rowheader', { name: 'No experience or project' })).toBeVisible();
    await stage(page, /^Match/).click();
    await page.getByRole('combobox', { name: 'Internship' }).click();
    await page.getByRole('listbox').getByRole('option').first().click();
    await expect(page.getByText(/^Score .*, version /)).toBeVisible();
    await stage(page, /^Compare/).click();
    await expect(page.getByText(/values differ/)).toBeVisible();
    await expectScreenQuality(page, 'cv-administration-test');

    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save this result' }).click();
    const path = await (await saved).path();
    await page.getByLabel('Compare with').selectOption('saved');
    await page.getByLabel(/Choose or drop a saved result/).setInputFiles(path);
    await expect(page.getByText('Both are the same.')).toBeVisible();
    await page.reload();
    await expect(stage(page, /^Fields/)).toBeVisible();
    await page.getByRole('button', { name: 'Delete this test' }).click();
    await expect(stage(page, /^Fields/)).toHaveCount(0);
  });

  test('opens one analysis for a reason, and none without', async ({ page, server }) => {
    await signIn(page, 'administrator', administrator);
    await page.goto(`${PATH}?tab=analyses`);
    const rows = page.getByRole('row').filter({ has: page.getByRole('button', { name: /^Open/ }) });
    await expect(rows.first()).toBeVisible();
    await expectScreenQuality(page, 'cv-administration-analyses');
    await rows.filter({ hasText: 'Application' }).first().getByRole('button', { name: /^Open/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Reason' }).click();
    await page.getByRole('option', { name: 'Support request' }).click();
    await dialog.getByRole('textbox').fill('Too short');
    await dialog.getByRole('button', { name: 'Open' }).click();
    await expect(dialog.getByText(/Write at least 10 characters/)).toBeVisible();
    await dialog.getByRole('textbox').fill('The company asks why a skill was not found.');
    await dialog.getByRole('button', { name: 'Open' }).click();
    await expect(page.getByText('This access was logged with your reason.')).toBeVisible();
    await expect(page.getByRole('columnheader', { name: /^Current version/ })).toBeVisible();
    await expectScreenQuality(page, 'cv-administration-opened');
    const api = await apiAs(server, 'admin', administrator);
    const query = encodeURIComponent(JSON.stringify({ resource: 'cv-analyses', action: 'revealed' }));
    expect(JSON.stringify(await api('GET', `/audit?filter=${query}`))).toContain('The company asks why');
  });

  test('speaks German', async ({ page }) => {
    await signIn(page, 'administrator', administrator);
    await page.goto(PATH);
    await chooseLanguage(page, 'Deutsch');
    await page.goto(PATH);
    await expect(page.getByRole('region', { name: 'Fehler nach Ursache' })).toBeVisible();
    await expectScreenQuality(page, 'cv-administration-german');
    await page.goto(`${PATH}?tab=tests`);
    await page.getByRole('button', { name: 'Dieses Beispiel lesen' }).click();
    await expect(stage(page, /^Felder/)).toBeVisible({ timeout: READ_MS });
    await expectAccessible(page);
  });

  test('is nothing that a limited administrator sees or opens', async ({ page, server }) => {
    const api = await apiAs(server, 'admin', administrator);
    const person: Credentials = { email: 'no-analyzer@journey.example', password: 'a long way to work' };
    const permissions = ['dashboard:view', 'employers:verify'] as const;
    await createAdministrator(server, api, { ...person, name: 'Nora Feldner', permissions: [...permissions] });
    await signIn(page, 'administrator', person);
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Verification', exact: true })).toBeVisible();
    await expect(menuEntry(page)).toHaveCount(0);
    await page.goto(PATH);
    await expect(page).toHaveURL(/\/auth\/unauthorized/);
  });
});
