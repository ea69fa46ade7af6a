import { lazyScreen, type Feature } from '../../app/LazyScreen.tsx';

/** Reports of visitors, interns and employers: list and decision. */
export const reports: Feature = {
  resources: { reports: 'targetLabel' },
  screens: {
    reports: lazyScreen(() => import('./ReportsList.tsx')),
    report: lazyScreen(() => import('./ReportShow.tsx')),
  },
};
