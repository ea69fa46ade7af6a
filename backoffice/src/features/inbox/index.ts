import NotificationsIcon from '@mui/icons-material/NotificationsOutlined';
import { lazyScreen, type Feature } from '../../app/LazyScreen.tsx';

/** The inbox of administrators. */
export const inbox: Feature = {
  resources: {
    notifications: { title: 'titleKey' },
  },
  screens: { adminNotifications: lazyScreen(() => import('./InboxPage.tsx')) },
  menu: [{ screen: 'adminNotifications', label: 'menu.notifications', icon: NotificationsIcon }],
};
