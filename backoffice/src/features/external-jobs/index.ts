import OpenInNewIcon from '@mui/icons-material/OpenInNewOutlined';
import { lazyScreen, type Feature } from '../../app/LazyScreen.tsx';

/** Jobs on other websites. */
export const externalJobs: Feature = {
  resources: {
    'external-jobs': {
      title: 'title',
      administrator: {
        list: 'externalJobs',
        create: 'externalJobCreate',
        edit: 'externalJobEdit',
        show: 'externalJobShow',
      },
    },
    'external-job-sources': {
      title: 'name',
      administrator: { list: 'externalJobSources', create: 'externalJobSourceCreate', edit: 'externalJobSourceEdit' },
    },
  },
  screens: {
    externalJobs: lazyScreen(() => import('./ExternalJobsList.tsx')),
    externalJobCreate: lazyScreen(() => import('./ExternalJobCreate.tsx')),
    externalJobEdit: lazyScreen(() => import('./ExternalJobEdit.tsx')),
    externalJobShow: lazyScreen(() => import('./ExternalJobShow.tsx')),
    externalJobSources: lazyScreen(() => import('./sources/SourcesList.tsx')),
    externalJobSourceCreate: lazyScreen(() => import('./sources/SourceCreate.tsx')),
    externalJobSourceEdit: lazyScreen(() => import('./sources/SourceEdit.tsx')),
  },
  menu: [
    {
      screen: 'externalJobs',
      label: 'menu.externalJobs',
      icon: OpenInNewIcon,
      needs: ['update', 'ExternalJob'],
      childScreens: [
        'externalJobCreate',
        'externalJobEdit',
        'externalJobShow',
        'externalJobSources',
        'externalJobSourceCreate',
        'externalJobSourceEdit',
      ],
    },
  ],
};
