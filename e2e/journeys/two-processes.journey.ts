import { aPosting } from '@prentice/testing';
import type { Page } from '@playwright/test';
import { NO_REDIS_SERVER, hasRedisServer } from '@prentice/testing/redis';
import { waitForEmail } from '../mail/sent-emails.ts';
import { apiAs } from '../people/api.ts';
import { applyTo } from '../people/blind-candidate.ts';
import { transitionApplication } from '../people/candidate-api.ts';
import { submitInternship, transitionInternship } from '../people/company-api.ts';
import { administrator, owner, student } from '../people/demo-accounts.ts';
import { givePushSubscription, PushDeliverer, shownNotifications } from '../people/push-browser.ts';
import { openFollowing } from '../checks/live-updates.ts';
import { signIn } from '../people/sign-in.ts';
import { expect, test } from '../start/two-processes.fixture.ts';

/**
 * Milliseconds in which an open page shows what another process has saved; without Redis and the stream it would take a
 * minute.
 */
const SOON = 5_000;
const TITLE = 'Mapping the wells of the valley';

test.describe.serial('Two processes and a worker', () => {
  test.skip(!hasRedisServer, NO_REDIS_SERVER);
  test.describe.configure({ timeout: 180_000 });
  let internshipId = '';
  let applicationId = '';
  let page: Page;

  test.beforeAll(async ({ site }) => {
    const team = await apiAs(site.main, 'employer', owner);
    internshipId = await submitInternship(team, aPosting(new Date(), { title: TITLE }));
    await transitionInternship(await apiAs(site.main, 'admin', administrator), internshipId, { to: 'open' });
  });

  test('a student applies in one, and the tab of the employer that the other serves shows it', async ({
    browser,
    site,
  }) => {
    const context = await browser.newContext({ baseURL: site.other.origin });
    const tab = await context.newPage();
    await signIn(tab, 'employer', owner);
    await openFollowing(tab, `/internships/employer/${internshipId}/all`);
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
    const candidates = tab.locator('main').getByRole('row');
    const before = await candidates.count();
    applicationId = await applyTo(site.main, student, internshipId);
    const sentAt = Date.now();
    await expect.poll(() => candidates.count(), { timeout: SOON, intervals: [20] }).toBeGreaterThan(before);
    console.log(`The other process showed the application after ${Date.now() - sentAt} ms.`);
    await context.close();
  });

  test('the student turns on pushes in another browser, by one of them', async ({ browser, site }) => {
    const person = await apiAs(site.main, 'student', student);
    /* Whatever time it is. */
    const preferences = { types: {}, quietFrom: '00:00', quietTo: '00:00', digest: 'daily' };
    await person('PUT', '/notifications/preferences', { body: preferences });
    const context = await browser.newContext({ baseURL: site.main.origin, permissions: ['notifications'] });
    await givePushSubscription(context, site.service.subscribe());
    page = await context.newPage();
    await signIn(page, 'intern', student);
    await page.goto('/settings/notifications');
    await page.getByRole('button', { name: 'Turn on in this browser' }).click();
    await expect(page.getByText('On in this browser', { exact: true })).toBeVisible();
  });

  test('the decision, made in the other, arrives there as a push and as an email, each once', async ({ site }) => {
    const deliverer = await PushDeliverer.attach(page);
    const before = Date.now();
    await transitionApplication(
      await apiAs(site.other, 'employer', owner),
      applicationId,
      { to: 'shortlisted' },
      { to: 'finalist' },
    );
    /* Being shortlisted can be undone for ten minutes: the next step within them is sent instead. */
    await expect.poll(() => site.service.received.length).toBe(1);
    console.log(`The worker sent the push after ${Date.now() - before} ms.`);
    const link = `/dashboard/intern#application-${applicationId}`;
    await deliverer.deliverUntil(site.service.received[0]?.text ?? '', () =>
      expect
        .poll(() => shownNotifications(page), { timeout: 5_000 })
        .toEqual([{ title: 'There is a decision about an application', link }]),
    );
    const email = await waitForEmail(site.worker, student.email, /Mapping the wells|shortlist|decision/i);
    expect(email.text).toContain(TITLE);
    expect(site.service.received).toHaveLength(1);
    await page.context().close();
  });
});
