import { AppError, type PushDevice } from '@prentice/contract';
import { session } from '../site/browser-session.ts';
import { registerServiceWorker } from './service-worker-registration.ts';
import { browserFacts, unsupportedReason, type UnsupportedReason } from './push-support.ts';

/** What this browser has to do with pushes to the person who is signed in. */
export type PushState =
  /** `server`: this server sends none. */
  | { readonly kind: 'unsupported'; readonly reason: UnsupportedReason | 'server' }
  | { readonly kind: 'denied' }
  /** `ended`: it was subscribed, and was removed, has expired or belongs to another account. */
  | { readonly kind: 'off'; readonly ended: boolean }
  | { readonly kind: 'on'; readonly deviceId: string };

/** The state of this browser, and all browsers that receive the person's pushes. */
export interface PushStatus {
  readonly state: PushState;
  readonly devices: readonly PushDevice[];
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));

async function fingerprintOf(endpoint: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Registers the service worker; a new version of it takes over when this is the only open page. */
export async function registerWorker(): Promise<ServiceWorkerRegistration> {
  const registration = await registerServiceWorker();
  registration.waiting?.postMessage({ type: 'activate' });
  return navigator.serviceWorker.ready;
}

/** Returns the subscription of this browser, or null. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? null;
}

async function stateOf(devices: readonly PushDevice[]): Promise<PushState> {
  const reason = unsupportedReason(browserFacts());
  if (reason) return { kind: 'unsupported', reason };
  const subscription = await currentSubscription();
  const fingerprint = subscription && (await fingerprintOf(subscription.endpoint));
  const device = devices.find((each) => each.fingerprint === fingerprint);
  if (Notification.permission === 'denied') return { kind: 'denied' };
  if (device && Notification.permission === 'granted') return { kind: 'on', deviceId: device.id };
  return { kind: 'off', ended: subscription !== null };
}

/** Finds out what this browser and the server know of each other. Asks the person for nothing. */
export async function loadPushStatus(): Promise<PushStatus> {
  const { pushSubscriptions } = session.client;
  const [{ items: devices }, { publicKey }] = await Promise.all([pushSubscriptions.list(), pushSubscriptions.key()]);
  if (publicKey === null) return { state: { kind: 'unsupported', reason: 'server' }, devices };
  return { state: await stateOf(devices), devices };
}

/* Of a subscription that was made for another key of the server no push would arrive. */
async function subscribeWith(publicKey: string, { pushManager }: ServiceWorkerRegistration): Promise<PushSubscription> {
  const applicationServerKey = bytesOf(publicKey);
  const subscription = await pushManager.getSubscription();
  const knownKey = new Uint8Array(subscription?.options.applicationServerKey ?? new ArrayBuffer(0));
  if (subscription && knownKey.join() === applicationServerKey.join()) return subscription;
  await subscription?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}

/** How turning pushes on ended. `dismissed`: the person closed the browser's question without an answer. */
export type PushAnswer = 'on' | 'denied' | 'dismissed' | 'other_account';

/**
 * Asks for permission and subscribes this browser. Called when a button is pressed that says so, since browsers ask
 * only then.
 * @param confirmed whether the person wants it although it receives the pushes of another account
 */
export async function turnPushOn(confirmed: boolean): Promise<PushAnswer> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'dismissed';
  const { pushSubscriptions } = session.client;
  const { publicKey } = await pushSubscriptions.key();
  if (publicKey === null) throw new AppError('PUSH_UNSUPPORTED');
  const { endpoint, keys } = (await subscribeWith(publicKey, await registerWorker())).toJSON();
  const { p256dh = '', auth = '' } = keys ?? {};
  try {
    await pushSubscriptions.subscribe({ body: { endpoint: endpoint ?? '', keys: { p256dh, auth }, confirmed } });
    return 'on';
  } catch (error) {
    if (error instanceof AppError && error.code === 'PUSH_OTHER_ACCOUNT') return 'other_account';
    throw error;
  }
}

/** Ends pushes to a browser; to this one also in the browser itself. */
export async function turnPushOff(deviceId: string, isThisOne: boolean): Promise<void> {
  await session.client.pushSubscriptions.remove({ params: { id: deviceId } }).catch((error: unknown) => {
    /* Another page has removed it. */
    if (!(error instanceof AppError && error.code === 'NOT_FOUND')) throw error;
  });
  if (isThisOne) await (await currentSubscription())?.unsubscribe();
}
