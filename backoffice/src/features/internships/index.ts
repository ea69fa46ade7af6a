import WorkIcon from '@mui/icons-material/WorkOutlineOutlined';
import ChecklistIcon from '@mui/icons-material/ChecklistOutlined';
import { lazyScreen, type Feature } from '../../app/LazyScreen.tsx';

/** Internships: an employer's own, and their moderation. */
export const internships: Feature = {
  resources: {
    internships: {
      title: 'title',
      employer: {
        list: 'employerInternships',
        create: 'employerInternshipCreate',
        edit: 'employerInternship',
        show: 'employerInternship',
      },
      administrator: { list: 'moderation', show: 'moderatedInternship', edit: 'moderatedInternship' },
    },
  },
  screens: {
    employerInternships: lazyScreen(() => import('./my-internships/MyInternshipsPage.tsx')),
    employerInternshipCreate: lazyScreen(() => import('./my-internships/NewInternshipPage.tsx')),
    employerInternship: lazyScreen(() => import('./my-internships/MyInternshipPage.tsx')),
    moderation: lazyScreen(() => import('./moderation/ModerationList.tsx')),
    moderatedInternship: lazyScreen(() => import('./moderation/ModerationShow.tsx')),
  },
  menu: [
    {
      screen: 'employerInternships',
      label: 'menu.ownInternships',
      icon: WorkIcon,
      needs: ['read', 'Internship'],
      childScreens: ['employerInternshipCreate', 'employerInternship', 'candidates', 'selected', 'candidate'],
    },
    {
      screen: 'moderation',
      label: 'menu.moderation',
      icon: ChecklistIcon,
      needs: ['read', 'Internship'],
      childScreens: ['moderatedInternship', 'finalists'],
    },
  ],
};
