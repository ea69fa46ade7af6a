import { lazyScreen, type Feature } from '../../app/LazyScreen.tsx';

/** Administrators and their invitations. */
export const administrators: Feature = {
  resources: { administrators: 'email', invitations: 'email' },
  screens: { createLimitedAdmin: lazyScreen(() => import('./AdministratorsPage.tsx')) },
};
