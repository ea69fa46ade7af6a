import InboxIcon from '@mui/icons-material/InboxOutlined';
import { lazyScreen, type Feature } from '../../app/LazyScreen.tsx';

/** Candidates: lists of an internship and over all of them, and one candidate within an application. */
export const applications: Feature = {
  resources: {
    applications: { title: 'displayName', employer: { list: 'interested', show: 'candidate', edit: 'candidate' } },
  },
  screens: {
    candidates: lazyScreen(() => import('./lists/CandidatesPage.tsx')),
    selected: lazyScreen(() => import('./lists/SelectedPage.tsx')),
    interested: lazyScreen(() => import('./triage/TriagePage.tsx')),
    finalists: lazyScreen(() => import('./lists/FinalistsPage.tsx')),
    candidate: lazyScreen(() => import('./candidate/CandidatePage.tsx')),
  },
  menu: [{ screen: 'interested', label: 'menu.triage', icon: InboxIcon, needs: ['read', 'Application'] }],
};
