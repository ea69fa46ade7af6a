import FlagIcon from '@mui/icons-material/FlagOutlined';
import { lazyScreen, type Feature } from '../../app/LazyScreen.tsx';

/** Reports of visitors, interns and employers: list and decision. */
export const reports: Feature = {
  resources: {
    reports: { title: 'targetLabel', administrator: { list: 'reports', show: 'report', edit: 'report' } },
  },
  screens: {
    reports: lazyScreen(() => import('./ReportsList.tsx')),
    report: lazyScreen(() => import('./ReportShow.tsx')),
  },
  menu: [
    {
      screen: 'reports',
      label: 'menu.reports',
      icon: FlagIcon,
      needs: ['read', 'Report'],
      childScreens: ['report'],
    },
  ],
};
