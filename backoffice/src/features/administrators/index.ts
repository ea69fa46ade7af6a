import KeyIcon from '@mui/icons-material/VpnKeyOutlined';
import { lazyScreen, type Feature } from '../../app/LazyScreen.tsx';

/** Administrators and their invitations. */
export const administrators: Feature = {
  resources: {
    administrators: { title: 'email', administrator: { list: 'createLimitedAdmin' } },
    invitations: { title: 'email', administrator: { list: 'createLimitedAdmin' } },
  },
  screens: { createLimitedAdmin: lazyScreen(() => import('./AdministratorsPage.tsx')) },
  menu: [
    { screen: 'createLimitedAdmin', label: 'menu.administrators', icon: KeyIcon, needs: ['read', 'AdminInvitation'] },
  ],
};
