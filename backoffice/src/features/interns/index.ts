import { lazyScreen, type Feature } from '../../app/LazyScreen.tsx';

/** Interns as administrators see them, and their profiles as far as employers may. */
export const interns: Feature = {
  resources: { interns: 'maskedName', consents: 'policy' },
  screens: {
    allInterns: lazyScreen(() => import('./InternsList.tsx')),
    intern: lazyScreen(() => import('./InternShow.tsx')),
    internProfile: lazyScreen(() => import('./ProfilePage.tsx')),
  },
};
