import { expect, type BrowserContext, type CDPSession, type Page } from '@playwright/test';
import type { BrowserSubscription } from '@prentice/testing/push';

/**
 * Gives the pages of a browser a push subscription of the test's service: Chromium's own would need Google's.
 * Everything else, as the service worker, is the browser's. It outlasts a page as a real one does.
 */
export const givePushSubscription = (
  context: BrowserContext,
  browserSubscription: BrowserSubscription,
): Promise<unknown> =>
  context.addInitScript((subscription: BrowserSubscription) => {
    const KEY = 'test-push-key';
    const current = () => {
      const key = localStorage.getItem(KEY);
      if (key === null) return null;
      return {
        endpoint: subscription.endpoint,
        options: { applicationServerKey: Uint8Array.from(JSON.parse(key) as number[]).buffer },
        toJSON: () => subscription,
        unsubscribe: async () => localStorage.removeItem(KEY),
      };
    };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => current(),
      subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
        localStorage.setItem(KEY, JSON.stringify([...applicationServerKey]));
        return current();
      },
    });
  }, browserSubscription);

/** Hands pushes to the service worker of a page's site, as the browser does when they arrive from its service. */
export class PushDeliverer {
  readonly #session: CDPSession;
  readonly #origin: string;
  readonly #registrations: readonly string[];

  private constructor(session: CDPSession, origin: string, registrations: readonly string[]) {
    this.#session = session;
    this.#origin = origin;
    this.#registrations = registrations;
  }

  static async attach(page: Page): Promise<PushDeliverer> {
    const session = await page.context().newCDPSession(page);
    const registrations: string[] = [];
    session.on('ServiceWorker.workerRegistrationUpdated', (update) => {
      for (const { registrationId } of update.registrations) registrations.push(registrationId);
    });
    await session.send('ServiceWorker.enable');
    return new PushDeliverer(session, new URL(page.url()).origin, registrations);
  }

  async deliver(data: string): Promise<void> {
    /* The browser answers before it names what is registered. */
    await expect.poll(() => this.#registrations.length).toBeGreaterThan(0);
    const registrationId = this.#registrations.at(-1) ?? '';
    await this.#session.send('ServiceWorker.deliverPushMessage', { origin: this.#origin, registrationId, data });
  }

  /**
   * Delivers a push until `expectEffect` passes. Chromium answers before the worker has the push, and drops it without
   * a word when it cannot start the worker just then. Several are as one: each replaces the notification with its tag.
   */
  async deliverUntil(data: string, expectEffect: () => Promise<void>): Promise<void> {
    await expect(async () => {
      await this.deliver(data);
      await expectEffect();
    }).toPass({ timeout: 20_000 });
  }
}

/** Titles and links of the notifications that this browser shows. */
export const shownNotifications = (page: Page): Promise<{ title: string; link: unknown }[]> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const notifications = await registration.getNotifications();
    return notifications.map(({ title, data }) => ({ title, link: Reflect.get(Object(data), 'link') as unknown }));
  });
