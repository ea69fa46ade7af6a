export {
  announcementCollections,
  Announcement,
  type AnnouncementRow,
  type AnnouncementStep,
} from './announcement.entity.ts';
export { AnnouncementPersonalData } from './announcement-personal-data.service.ts';
export { weekOf } from './announcement.transitions.ts';
export { AnnouncementsModule } from './announcements.module.ts';
