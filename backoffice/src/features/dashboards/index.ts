import DashboardIcon from '@mui/icons-material/SpaceDashboardOutlined';
import { lazyScreen, type Feature } from '../../app/LazyScreen.tsx';

/** The dashboards of employers and of both kinds of administrators. */
export const dashboards: Feature = {
  resources: {},
  screens: {
    admin: lazyScreen(() => import('./AdminDashboard.tsx')),
    limitedAdmin: lazyScreen(() => import('./AdminDashboard.tsx')),
    employerDashboard: lazyScreen(() => import('./EmployerDashboard.tsx')),
  },
  menu: [
    { screen: 'employerDashboard', label: 'menu.overview', icon: DashboardIcon },
    { screen: 'admin', label: 'menu.overview', icon: DashboardIcon, needs: ['read', 'Dashboard'], role: 'admin' },
    {
      screen: 'limitedAdmin',
      label: 'menu.overview',
      icon: DashboardIcon,
      needs: ['read', 'Dashboard'],
      role: 'limited_admin',
    },
  ],
};
