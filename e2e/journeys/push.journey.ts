import { aPosting } from '@prentice/testing';
import type { Page } from '@playwright/test';
import { expectScreenQuality } from '../checks/screen-check.ts';
import { withoutLiveUpdates } from '../checks/live-updates.ts';
import { apiAs } from '../people/api.ts';
import { applyTo } from '../people/blind-candidate.ts';
import { transitionApplication } from '../people/candidate-api.ts';
import { submitInternship, transitionInternship } from '../people/company-api.ts';
import { administrator, owner, student } from '../people/demo-accounts.ts';
import { givePushSubscription, PushDeliverer, shownNotifications } from '../people/push-browser.ts';
import { signIn } from '../people/sign-in.ts';
import { expect, test } from '../start/push-server.fixture.ts';

const SETTINGS = '/settings/notifications';
const TEST_PAGE = '/test-notifications';

test.describe.serial('Push notifications', () => {
  let page: Page;
  let deliverer: PushDeliverer;

  test.beforeAll(async ({ browser, pushes }) => {
    const person = await apiAs(pushes.server, 'student', student);
    /* Whatever time it is. */
    const preferences = { types: {}, quietFrom: '00:00', quietTo: '00:00', digest: 'daily' };
    await person('PUT', '/notifications/preferences', { body: preferences });
    const context = await browser.newContext({ baseURL: pushes.server.origin, permissions: ['notifications'] });
    await givePushSubscription(context, pushes.service.subscribe());
    page = await context.newPage();
    await withoutLiveUpdates(page);
    await signIn(page, 'intern', student);
  });
  test.afterAll(() => page.context().close());

  const lastPush = ({ received }: { received: readonly { text: string }[] }): string => received.at(-1)?.text ?? '';

  test('are explained, and turned on by a button', async () => {
    await page.goto(SETTINGS);
    await expect(page.getByText('Off in this browser', { exact: true })).toBeVisible();
    const subscription = page.evaluate(async () => (await navigator.serviceWorker.ready).pushManager.getSubscription());
    expect(await subscription).toBeNull();
    await expectScreenQuality(page, 'push-off');
    await page.getByRole('button', { name: 'Turn on in this browser' }).click();
    await expect(page.getByText('On in this browser', { exact: true })).toBeVisible();
    const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
    expect(scope).toBe(new URL('/', page.url()).href);
    await page.reload();
    await expect(page.getByText('On in this browser', { exact: true })).toBeVisible();
    deliverer = await PushDeliverer.attach(page);
  });

  test('tell of a decision without naming anything, and lead to it', async ({ pushes: { server, service } }) => {
    const team = await apiAs(server, 'employer', owner);
    const internshipId = await submitInternship(team, aPosting(new Date(), { title: 'Measuring the secret river' }));
    await transitionInternship(await apiAs(server, 'admin', administrator), internshipId, { to: 'open' });
    const applicationId = await applyTo(server, student, internshipId);
    await transitionApplication(team, applicationId, { to: 'shortlisted' }, { to: 'finalist' });
    /* Being shortlisted can be undone for ten minutes: the next step says more, and is sent alone. */
    await expect.poll(() => service.received.length).toBe(1);
    expect(lastPush(service)).not.toContain('river');
    const link = `/dashboard/intern#application-${applicationId}`;
    await deliverer.deliverUntil(lastPush(service), () =>
      expect
        .poll(() => shownNotifications(page), { timeout: 5_000 })
        .toEqual([{ title: 'There is a decision about an application', link }]),
    );
  });

  test('can be tested: what the browser says, a local one, and a real one with its progress', async ({ pushes }) => {
    const { service } = pushes;
    await page.unrouteAll();
    await page.goto(SETTINGS);
    await page.getByRole('link', { name: 'Test push notifications' }).click();
    await expect(page.getByRole('link', { name: 'Back', exact: true })).toHaveAttribute('href', SETTINGS);
    await page.getByText('Details of the check').click();
    await expect(page.getByText('You allow this site to show notifications.')).toBeVisible();
    await expect(page.getByText('It is set up, and shows notifications while this site is closed.')).toBeVisible();
    await expect(page.getByText('Push notifications can reach you in this browser')).toBeVisible();
    await page.getByRole('button', { name: 'Show a test notification' }).click();
    await expect(page.getByText(/The notification was shown/)).toBeVisible();
    expect((await shownNotifications(page)).map(({ title }) => title)).toContain('Test notifications');
    const before = service.received.length;
    await page.getByRole('button', { name: 'Send a test to my devices' }).click();
    await expect.poll(() => service.received.length).toBe(before + 1);
    await expect(page.getByText('Sent', { exact: true })).toBeVisible({ timeout: 5_000 });
    await deliverer.deliverUntil(lastPush(service), () =>
      expect(page.getByText('It has arrived in this browser.')).toBeVisible({ timeout: 5_000 }),
    );
    await expectScreenQuality(page, 'push-test');
  });

  test('say why one did not arrive', async ({ pushes: { service } }) => {
    service.reply = () => ({ status: 413 });
    await page.getByRole('button', { name: 'Send a test to my devices' }).click();
    await expect(page.getByText('Not sent. The push service of the browser didn’t accept it.')).toBeVisible();
    service.reply = () => ({ status: 201 });
  });

  test('move to another account in the same browser only when its person agrees', async () => {
    const { origin } = new URL(page.url());
    await page.goto('about:blank');
    await page.context().clearCookies();
    await page.goto(origin);
    await withoutLiveUpdates(page);
    await signIn(page, 'employer', owner);
    await page.goto(SETTINGS);
    await expect(page.getByText('This browser no longer receives your push notifications')).toBeVisible();
    await page.getByRole('button', { name: 'Turn on in this browser' }).click();
    await expect(page.getByText('This browser receives push notifications for another account')).toBeVisible();
    await expectScreenQuality(page, 'push-other-account');
    await page.getByRole('button', { name: 'Use for my account instead' }).click();
    await expect(page.getByText('On in this browser', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Turn off in this browser' }).click();
    await expect(page.getByText('Off in this browser', { exact: true })).toBeVisible();
  });

  test('are tested by visitors without an account, and by people who block them', async ({ browser, pushes }) => {
    const context = await browser.newContext({ baseURL: pushes.server.origin });
    const visitor = await context.newPage();
    await visitor.addInitScript(() => {
      Object.defineProperty(Notification, 'permission', { get: () => localStorage.getItem('permission') ?? 'denied' });
    });
    await visitor.goto(TEST_PAGE);
    await expect(visitor.getByText(/To allow them, select the icon/)).toBeVisible();
    await expect(visitor.getByRole('button', { name: 'Show a test notification' })).toHaveCount(0);
    await expectScreenQuality(visitor, 'push-test-denied');
    const again = visitor.getByRole('button', { name: 'Check again' });
    await again.click();
    await expect(visitor.getByText('Just checked: nothing has changed.')).toBeVisible();
    await visitor.evaluate(() => localStorage.setItem('permission', 'default'));
    await again.click();
    await expect(visitor.getByText('Push notifications are off in this browser')).toBeVisible();
    await expect(visitor.getByRole('button', { name: 'Show a test notification' })).toBeVisible();
    await expect(visitor.getByRole('link', { name: 'Sign in to turn them on' })).toBeVisible();
    await context.close();
  });

  test('and pages that cannot be reached: the browser says so, in a page that it has kept', async ({ pushes }) => {
    await page.goto('/About');
    await pushes.server.stop();
    await page.goto('/dashboard/notifications');
    await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
    const cachedUrls = await page.evaluate(async () => {
      const names = await caches.keys();
      const requestsByCache = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requestsByCache.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(cachedUrls).toEqual(['/offline']);
    await expectScreenQuality(page, 'offline');
  });
});
