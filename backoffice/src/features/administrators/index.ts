import { screen, type Feature } from '../../app/feature.ts';

/** Administrators and their invitations. */
export const administrators: Feature = {
  resources: { administrators: 'email', invitations: 'email' },
  screens: { createLimitedAdmin: screen(() => import('./administrators.page.tsx')) },
};
