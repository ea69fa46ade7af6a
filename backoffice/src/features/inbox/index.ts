import { screen, type Feature } from '../../app/feature.tsx';

/** The inbox of administrators. */
export const inbox: Feature = {
  resources: { notifications: 'titleKey' },
  screens: { adminNotifications: screen(() => import('./inbox.page.tsx')) },
};
