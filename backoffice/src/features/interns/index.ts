import { screen, type Feature } from '../../app/feature.tsx';

/** Interns as administrators see them, and their profiles as far as employers may. */
export const interns: Feature = {
  resources: { interns: 'maskedName', consents: 'policy', 'data-requests': 'kind' },
  screens: {
    allInterns: screen(() => import('./interns.list.tsx')),
    intern: screen(() => import('./intern.show.tsx')),
    internProfile: screen(() => import('./profile.page.tsx')),
  },
};
