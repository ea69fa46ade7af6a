import { lazyScreen, type Feature } from '../../app/LazyScreen.tsx';

/** Internships: an employer's own, and their moderation. */
export const internships: Feature = {
  resources: { internships: 'title' },
  screens: {
    employerInternships: lazyScreen(() => import('./my-internships/MyInternshipsPage.tsx')),
    employerInternshipCreate: lazyScreen(() => import('./my-internships/NewInternshipPage.tsx')),
    employerInternship: lazyScreen(() => import('./my-internships/MyInternshipPage.tsx')),
    moderation: lazyScreen(() => import('./moderation/ModerationList.tsx')),
    moderatedInternship: lazyScreen(() => import('./moderation/ModerationShow.tsx')),
  },
};
