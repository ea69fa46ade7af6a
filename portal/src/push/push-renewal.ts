import { session } from '../site/browser-session.ts';
import { currentSubscription, registerWorker } from './browser-push.ts';

/** When it was last said, in the storage of the browser: once a day is enough. */
const KEY = 'push-renewed';
/* Written here: a script of every page takes nothing from the contract. */
const DAY_MS = 86_400_000;

/**
 * Tells the server, once a day, that this browser is still subscribed, and looks for a new version of the service
 * worker. Asks nothing of the person, and subscribes nothing that was removed.
 */
export async function renewPushSubscription(now: number): Promise<void> {
  const last = Number(localStorage.getItem(KEY) ?? 0);
  if (now - last < DAY_MS && now >= last) return;
  const subscription = await currentSubscription();
  if (!subscription) return;
  localStorage.setItem(KEY, String(now));
  await registerWorker();
  await session.client.pushSubscriptions.renew({ body: { endpoint: subscription.endpoint } });
}
