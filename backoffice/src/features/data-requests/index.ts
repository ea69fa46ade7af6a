import DataRequestIcon from '@mui/icons-material/PrivacyTipOutlined';
import { lazyScreen, type Feature } from '../../app/LazyScreen.tsx';

/** What people have asked for about their own data, as full administrators see it. */
export const dataRequests: Feature = {
  resources: {
    'data-requests': { title: 'kind', administrator: { list: 'dataRequests' } },
  },
  screens: { dataRequests: lazyScreen(() => import('./DataRequestsPage.tsx')) },
  menu: [{ screen: 'dataRequests', label: 'menu.dataRequests', icon: DataRequestIcon, needs: ['read', 'DataRequest'] }],
};
