import SchoolIcon from '@mui/icons-material/SchoolOutlined';
import { lazyScreen, type Feature } from '../../app/LazyScreen.tsx';

/** Interns as administrators see them, and their profiles as far as employers may. */
export const interns: Feature = {
  resources: {
    interns: {
      title: 'maskedName',
      employer: { show: 'internProfile' },
      administrator: { list: 'allInterns', show: 'intern', edit: 'intern' },
    },
    consents: { title: 'policy' },
  },
  screens: {
    allInterns: lazyScreen(() => import('./InternsList.tsx')),
    intern: lazyScreen(() => import('./InternShow.tsx')),
    internProfile: lazyScreen(() => import('./ProfilePage.tsx')),
  },
  menu: [
    {
      screen: 'allInterns',
      label: 'menu.interns',
      icon: SchoolIcon,
      needs: ['read', 'InternProfile'],
      childScreens: ['intern'],
    },
  ],
};
