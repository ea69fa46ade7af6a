import { lazyScreen, type Feature } from '../../app/LazyScreen.tsx';

/** The dashboards of employers and of both kinds of administrators. */
export const dashboards: Feature = {
  resources: {},
  screens: {
    admin: lazyScreen(() => import('./AdminDashboard.tsx')),
    limitedAdmin: lazyScreen(() => import('./AdminDashboard.tsx')),
    employerDashboard: lazyScreen(() => import('./EmployerDashboard.tsx')),
  },
};
