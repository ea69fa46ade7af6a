import { screen, type Feature } from '../../app/feature.tsx';

/** Internships: an employer's own, and their moderation. */
export const internships: Feature = {
  resources: { internships: 'title' },
  screens: {
    employerInternships: screen(() => import('./own/own.internships.page.tsx')),
    employerInternshipCreate: screen(() => import('./own/begin.draft.page.tsx')),
    employerInternship: screen(() => import('./own/own.internship.page.tsx')),
    moderation: screen(() => import('./moderation/moderation.list.tsx')),
    moderatedInternship: screen(() => import('./moderation/moderation.show.tsx')),
  },
};
