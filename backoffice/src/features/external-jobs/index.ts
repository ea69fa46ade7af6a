import { lazyScreen, type Feature } from '../../app/LazyScreen.tsx';

/** Jobs on other websites. */
export const externalJobs: Feature = {
  resources: { 'external-jobs': 'title', 'external-job-sources': 'name' },
  screens: {
    externalJobs: lazyScreen(() => import('./ExternalJobsList.tsx')),
    externalJobCreate: lazyScreen(() => import('./ExternalJobCreate.tsx')),
    externalJobEdit: lazyScreen(() => import('./ExternalJobEdit.tsx')),
    externalJobShow: lazyScreen(() => import('./ExternalJobShow.tsx')),
    externalJobSources: lazyScreen(() => import('./sources/SourcesList.tsx')),
    externalJobSourceCreate: lazyScreen(() => import('./sources/SourceCreate.tsx')),
    externalJobSourceEdit: lazyScreen(() => import('./sources/SourceEdit.tsx')),
  },
};
