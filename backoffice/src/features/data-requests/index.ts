import { lazyScreen, type Feature } from '../../app/LazyScreen.tsx';

/** What people have asked for about their own data, as full administrators see it. */
export const dataRequests: Feature = {
  resources: { 'data-requests': 'kind' },
  screens: { dataRequests: lazyScreen(() => import('./DataRequestsPage.tsx')) },
};
