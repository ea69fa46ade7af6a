import ApartmentIcon from '@mui/icons-material/ApartmentOutlined';
import { lazyScreen, type Feature } from '../../app/LazyScreen.tsx';

/** Employers as administrators see them. */
export const employers: Feature = {
  resources: {
    employers: {
      title: 'name',
      employer: { show: 'companySetup', edit: 'companySetup' },
      administrator: { list: 'allEmployers', show: 'employer', edit: 'employer' },
    },
  },
  screens: {
    allEmployers: lazyScreen(() => import('./EmployersList.tsx')),
    employer: lazyScreen(() => import('./EmployerShow.tsx')),
  },
  menu: [
    {
      screen: 'allEmployers',
      label: 'menu.employers',
      icon: ApartmentIcon,
      needs: ['read', 'Employer'],
      childScreens: ['employer'],
    },
  ],
};
