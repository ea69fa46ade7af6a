import { lazyScreen, type Feature } from '../../app/LazyScreen.tsx';

/** News for those who manage them: list, create, edit and show. */
export const news: Feature = {
  resources: { news: 'title' },
  screens: {
    news: lazyScreen(() => import('./NewsList.tsx')),
    newsCreate: lazyScreen(() => import('./NewsCreate.tsx')),
    newsEdit: lazyScreen(() => import('./NewsEdit.tsx')),
    newsShow: lazyScreen(() => import('./NewsShow.tsx')),
  },
};
