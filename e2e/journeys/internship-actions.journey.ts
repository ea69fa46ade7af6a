import type { Page } from '@playwright/test';
import { dayAfter } from '@prentice/contract';
import { aPosting } from '@prentice/testing';
import { expectScreenQuality } from '../checks/screen-check.ts';
import { apiAs } from '../people/api.ts';
import { transitionInternship, submitInternship } from '../people/company-api.ts';
import { administrator, owner } from '../people/demo-accounts.ts';
import { signIn } from '../people/sign-in.ts';
import { expect, test } from '../start/server.fixture.ts';

const title = 'Lighthouse keeper for the summer';
const day = (days: number): string => dayAfter(new Date(), days);

/* A field that is not there fails at once, not at the end of a long test. */
test.use({ actionTimeout: 20_000 });

test.describe.serial('An internship that is open', () => {
  test.describe.configure({ timeout: 120_000 });
  let page: Page;
  let visitor: Page;
  let internship = '';
  const openInternship = () => page.goto(`/internships/employer/${internship}`);
  const list = () => page.goto('/internships/employer/internships');
  const statusOf = async () => (await visitor.goto(`/internships/${internship}`))?.status();
  const row = () => page.getByRole('row').filter({ hasText: title });
  const moves = () => page.getByRole('dialog', { name: `Actions for ${title}` });
  const openMoves = () =>
    row()
      .getByRole('button', { name: `Actions for ${title}` })
      .click();
  const move = (name: string) => moves().getByRole('button', { name, exact: true }).click();
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const answer = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  const state = (word: string) =>
    expect(page.locator('main header').first().getByText(word, { exact: true })).toBeVisible();
  const refuseWrongDeadline = async (picture: string) => {
    const deadline = page.getByRole('dialog').getByLabel('Deadline for applications');
    for (const wrong of [day(2), day(181)]) {
      await deadline.fill(wrong);
      await answer('Reopen');
      await expect(deadline).toHaveAccessibleDescription(/3 to 180 days from today/);
      await expect(deadline).toHaveAttribute('aria-invalid', 'true');
      await expect(deadline).toHaveValue(wrong);
    }
    await expectScreenQuality(page, picture);
    await deadline.fill(day(20));
    await expect(deadline).toHaveAttribute('aria-invalid', 'false');
    await answer('Reopen');
    await expect(page.getByRole('dialog')).toBeHidden();
  };
  /** Waits until visitors read that nobody can apply for now, or that they can. */
  const publicSays = (paused: boolean) =>
    expect(async () => {
      expect(await statusOf()).toBe(200);
      expect(await visitor.getByText('Applications are paused').isVisible()).toBe(paused);
      const way = visitor.getByRole('link', { name: 'Apply', exact: true }).first();
      expect(await way.isVisible()).toBe(!paused);
    }).toPass({ timeout: 30_000 });

  test.beforeAll(async ({ browser, server }) => {
    const open = async () => (await browser.newContext({ baseURL: server.origin })).newPage();
    [page, visitor] = [await open(), await open()];
    internship = await submitInternship(await apiAs(server, 'employer', owner), aPosting(new Date(), { title }));
    await transitionInternship(await apiAs(server, 'admin', administrator), internship, { to: 'open' });
    await signIn(page, 'employer', owner);
  });
  test.afterAll(() => Promise.all([page, visitor].map((page) => page.context().close())));

  test('pauses, resumes, closes and reopens from its row of the list', async () => {
    await list();
    await expect(row()).toContainText('Open');
    await openMoves();
    await expect(moves().getByRole('button', { name: 'Pause' })).toBeVisible();
    await expectScreenQuality(page, 'moves-of-row');
    /* Opened again: after the change of width, it moves to its button once more, which could be during the click. */
    await page.keyboard.press('Escape');
    await expect(moves()).toBeHidden();
    await openMoves();
    await move('Pause');
    await expect(moves()).toBeHidden();
    await expect(row()).toContainText('Paused');
    await publicSays(true);
    await expectScreenQuality(visitor, 'moves-public-paused');
    await openMoves();
    await move('Resume');
    await expect(row()).toContainText('Open');
    await publicSays(false);
    await openMoves();
    await move('Close');
    await answer('Close');
    await expect(row()).toContainText('Closed');
    await openMoves();
    await move('Reopen');
    await refuseWrongDeadline('moves-row-reopen');
    await expect(moves()).toBeHidden();
    await expect(row()).toContainText('Open');
  });

  test('does the same from its own page, and closing takes a note for the history', async () => {
    await openInternship();
    await press('Pause');
    /* The way back stays while it is pointed at. */
    const undo = page.getByRole('button', { name: 'Undo' });
    await undo.hover();
    await state('Paused');
    await undo.click();
    await state('Open');
    await press('Pause');
    await state('Paused');
    await expectScreenQuality(page, 'moves-paused');
    await publicSays(true);
    await press('Resume');
    await state('Open');
    await publicSays(false);
    await press('Close');
    await page.getByRole('dialog').getByRole('textbox').fill('Enough people have applied.');
    await expectScreenQuality(page, 'moves-close');
    await answer('Close');
    await state('Closed');
    await expect(page.getByText('Enough people have applied.')).toBeVisible();
    await press('Reopen');
    await refuseWrongDeadline('moves-reopen');
    await state('Open');
  });

  test('is duplicated from either place as a draft with the same words', async () => {
    await list();
    await openMoves();
    await move('Duplicate');
    await expect(page).toHaveURL(/edit=basics/);
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(`${title} (copy)`);
    await openInternship();
    await press('Duplicate');
    await expect(page).toHaveURL(/edit=basics/);
    await expect(page).not.toHaveURL(new RegExp(internship));
    await list();
    await expect(row()).toHaveCount(3);
    await expect(row().filter({ hasText: 'Draft' })).toHaveCount(2);
    await expectScreenQuality(page, 'moves-list');
  });

  test('is archived: from its row as a draft, from its page once it is closed', async () => {
    const draft = row().filter({ hasText: 'Draft' }).first();
    await draft.getByRole('button', { name: `Actions for ${title}` }).click();
    await move('Archive');
    await answer('Archive');
    await expect(row().filter({ hasText: 'Draft' })).toHaveCount(1);
    await openInternship();
    await press('Close');
    await answer('Close');
    await state('Closed');
    await press('Archive');
    await answer('Archive');
    await state('Archived');
    await expect(page.getByRole('button', { name: 'Reopen' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Duplicate' })).toBeVisible();
    await expectScreenQuality(page, 'moves-archived');
    await expect.poll(statusOf).toBe(404);
  });
});
