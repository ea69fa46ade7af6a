import { screen, type Feature } from '../../app/feature.tsx';

/** Employers as administrators see them. */
export const employers: Feature = {
  resources: { employers: 'name' },
  screens: {
    allEmployers: screen(() => import('./employers.list.tsx')),
    employer: screen(() => import('./employer.show.tsx')),
  },
};
