import { screen, type Feature } from '../../app/feature.tsx';

/** Candidates: lists of an internship and over all of them, and one candidate within an application. */
export const applications: Feature = {
  resources: { applications: 'displayName' },
  screens: {
    candidates: screen(() => import('./candidates.page.tsx')),
    selected: screen(() => import('./selected.page.tsx')),
    interested: screen(() => import('./triage.page.tsx')),
    finalists: screen(() => import('./finalists.page.tsx')),
    candidate: screen(() => import('./candidate.page.tsx')),
  },
};
