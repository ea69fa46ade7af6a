// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../site/browser-session.ts';
import * as browserPush from './browser-push.ts';
import { renewPushSubscription } from './push-renewal.ts';

vi.mock('./browser-push.ts');

const DAY = 86_400_000;
const NOW = Date.parse('2026-03-02T09:00:00.000Z');
const endpoint = 'https://push.example.org/1';
const renew = vi.spyOn(session.client.pushSubscriptions, 'renew');

beforeEach(() => {
  vi.mocked(browserPush.currentSubscription).mockResolvedValue({ endpoint } as PushSubscription);
  renew.mockResolvedValue({} as Awaited<ReturnType<typeof session.client.pushSubscriptions.renew>>);
});
afterEach(() => {
  localStorage.clear();
  vi.clearAllMocks();
});

it('says once a day that the browser is still subscribed, also after a clock was wrong', async () => {
  for (const time of [NOW, NOW + 1, NOW + DAY - 1]) await renewPushSubscription(time);
  expect(renew.mock.calls).toEqual([[{ body: { endpoint } }]]);
  await renewPushSubscription(NOW + DAY);
  expect(renew).toHaveBeenCalledTimes(2);
  await renewPushSubscription(NOW - 10 * DAY);
  expect(renew).toHaveBeenCalledTimes(3);
});

it('subscribes nothing, and asks nothing, where the browser is not subscribed', async () => {
  vi.mocked(browserPush.currentSubscription).mockResolvedValue(null);
  await renewPushSubscription(NOW);
  expect(renew).not.toHaveBeenCalled();
  expect(browserPush.registerWorker).not.toHaveBeenCalled();
});
