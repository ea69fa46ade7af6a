import { lazyScreen, type Feature } from '../../app/LazyScreen.tsx';

/** Announcements for those who may send them: list, create, edit, and progress with the report. */
export const announcements: Feature = {
  resources: { announcements: 'title' },
  screens: {
    announcements: lazyScreen(() => import('./AnnouncementsList.tsx')),
    announcementCreate: lazyScreen(() => import('./AnnouncementCreate.tsx')),
    announcementEdit: lazyScreen(() => import('./AnnouncementEdit.tsx')),
    announcementShow: lazyScreen(() => import('./AnnouncementShow.tsx')),
  },
};
