import { screen, type Feature } from '../../app/feature.tsx';

/** Administrators and their invitations. */
export const administrators: Feature = {
  resources: { administrators: 'email', invitations: 'email' },
  screens: { createLimitedAdmin: screen(() => import('./administrators.page.tsx')) },
};
