import AnnouncementsIcon from '@mui/icons-material/CampaignOutlined';
import { lazyScreen, type Feature } from '../../app/LazyScreen.tsx';

/** Announcements for those who may send them: list, create, edit, and progress with the report. */
export const announcements: Feature = {
  resources: {
    announcements: {
      title: 'title',
      administrator: {
        list: 'announcements',
        create: 'announcementCreate',
        edit: 'announcementEdit',
        show: 'announcementShow',
      },
    },
  },
  screens: {
    announcements: lazyScreen(() => import('./AnnouncementsList.tsx')),
    announcementCreate: lazyScreen(() => import('./AnnouncementCreate.tsx')),
    announcementEdit: lazyScreen(() => import('./AnnouncementEdit.tsx')),
    announcementShow: lazyScreen(() => import('./AnnouncementShow.tsx')),
  },
  menu: [
    {
      screen: 'announcements',
      label: 'menu.announcements',
      icon: AnnouncementsIcon,
      needs: ['read', 'Announcement'],
      childScreens: ['announcementCreate', 'announcementEdit', 'announcementShow'],
    },
  ],
};
