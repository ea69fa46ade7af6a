import type { Page } from '@playwright/test';
import { dayAfter } from '@prentice/contract';
import { aPosting } from '@prentice/testing';
import { apiAs, type Api } from '../people/api.ts';
import { transitionInternship, ownInternship, submitInternship } from '../people/company-api.ts';
import { administrator, owner, student } from '../people/demo-accounts.ts';
import { expandApplications, openInbox } from '../people/student-pages.ts';
import { signIn } from '../people/sign-in.ts';
import { expect, test } from '../start/server.fixture.ts';

const title = 'Keeper of the water gauges';
const newTask = 'Take samples at wells and springs together with a colleague.';

test.describe.serial('What changed since somebody applied', () => {
  let page: Page;
  let admin: Api;
  let company: Api;
  let internship = '';
  const posting = aPosting(new Date(), { title });

  test.beforeAll(async ({ browser, server }) => {
    admin = await apiAs(server, 'admin', administrator);
    company = await apiAs(server, 'employer', owner);
    internship = await submitInternship(company, posting);
    await transitionInternship(admin, internship, { to: 'open' });
    page = await (await browser.newContext({ baseURL: server.origin })).newPage();
    await signIn(page, 'intern', student);
    await page.goto(`/internships/${internship}`);
    await page.getByRole('link', { name: 'Apply', exact: true }).click();
    await page.getByRole('button', { name: 'Send application' }).click();
    await expect(page.getByText('Your application has been sent')).toBeVisible();
  });
  test.afterAll(() => page.context().close());

  const application = () => page.getByRole('article', { name: title });
  const notice = () => application().getByText('The posting has changed since you applied');

  test('is nothing while a change waits for review', async () => {
    const { version } = await ownInternship(company, internship);
    const description = `${posting.description ?? ''} Once a week we cook together.`;
    const pay = posting.pay && { ...posting.pay, max: (posting.pay.max ?? 0) + 20_000 };
    const [, ...others] = posting.tasks;
    const body = { ...posting, description, pay, tasks: [newTask, ...others], startDate: dayAfter(new Date(), 80) };
    await company('PUT', `/internships/${internship}`, { body, version });
    await page.goto('/dashboard/intern');
    await expandApplications(page);
    await expect(application()).toBeVisible();
    await expect(notice()).toBeHidden();
  });

  test('is what the notice of it leads to, in words', async () => {
    const { version } = await ownInternship(company, internship);
    await admin('POST', `/internships/${internship}/revision`, { body: { decision: 'approve' }, version });
    await expect(async () => {
      await openInbox(page);
      await page
        .getByRole('link', { name: new RegExp(`“${title}”, which you applied for, has changed`) })
        .click({ timeout: 1_000 });
    }).toPass({ timeout: 30_000 });
    await expect(notice()).toBeVisible();
    const tasks = application().getByRole('group', { name: 'What you’ll do' });
    await expect(tasks.locator('del').first()).toHaveText('rivers');
    await expect(tasks.locator('ins').first()).toHaveText('wells');
    await expect(application().getByRole('group', { name: 'Pay', exact: true })).toContainText('a month');
    await expect(application().getByRole('group', { name: 'Start' })).toBeVisible();
    await expect(application().getByRole('group', { name: 'The internship' }).locator('ins')).toContainText('we cook');
    await expect(application().getByRole('group', { name: 'Hours per week' })).toBeHidden();
  });

  test('fits a telephone', async () => {
    await page.setViewportSize({ width: 320, height: 720 });
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(wide).toBeLessThanOrEqual(0);
  });
});
