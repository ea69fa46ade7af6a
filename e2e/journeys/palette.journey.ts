import type { Page } from '@playwright/test';
import { expectScreenQuality } from '../checks/screen-check.ts';
import { apiOf } from '../people/api.ts';
import { administrator, candidatesIn, owner, reviewer } from '../people/demo-accounts.ts';
import { signIn } from '../people/sign-in.ts';
import { expect, test } from '../start/server.fixture.ts';

const openPalette = async (page: Page): Promise<void> => {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
};
const title = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('The command palette', () => {
  test.describe.configure({ timeout: 240_000 });

  test('leads an employer to a screen, an internship and a candidate, and acts on the open one', async ({ page }) => {
    await signIn(page, 'employer', owner);
    await expect(title(page)).toBeVisible();
    await openPalette(page);
    await page.keyboard.type('new cand');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/dashboard\/interested/);
    await expect(title(page)).toHaveText('New candidates');

    await openPalette(page);
    /* With a slip, and with what tells it from another of its name. */
    await page.keyboard.type('watre quality');
    const internship = page.getByRole('option', { name: /Water quality data intern/ }).first();
    await expect(internship).toContainText(/Open|Closed|Paused|Filled/);
    await internship.click();
    await expect(title(page)).toHaveText(/Water quality data intern/);

    const candidates = await candidatesIn(await apiOf(page), ['submitted', 'in_review']);
    const candidate = candidates.find(({ blind }) => !blind);
    await openPalette(page);
    await page.keyboard.type(candidate?.displayName ?? '');
    await expect(page.getByRole('option').first()).toContainText(candidate?.displayName ?? '');
    await expectScreenQuality(page, 'palette');
    await page.getByRole('option').first().click();
    await expect(title(page)).toHaveText(candidate?.displayName ?? '');
    await expect(page.getByRole('button', { name: 'Shortlist' })).toBeVisible();

    await openPalette(page);
    await page.keyboard.type('shortl');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Invite to an interview' })).toBeVisible();
    /* An action without a key is there as well. */
    await openPalette(page);
    await page.keyboard.type('invite');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByLabel(/^Date/)).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  });

  test('offers what may be created, before those whose names only look like it', async ({ page }) => {
    await signIn(page, 'employer', owner);
    await expect(title(page)).toBeVisible();
    const options = page.getByRole('option');
    await openPalette(page);
    await page.keyboard.type('dark');
    await expect(options.filter({ hasText: /^Dari/ }).first()).toBeVisible();
    await expect(options.first()).toHaveText('Appearance: dark theme');
    await page.getByRole('combobox').fill('invite coll');
    await expect(options.first()).toHaveText('Invite colleague');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Colleague’s email')).toBeFocused();
    await expect(page.getByLabel('Colleague’s email')).toBeInViewport();
    await openPalette(page);
    await page.keyboard.type('create internship');
    await expect(options.first()).toHaveText('New internship');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/internships\/employer\/internships\/create/);
  });

  test('offers a reviewer nothing that is not theirs to do', async ({ page }) => {
    await signIn(page, 'employer', reviewer);
    await expect(title(page)).toBeVisible();
    await openPalette(page);
    for (const typed of ['new internship', 'invite colleague']) {
      await page.getByRole('combobox').fill(typed);
      await expect(page.getByText('No matches')).toBeVisible();
    }
  });

  test('shows the keys of the screen, and single ones can be switched off', async ({ page }) => {
    await signIn(page, 'employer', owner);
    await page.goto('/dashboard/interested');
    await expect(page.locator('[data-row]').first()).toBeVisible();
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    for (const words of ['next', 'Shortlist', 'Reject', 'Search and commands'])
      await expect(help.getByRole('definition').filter({ hasText: new RegExp(`^${words}$`, 'i') })).toBeVisible();
    await expectScreenQuality(page, 'shortcuts');
    await help.getByRole('switch', { name: 'Single-key shortcuts' }).click();
    await help.getByRole('button', { name: 'Close' }).click();
    await page.keyboard.press('j');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('[aria-current=true][href*="from=triage"]')).toHaveCount(0);
    await openPalette(page);
  });

  test('finds employers and students for an administrator', async ({ page }) => {
    await signIn(page, 'administrator', administrator);
    await expect(title(page)).toBeVisible();
    await openPalette(page);
    await page.keyboard.type('flusswerk');
    const groups = page.getByRole('listbox');
    await expect(groups).toContainText('Employers');
    await expect(groups).not.toContainText('Candidates');
    await page
      .getByRole('option', { name: /^Flusswerk/ })
      .first()
      .click();
    await expect(title(page)).toHaveText(/Flusswerk/);
    /* A slip is forgiven where nothing is spelled so, and a student has a name. */
    await openPalette(page);
    await page.keyboard.type('flusswrek');
    await expect(page.getByRole('option', { name: /^Flusswerk/ }).first()).toBeVisible();
    await page.getByRole('combobox').fill('nordbye');
    await expect(page.getByRole('option', { name: /^\w+ Nordbye/ }).first()).toBeVisible();
  });

  test('finds news by their text and external jobs for an administrator', async ({ page }) => {
    await signIn(page, 'administrator', administrator);
    await expect(title(page)).toBeVisible();
    await openPalette(page);
    await page.keyboard.type('quiet hour');
    await expect(page.getByRole('listbox')).toContainText('News');
    await page.getByRole('option', { name: /^Spring career fair/ }).click();
    await expect(page).toHaveURL(/\/dashboard\/admin\/news\//);
    await openPalette(page);
    await page.keyboard.type('bicycle repair');
    await expect(page.getByRole('listbox')).toContainText('External jobs');
    await page.getByRole('option', { name: /^Student job in bicycle repair/ }).click();
    await expect(title(page)).toHaveText('Student job in bicycle repair');
  });
});
