import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../checks/accessibility-check.ts';
import { saveScreenshots } from '../checks/screenshots.ts';
import { apiOf } from '../people/api.ts';
import { candidatesIn, owner } from '../people/demo-accounts.ts';
import { tabTo, twinDay } from '../people/keyboard.ts';
import { expect, test } from '../start/server.fixture.ts';

const focused = (page: Page): Locator => page.locator(':focus');
const keys = async (page: Page, ...pressed: readonly string[]): Promise<void> => {
  for (const key of pressed) await page.keyboard.press(key);
};

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name });
const nameOf = async (link: Locator): Promise<string> => (await link.innerText()).trim();
const stage = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: 'Candidates by stage' }).getByRole('region', { name: new RegExp(`^${name} `) });
test.describe('An employer by keyboard alone', () => {
  /* One long way through: on a busy machine it takes longer than the usual limit. */
  test.describe.configure({ timeout: 240_000 });

  test('triages the inbox, invites, offers, moves over the board and exports', async ({ page }) => {
    await test.step('signs in', async () => {
      await page.goto('/auth/employerauth');
      await tabTo(page, page.getByLabel(/email/i).first());
      await page.keyboard.type(owner.email);
      await tabTo(page, page.getByLabel(/^password/i).first());
      await page.keyboard.type(owner.password);
      await keys(page, 'Enter');
      await expect(page).toHaveURL(/\/dashboard\/employer/);
    });

    await test.step('opens the inbox', async () => {
      await tabTo(page, page.getByRole('link', { name: 'New candidates', exact: true }));
      await keys(page, 'Enter');
      await expect(page.getByRole('heading', { name: 'New candidates', level: 1 })).toBeVisible();
      await expect(page.locator('[data-row]').first()).toBeVisible();
      await expectAccessible(page);
      await saveScreenshots(page, 'triage');
    });

    await test.step('triages with j, k, s and r, and takes back with u', async () => {
      const waits = await candidatesIn(await apiOf(page), ['submitted', 'in_review']);
      const applied = page.locator('[data-row]').filter({ hasText: /Applied|In review/ });
      await keys(page, 'j');
      const first = await nameOf(focused(page));
      await keys(page, 'j', 'k');
      await expect(focused(page)).toHaveText(first);
      const before = await applied.count();
      /* Keys decide about who is on the screen. */
      const pane = page.getByRole('region', { name: 'Candidate', exact: true });
      await expect(pane).toHaveAttribute('aria-busy', 'false');
      await keys(page, 's');
      await expect(page.getByRole('status').filter({ hasText: /\S shortlisted\./ })).toBeVisible();
      await expect(applied).toHaveCount(before - 1);
      await expect(focused(page)).not.toHaveText(first);
      await keys(page, 'u');
      await expect(applied).toHaveCount(before);
      await expect(pane).toHaveAttribute('aria-busy', 'false');
      await keys(page, 'r');
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('radio').first()).toBeFocused();
      await expectAccessible(page);
      await keys(page, '3', 'Enter');
      await expect(dialog).toBeHidden();
      await expect(applied).toHaveCount(before - 1);
      await keys(page, 'u');
      await expect(applied).toHaveCount(before);
      expect(waits.length).toBeGreaterThanOrEqual(before);
    });

    await test.step('reads a PDF beside the list, as a picture and as text', async () => {
      const pdf = page.getByRole('region', { name: 'Candidate', exact: true }).getByRole('group', { name: /\.pdf$/ });
      await expect(async () => {
        await keys(page, 'j');
        await expect(pdf.locator('canvas').first()).toBeVisible({ timeout: 4_000 });
      }).toPass();
      await expect(pdf).toContainText(/Education|Ausbildung/);
      await expectAccessible(page);
      await saveScreenshots(page, 'triage-pdf');
    });

    await test.step('opens a candidate, shortlists and invites to an interview', async () => {
      await keys(page, 'j');
      await tabTo(page, page.getByRole('link', { name: 'Open full page' }));
      await keys(page, 'Enter');
      await expect(page).toHaveURL(/employer\/intern\//);
      const title = page.getByRole('heading', { level: 1 });
      await expect(title).not.toHaveText('New candidates');
      await expect(button(page, 'Shortlist')).toBeVisible();
      const name = await title.innerText();
      await keys(page, 's');
      await expect(title).not.toHaveText(name);
      await page.goBack();
      await expect(title).toHaveText(name);
      await tabTo(page, button(page, 'Invite to an interview'));
      await keys(page, 'Enter');
      const dialog = page.getByRole('dialog');
      await tabTo(page, dialog.getByLabel(/^Date/));
      await page.keyboard.type(twinDay());
      await tabTo(page, dialog.getByLabel('Start time'));
      await page.keyboard.type('1000a');
      await tabTo(page, dialog.getByLabel('Place or link'));
      await page.keyboard.type('Uferweg 12, second floor');
      await expectAccessible(page);
      await tabTo(page, dialog.getByRole('button', { name: 'Invite to an interview' }));
      await keys(page, 'Enter');
      await expect(dialog).toBeHidden();
      await expect(button(page, 'Calendar file')).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('makes the candidate a finalist and an offer, and withdraws it', async () => {
      await tabTo(page, button(page, 'Make finalist'));
      await keys(page, 'Enter');
      await tabTo(page, button(page, 'Make an offer'));
      await keys(page, 'Enter');
      const dialog = page.getByRole('dialog');
      await tabTo(page, dialog.getByLabel('Message to the candidate'));
      await page.keyboard.type('We would like you to come and learn with us.');
      await tabTo(page, dialog.getByLabel('First day'));
      await page.keyboard.type(twinDay());
      await tabTo(page, dialog.getByRole('button', { name: 'Make an offer' }));
      await keys(page, 'Enter');
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('heading', { name: 'Offer', exact: true })).toBeVisible();
      await tabTo(page, button(page, 'Withdraw the offer'));
      await keys(page, 'Enter');
      await tabTo(page, dialog.getByRole('button', { name: 'Withdraw the offer' }));
      await keys(page, 'Enter');
      await expect(dialog).toBeHidden();
      await expect(button(page, 'Make an offer')).toBeVisible();
    });

    await test.step('moves candidates over the board', async () => {
      await page.keyboard.press('Home');
      await tabTo(page, page.locator('main header a[href$="/all"]'));
      await keys(page, 'Enter');
      await tabTo(page, page.getByRole('link', { name: 'Board', exact: true }));
      await keys(page, 'Enter');
      const first = stage(page, 'New').locator('[data-card] a').first();
      await tabTo(page, first);
      const name = await nameOf(first);
      await keys(page, ' ');
      await expect(page.getByRole('status').filter({ hasText: `${name} picked up` })).toBeAttached();
      await keys(page, 'ArrowRight');
      await expect(page.getByRole('status').filter({ hasText: `${name} over Shortlisted` })).toBeAttached();
      await saveScreenshots(page, 'board-held');
      await keys(page, 'Escape');
      await expect(page.getByRole('status').filter({ hasText: `${name} was put back` })).toBeAttached();
      await keys(page, ' ', 'ArrowRight', 'Enter');
      const moved = stage(page, 'Shortlisted').getByRole('link', { name, exact: true });
      await expect(moved).toBeFocused();
      await keys(page, 'u');
      await expect(stage(page, 'New').getByRole('link', { name, exact: true })).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('exports the table', async () => {
      await tabTo(page, page.getByRole('link', { name: 'Table', exact: true }));
      await keys(page, 'Enter');
      const saved = page.waitForEvent('download');
      await tabTo(page, button(page, 'Export CSV'));
      await keys(page, 'Enter');
      expect((await saved).suggestedFilename()).toMatch(/^candidates-\d{4}-\d\d-\d\d\.csv$/);
    });
  });
});
