import { lazyScreen, type Feature } from '../../app/LazyScreen.tsx';

/** The audit log: read by those whom it concerns, written by nobody here. */
export const audit: Feature = {
  resources: { audit: 'action' },
  screens: { audit: lazyScreen(() => import('./AuditPage.tsx')) },
};
