const WORKER = '/service-worker.js';

/** Registers the service worker, which shows pushes and says so when a page cannot be reached. */
export const registerServiceWorker = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(WORKER, { scope: '/', updateViaCache: 'none' });
