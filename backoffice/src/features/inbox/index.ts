import { lazyScreen, type Feature } from '../../app/LazyScreen.tsx';

/** The inbox of administrators. */
export const inbox: Feature = {
  resources: { notifications: 'titleKey' },
  screens: { adminNotifications: lazyScreen(() => import('./InboxPage.tsx')) },
};
