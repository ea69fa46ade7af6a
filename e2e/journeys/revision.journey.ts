import type { Browser, Locator, Page } from '@playwright/test';
import { aPosting } from '@prentice/testing';
import { expectScreenQuality } from '../checks/screen-check.ts';
import { apiAs, type Api } from '../people/api.ts';
import { fill, number } from '../people/form-fields.ts';
import { transitionInternship, ownInternship, submitInternship } from '../people/company-api.ts';
import { administrator, owner, student } from '../people/demo-accounts.ts';
import { openInbox } from '../people/student-pages.ts';
import { createAdministrator } from '../people/invited-administrator.ts';
import { signIn } from '../people/sign-in.ts';
import { expect, test } from '../start/server.fixture.ts';

const title = 'Bell founder in the old town';
const oldTask = 'Take samples at rivers and lakes together with a colleague.';
const newTask = 'Take samples at wells and springs together with a colleague.';
const second = { email: 'second@console.example', password: 'four quiet garden chairs', name: 'Sabine Second' };

const open = async (browser: Browser, baseURL: string): Promise<Page> =>
  (await browser.newContext({ baseURL })).newPage();
const head = (page: Page): Locator => page.locator('main header').first();
const figure = (page: Page, name: string): Locator => page.getByRole('spinbutton', { name, exact: true });
const propose = (page: Page) => page.getByRole('button', { name: 'Send change for review' }).click();

/** Waits until the public page says these words. */
async function publicSays(page: Page, internship: string, words: string): Promise<void> {
  await expect(async () => {
    await page.goto(`/internships/${internship}`);
    expect(await page.getByText(words).isVisible()).toBe(true);
  }).toPass();
}

/* A field that is not there fails at once, not at the end of a long test. */
test.use({ actionTimeout: 20_000 });

test.describe.serial('Change to a live internship', () => {
  test.describe.configure({ timeout: 240_000 });
  let page: Page;
  let desk: Page;
  let other: Page;
  let applicant: Page;
  let visitor: Page;
  let company: Api;
  let internship = '';
  const edit = (step: string) => page.goto(`/internships/employer/${internship}?edit=${step}`);
  const moderate = (on: Page) => on.goto(`/dashboard/admin/internships/${internship}`);

  test.beforeAll(async ({ browser, server }) => {
    const admin = await apiAs(server, 'admin', administrator);
    await createAdministrator(server, admin, second);
    company = await apiAs(server, 'employer', owner);
    internship = await submitInternship(company, aPosting(new Date(), { title }));
    await transitionInternship(admin, internship, { to: 'open' });
    [page, desk, other, applicant, visitor] = [
      await open(browser, server.origin),
      await open(browser, server.origin),
      await open(browser, server.origin),
      await open(browser, server.origin),
      await open(browser, server.origin),
    ];
    await signIn(page, 'employer', owner);
    await signIn(desk, 'administrator', administrator);
    await signIn(other, 'administrator', second);
    await signIn(applicant, 'intern', student);
  });
  test.afterAll(() => Promise.all([page, desk, other, applicant, visitor].map((page) => page.context().close())));

  test('has an applicant', async () => {
    await publicSays(visitor, internship, oldTask);
    await applicant.goto(`/internships/${internship}`);
    await applicant.getByRole('link', { name: 'Apply', exact: true }).click();
    await applicant.getByRole('button', { name: 'Send application' }).click();
    await expect(applicant.getByText('Your application has been sent')).toBeVisible();
  });

  test('cannot lower the pay once somebody has applied', async () => {
    await expect(async () => {
      await page.goto(`/internships/employer/${internship}`);
      const waits = page.getByText('Awaiting answer').locator('..');
      await expect(waits).toBeVisible();
      await expect(waits).toContainText('1', { timeout: 1_000 });
    }).toPass({ timeout: 30_000 });
    await edit('pay');
    await number(page, 'From', '1100');
    await figure(page, 'From').blur();
    await expect(figure(page, 'From')).toHaveAccessibleDescription(/You can’t lower the pay once someone has applied/);
    await propose(page);
    await expect(page.getByText('Not saved', { exact: true })).toBeVisible();
    await expect(figure(page, 'From')).toHaveAccessibleDescription(/You can’t lower the pay once someone has applied/);
    await expect(figure(page, 'From')).toHaveValue('1100');
    await expectScreenQuality(page, 'revision-pay-lowered');
    await number(page, 'From', '1300');
    await expect(figure(page, 'From')).not.toHaveAccessibleDescription(/can’t lower the pay/);
    await propose(page);
    await expect(page.getByText('All saved')).toBeVisible();
    await page.getByRole('link', { name: 'Back to the internship' }).click();
    await expect(page.getByText('A change is pending review')).toBeVisible();
    await page.getByRole('button', { name: 'Withdraw change' }).click();
    await expect(page.getByText('A change is pending review')).toBeHidden();
  });

  test('waits for a review while everybody reads the old words', async () => {
    await edit('content');
    await page.getByRole('textbox', { name: 'Tasks 1' }).fill(newTask);
    await propose(page);
    await expect(page.getByText('All saved')).toBeVisible();
    await page.getByRole('link', { name: 'Back to the internship' }).click();
    await expect(page.getByText('A change is pending review')).toBeVisible();
    await expectScreenQuality(page, 'revision-waits');
    await visitor.goto(`/internships/${internship}`);
    await expect(visitor.getByText(oldTask)).toBeVisible();
    await expect(visitor.getByText(newTask)).toBeHidden();
  });

  test('is read as a difference and approved once, by the first of two administrators', async () => {
    await desk.goto('/dashboard/admin/internships/internships');
    await expect(desk.getByRole('row').filter({ hasText: title })).toBeVisible();
    await moderate(desk);
    await moderate(other);
    const difference = desk.getByRole('group', { name: 'Changes' });
    await expect(difference).toContainText('wells and springs');
    await expect(difference.locator('del').first()).toHaveText('rivers');
    await expect(difference.locator('ins').first()).toHaveText('wells');
    await expectScreenQuality(desk, 'revision-review');
    await desk.getByRole('button', { name: 'Approve change' }).click();
    await expect(desk.getByRole('button', { name: 'Approve change' })).toBeHidden();
    await other.getByRole('button', { name: 'Approve change' }).click();
    await expect(other.getByText(/Mira Feldkamp has already decided about the change to/)).toBeVisible();
    await expectScreenQuality(other, 'revision-second');
    await publicSays(visitor, internship, newTask);
    await expect(visitor.getByText(oldTask)).toBeHidden();
  });

  test('is told to the applicant with what differs, and is in the history', async () => {
    await expect(async () => {
      await openInbox(applicant);
      const notice = applicant.getByText(`“${title}”, which you applied for, has changed: tasks.`);
      await expect(notice).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 30_000 });
    await expectScreenQuality(applicant, 'revision-applicant-told');
    await applicant.goto(`/internships/${internship}#application`);
    await expect(applicant.getByText(newTask).first()).toBeVisible();
    await applicant.getByRole('heading', { name: 'Your application', exact: true }).scrollIntoViewIfNeeded();
    await expect(applicant.getByText('Your application has been sent')).toBeVisible();
    await applicant.evaluate(() => window.scrollTo(0, 0));
    await expectScreenQuality(applicant, 'revision-applicant-page');
    await page.goto(`/internships/employer/${internship}`);
    await page.getByText(/^Version 2/).click();
    await expect(page.locator('ins').filter({ hasText: 'wells' })).toBeVisible();
    await expect(page.getByText(/^Version 1/)).toBeVisible();
    await expect(page.getByText('Published version: 1 → 2')).toBeVisible();
    await expectScreenQuality(page, 'revision-history');
  });

  test('written in two tabs ends in a choice, and nothing is lost', async () => {
    const tab = await page.context().newPage();
    await edit('basics');
    await expect(figure(page, 'Openings')).toBeVisible();
    await tab.goto(`/internships/employer/${internship}?edit=content`);
    await fill(tab, 'Mentor', 'Ida Winter');
    await propose(tab);
    await expect(tab.getByText('All saved')).toBeVisible();
    await number(page, 'Openings', '4');
    await propose(page);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Someone else changed this while you were editing');
    await expectScreenQuality(page, 'revision-conflict');
    await dialog.getByRole('button', { name: 'Merge both' }).click();
    await expect(dialog).toBeHidden();
    const send = page.getByRole('button', { name: 'Send change for review' });
    await send.click();
    await expect(page.getByText('All saved')).toBeVisible();
    const written = async () => {
      const now = await ownInternship(company, internship);
      return now.pendingRevision?.posting ?? now;
    };
    await expect.poll(written).toMatchObject({ mentorName: 'Ida Winter', openings: 4 });
    await tab.close();
  });

  test('of a first review is decided once too, and the second administrator reads by whom', async () => {
    const waiting = await submitInternship(company, aPosting(new Date(), { title: 'Clock mender in the tower' }));
    for (const page of [desk, other]) {
      await page.goto(`/dashboard/admin/internships/${waiting}`);
      await expect(page.getByRole('button', { name: 'Approve', exact: true })).toBeVisible();
    }
    await other.getByRole('button', { name: 'Approve', exact: true }).click();
    await desk.keyboard.press('r');
    const dialog = desk.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expect(desk.getByText('Sabine Second has already approved “Clock mender in the tower”.')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(desk.getByRole('button', { name: 'Approve', exact: true })).toBeHidden();
    await expect(head(desk).getByText('Open')).toBeVisible();
  });
});
