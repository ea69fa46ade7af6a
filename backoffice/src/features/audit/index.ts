import { screen, type Feature } from '../../app/feature.tsx';

/** The audit log: read by those whom it concerns, written by nobody here. */
export const audit: Feature = {
  resources: { audit: 'action' },
  screens: { audit: screen(() => import('./audit.page.tsx')) },
};
