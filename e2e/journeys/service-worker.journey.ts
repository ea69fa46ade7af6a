import type { Page, Worker } from '@playwright/test';
import { PushDeliverer } from '../people/push-browser.ts';
import { expect, test } from '../start/updatable-worker.fixture.ts';

const TEST_PAGE = '/test-notifications';
const OLD = 'offline-page-1';
const NEW = 'offline-page-2';

const caches = (page: Page): Promise<string[]> => page.evaluate(async () => (await globalThis.caches.keys()).sort());
const isUpdateWaiting = (page: Page): Promise<boolean> =>
  page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration('/'))?.waiting));

/**
 * Has the worker remember which page it brought to the front: for Playwright every page is in front. The browser
 * refuses without a click.
 */
const rememberFocus = (worker: Worker): Promise<void> =>
  worker.evaluate(() => {
    const prototype = Object(Reflect.get(globalThis, 'WindowClient')).prototype as Record<
      'focus',
      () => Promise<object>
    >;
    prototype.focus = new Proxy(prototype.focus, {
      async apply(focus, client, callArguments) {
        const focused = (await Reflect.apply(focus, client, callArguments)) as { url: string };
        Object.assign(globalThis, { focusedUrl: focused.url });
        return focused;
      },
    });
  });
const focusedUrl = (worker: Worker): Promise<unknown> =>
  worker.evaluate(() => Reflect.get(globalThis, 'focusedUrl') as unknown);

/** Registers the service worker, which the page does when a notification is tested. */
async function testNotification(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Show a test notification' }).click();
  await expect(page.getByText(/The notification was shown/)).toBeVisible();
}

test.describe('The service worker in Chromium', () => {
  test('brings the tab that a push is about to the front, leaves others alone, and opens one where there is none', async ({
    own: { context, desktop, open },
  }) => {
    const about = await open('/About');
    const writing = await open(TEST_PAGE);
    await testNotification(writing);
    const deliverer = await PushDeliverer.attach(writing);
    const push = (link: string, title: string) =>
      deliverer.deliver(JSON.stringify({ id: title, link, title, body: 'Open it.', lang: 'en' }));
    const [worker] = context.serviceWorkers();
    if (!worker) throw new Error('No service worker runs.');
    await rememberFocus(worker);
    const tabs = context.pages().length;
    await push('/About', 'A page that is open');
    await desktop.click('A page that is open');
    await expect.poll(() => focusedUrl(worker)).toBe(about.url());
    expect(context.pages()).toHaveLength(tabs);
    const opened = context.waitForEvent('page');
    await push('/Faq', 'A page that is not open');
    await desktop.click('A page that is not open');
    await expect(await opened).toHaveURL(/\/Faq$/);
    expect(new URL(about.url()).pathname).toBe('/About');
    expect(new URL(writing.url()).pathname).toBe(TEST_PAGE);
  });

  test('is replaced by a new version when no other page is open, without loading the page again', async ({
    own: { context, open },
    site,
  }) => {
    for (const page of context.pages()) await page.close().catch(() => undefined);
    const page = await open(TEST_PAGE);
    for (const other of context.pages()) if (other !== page) await other.close();
    await testNotification(page);
    expect(await caches(page)).toEqual([OLD]);
    const other = await open('/About');
    site.serveVersion(NEW);
    await page.bringToFront();
    await page.reload();
    await expect.poll(() => isUpdateWaiting(page)).toBe(true);
    await testNotification(page);
    expect(await isUpdateWaiting(page)).toBe(true);
    expect(await caches(page)).toEqual([OLD, NEW]);
    await other.close();
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
    await testNotification(page);
    await expect.poll(() => isUpdateWaiting(page)).toBe(false);
    await expect.poll(() => caches(page)).toEqual([NEW]);
    expect(await page.evaluate(() => Reflect.has(globalThis, 'isSamePage'))).toBe(true);
  });
});
