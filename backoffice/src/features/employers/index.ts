import { lazyScreen, type Feature } from '../../app/LazyScreen.tsx';

/** Employers as administrators see them. */
export const employers: Feature = {
  resources: { employers: 'name' },
  screens: {
    allEmployers: lazyScreen(() => import('./EmployersList.tsx')),
    employer: lazyScreen(() => import('./EmployerShow.tsx')),
  },
};
