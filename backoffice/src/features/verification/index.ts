import VerifiedIcon from '@mui/icons-material/VerifiedOutlined';
import { lazyScreen, type Feature } from '../../app/LazyScreen.tsx';

/** Verification of employers: the administrators' queue and its decisions. */
export const verification: Feature = {
  resources: {
    'verification-cases': { title: 'employerName', administrator: { list: 'verification' } },
  },
  screens: { verification: lazyScreen(() => import('./VerificationPage.tsx')) },
  menu: [
    { screen: 'verification', label: 'menu.verification', icon: VerifiedIcon, needs: ['read', 'VerificationCase'] },
  ],
};
