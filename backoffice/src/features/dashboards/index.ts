import { screen, type Feature } from '../../app/feature.tsx';

/** The dashboards of employers and of both kinds of administrators. */
export const dashboards: Feature = {
  resources: {},
  screens: {
    admin: screen(() => import('./admin.dashboard.tsx')),
    limitedAdmin: screen(() => import('./admin.dashboard.tsx')),
    employerDashboard: screen(() => import('./employer.dashboard.tsx')),
  },
};
