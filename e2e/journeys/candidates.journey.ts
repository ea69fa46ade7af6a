import type { Locator, Page } from '@playwright/test';
import { applicationViews } from '@prentice/contract';
import { expectAccessible } from '../checks/accessibility-check.ts';
import { saveScreenshots } from '../checks/screenshots.ts';
import { apiOf, listAs } from '../people/api.ts';
import { administrator, busiestInternship, candidatesIn, owner, reviewer } from '../people/demo-accounts.ts';
import { signIn } from '../people/sign-in.ts';
import { expect, test } from '../start/server.fixture.ts';

const stage = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: 'Candidates by stage' }).getByRole('region', { name: new RegExp(`^${name} `) });
const card = (page: Page, name: string): Locator =>
  page.locator('[data-card]').filter({ has: page.getByRole('link', { name, exact: true }) });
const dragTo = (page: Page, name: string, to: string): Promise<void> =>
  card(page, name).dragTo(stage(page, to).getByRole('heading'));
const row = (page: Page, name: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });

/** Local time in some days, as a date and time field takes it. */
const soon = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const today = (): string => new Date().toISOString().slice(0, 10);

/** Looks from the top: half a link below the bar that stays in sight is not one that is too small. */
async function look(page: Page, name: string): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
  await saveScreenshots(page, name);
}

/** The names of some who wait for an answer, no two alike. */
async function waiting(page: Page, internshipId: string): Promise<string[]> {
  const rows = await candidatesIn(await apiOf(page), ['submitted', 'in_review'], internshipId);
  return [...new Set(rows.map(({ displayName }) => displayName))];
}

/** Answers the dialog that asks why. */
async function giveReason(page: Page, reason: { reason: string; note?: string; act: string }): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Reason' }).click();
  await page.getByRole('option', { name: reason.reason }).click();
  if (reason.note) await dialog.getByRole('textbox').fill(reason.note);
  await dialog.getByRole('button', { name: reason.act }).click();
}

test.describe.serial('An employer with a mouse', () => {
  /* Pictures and the check of every screen in two themes: on a busy machine longer than the usual limit. */
  test.describe.configure({ timeout: 240_000 });

  let internship = '';
  let names: string[] = [];
  const named = (index: number): string => names[index] ?? '';

  test('shortlists and rejects several, and takes it back', async ({ page }) => {
    await signIn(page, 'employer', owner);
    internship = await busiestInternship(await apiOf(page));
    names = await waiting(page, internship);
    expect(names.length).toBeGreaterThanOrEqual(5);
    await page.goto(`/internships/employer/${internship}/all`);
    for (const name of names.slice(0, 2)) await row(page, name).getByRole('checkbox').check();
    await look(page, 'candidates-table');
    await page.getByRole('button', { name: 'Shortlist 2' }).click();
    await expect(page.getByRole('status').filter({ hasText: '2 candidates shortlisted' })).toBeVisible();
    await expect(row(page, named(0))).toContainText('Shortlisted');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row(page, named(0))).not.toContainText('Shortlisted');

    for (const name of names.slice(2, 4)) await row(page, name).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Reject 2' }).click();
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('radio', { name: 'Other candidates were a better match' }).check();
    await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
    await expect(row(page, named(3))).toContainText('Rejected');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row(page, named(3))).not.toContainText('Rejected');
  });

  test('drags candidates over the board, as far as the rules allow', async ({ page }) => {
    await signIn(page, 'employer', owner);
    await page.goto(`/internships/employer/${internship}/all`);
    await page.getByRole('link', { name: 'Board', exact: true }).click();
    await expect(page).toHaveURL(/view=board/);
    await expect(card(page, named(0))).toBeVisible();
    await look(page, 'candidates-board');

    await card(page, named(0)).hover();
    await page.mouse.down();
    await stage(page, 'Finalist').hover();
    await expect(stage(page, 'Finalist')).toContainText('Not possible here');
    await expect(stage(page, 'Shortlisted')).toContainText('Shortlist');
    await page.mouse.up();
    await expect(stage(page, 'New').getByRole('link', { name: named(0) })).toBeVisible();

    await dragTo(page, named(0), 'Shortlisted');
    await expect(stage(page, 'Shortlisted').getByRole('link', { name: named(0) })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(stage(page, 'New').getByRole('link', { name: named(0) })).toBeVisible();
    await dragTo(page, named(0), 'Shortlisted');
    await expect(stage(page, 'Shortlisted').getByRole('link', { name: named(0) })).toBeVisible();
    await dragTo(page, named(0), 'Interview');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^Date/).fill(soon(4));
    await dialog.getByLabel('Place or link').fill('https://meet.example/room');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Invite' }).click();
    await expect(stage(page, 'Interview').getByRole('link', { name: named(0) })).toBeVisible();
    await dragTo(page, named(0), 'Finalist');
    await dialog.getByRole('button', { name: 'Make finalist' }).click();
    await expect(stage(page, 'Finalist').getByRole('link', { name: named(0) })).toBeVisible();

    await dragTo(page, named(1), 'Rejected');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(stage(page, 'New').getByRole('link', { name: named(1) })).toBeVisible();
    await card(page, named(1))
      .getByRole('button', { name: /^Actions for/ })
      .click();
    await page.getByRole('menuitem', { name: 'Shortlist' }).click();
    await expect(stage(page, 'Shortlisted').getByRole('link', { name: named(1) })).toBeVisible();
  });

  test('compares, makes an offer, and ends a placement', async ({ page, browser, server }) => {
    await signIn(page, 'employer', owner);
    await page.goto(`/internships/employer/selected/${internship}`);
    await expect(row(page, named(0))).toContainText('Finalist');
    await expect(page.getByText(/openings? free/)).toBeVisible();
    for (const name of names.slice(0, 2)) await row(page, name).getByRole('checkbox').check();
    await look(page, 'selected');
    await page.getByRole('button', { name: 'Compare 2' }).click();
    await expect(page.getByRole('columnheader', { name: named(0) })).toBeVisible();
    await look(page, 'compare');
    await page
      .getByRole('columnheader')
      .getByRole('link', { name: named(0) })
      .click();

    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Calendar file' }).click();
    expect((await saved).suggestedFilename()).toBe('interview.ics');
    await look(page, 'candidate');
    const email = await page
      .getByRole('link', { name: /@people\.example/ })
      .first()
      .innerText();
    await page.getByRole('button', { name: 'Make an offer' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/openings? free/)).toBeVisible();
    await dialog.getByLabel('Message to the candidate').fill('We would like you to come, and we look forward to it.');
    await dialog.getByLabel('First day').fill(today());
    await look(page, 'offer');
    await dialog.getByRole('button', { name: 'Make an offer' }).click();
    await expect(page.getByRole('heading', { name: 'Offer', exact: true })).toBeVisible();

    const theirs = await browser.newContext({ baseURL: server.origin });
    const student = await theirs.newPage();
    await signIn(student, 'intern', { email, password: owner.password });
    const api = await apiOf(student);
    const filter = { state: ['offered'], internshipId: internship };
    const [offered] = await listAs(api, applicationViews.intern.schema, '/applications', filter);
    if (!offered) throw new Error('The candidate has no offer.');
    const { id, version } = offered;
    await api('POST', `/applications/${id}/transitions`, { body: { to: 'accepted' }, version });
    await theirs.close();

    await page.goto(`/internships/employer/selected/${internship}`);
    const moves = row(page, named(0)).getByRole('button', { name: /^Actions for/ });
    await moves.click();
    await page.getByRole('menuitem', { name: 'Mark as started' }).click();
    await expect(row(page, named(0))).toContainText('Under way');
    await moves.click();
    await page.getByRole('menuitem', { name: 'Mark as completed' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(row(page, named(0))).toContainText('Under way');
    await moves.click();
    await page.getByRole('menuitem', { name: 'Ended early' }).click();
    await giveReason(page, { reason: 'By mutual agreement', act: 'Ended early' });
    await expect(row(page, named(0))).toBeHidden();
  });

  test('an administrator sees the outcome, and contacts only for a reason', async ({ page }) => {
    await signIn(page, 'administrator', administrator);
    await page.goto(`/dashboard/admin/finalists/${internship}`);
    await expect(row(page, named(0))).toContainText('Ended early');
    await look(page, 'finalists');
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    expect((await saved).suggestedFilename()).toMatch(/^finalists-\d{4}-\d\d-\d\d\.csv$/);
    await row(page, named(0)).getByRole('link').click();
    await expect(page.getByRole('region', { name: 'Consents' })).toContainText('Terms of use');
    await expect(page.getByText(/@people\.example/)).toHaveCount(0);
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await giveReason(page, { reason: 'Support request', note: 'They asked us on the phone.', act: 'Show' });
    await expect(page.getByRole('link', { name: /@people\.example/ })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Audit log' })).toContainText('They asked us on the phone.');
    await page.getByRole('button', { name: 'Suspend the account' }).click();
    await giveReason(page, {
      reason: 'Account security',
      note: 'Somebody else has the password.',
      act: 'Suspend the account',
    });
    await expect(page.getByText('Suspended: Account security')).toBeVisible();
    await look(page, 'intern');
    await page.getByRole('button', { name: 'Reinstate the account' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('The password was changed by its owner.');
    await dialog.getByRole('button', { name: 'Reinstate the account' }).click();
    await expect(page.getByText('Suspended: Account security')).toBeHidden();
    await page.goto('/dashboard/admin/allintern');
    await expect(page.getByRole('button', { name: 'Export CSV' })).toBeVisible();
    await look(page, 'interns');
  });

  test('a reviewer reads, notes and rates, and moves nobody', async ({ page }) => {
    await signIn(page, 'employer', reviewer);
    await page.goto(`/internships/employer/${internship}/all?view=board`);
    const link = card(page, named(2)).getByRole('link');
    await expect(link).toBeVisible();
    await expect(page.getByRole('button', { name: /^Actions for/ })).toHaveCount(0);
    await expect(page.locator('[draggable=true]')).toHaveCount(0);
    await link.click();
    await expect(page.getByRole('navigation', { name: 'Candidates in the list' })).toContainText(/^\d+ of \d+/);
    await page.getByLabel('Write a note').fill('Knows the field well.');
    await expect(page.getByRole('button', { name: 'Reject' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Add note' }).click();
    await expect(page.getByText('Knows the field well.', { exact: true })).toBeVisible();
    await page.getByRole('combobox', { name: 'Rating' }).selectOption('4');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved').first()).toBeVisible();
    await expectAccessible(page);
  });

  test('mentions a colleague in a note by the keyboard, who opens it from the inbox', async ({
    page,
    browser,
    server,
  }) => {
    await signIn(page, 'employer', owner);
    const [candidate] = await candidatesIn(await apiOf(page), ['submitted', 'in_review'], internship);
    await page.goto(`/internships/employer/intern/${candidate?.id}`);
    const field = page.getByRole('textbox', { name: 'Write a note' });
    await field.pressSequentially('Please look, @rea');
    await expect(page.getByRole('listbox', { name: 'Colleagues' }).getByRole('option')).toHaveText(['Rea Lindwald']);
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('Please look, @Rea Lindwald ');
    await page.getByRole('button', { name: 'Add note' }).click();
    await expect(page.getByText('Please look, @Rea Lindwald', { exact: true })).toBeVisible();
    const context = await browser.newContext({ baseURL: server.origin });
    const other = await context.newPage();
    await signIn(other, 'employer', reviewer);
    await expect(async () => {
      await other.goto('/dashboard/notifications');
      await expect(other.getByText(/mentioned you in a note/).first()).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await other
      .getByText(/mentioned you in a note/)
      .first()
      .click();
    await expect(other.locator(':focus')).toContainText('Please look, @Rea Lindwald');
    await context.close();
  });

  test('finds a decision in triage that was not saved, while the next candidate stays open', async ({ page }) => {
    await signIn(page, 'employer', owner);
    await page.goto('/dashboard/interested');
    const openRow = page.locator('[data-row]:has([aria-current=true])');
    await expect(page.locator('[data-row]').first()).toBeVisible();
    await page.keyboard.press('j');
    const id = (await openRow.getAttribute('data-row')) ?? '';
    const pane = page.getByRole('region', { name: 'Candidate', exact: true });
    await expect(pane).toHaveAttribute('aria-busy', 'false');
    await page.route('**/applications/transitions', (route) => route.abort());
    await page.keyboard.press('s');
    const failed = page.locator(`[data-row="${id}"]`);
    await expect(page.getByRole('alert').filter({ hasText: 'was not saved.' })).toBeVisible();
    await expect(failed.getByText('Decision not saved')).toBeVisible();
    await expect(openRow).not.toHaveAttribute('data-row', id);
    await look(page, 'triage-not-saved');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(openRow).toHaveAttribute('data-row', id);
    await page.unroute('**/applications/transitions');
    await failed.getByRole('button', { name: /^Try again/ }).click();
    await expect(failed).toHaveCount(0);
    await expect(page.getByText('1 decision is not saved')).toBeHidden();
    await expect(page.getByRole('status').filter({ hasText: / shortlisted\./ })).toBeVisible();
  });

  test('leads a link to one candidate to their page on a phone, and back to their row', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(page, 'employer', owner);
    await page.goto('/dashboard/interested');
    const linked = page.locator('[data-row]').nth(4);
    const id = (await linked.getAttribute('data-row')) ?? '';
    const name = await linked.getByRole('link').innerText();
    await page.goto(`/dashboard/interested?open=${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await page.getByRole('link', { name: 'New candidates' }).last().click();
    await expect(page.locator('[data-row]:has([aria-current=true])')).toHaveAttribute('data-row', id);
    await expect(page.locator(`[data-row="${id}"]`)).toBeInViewport();
  });
});
