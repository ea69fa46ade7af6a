import { Module } from '@nestjs/common';
import { InternsModule } from '../interns/index.ts';
import { NotificationsModule } from '../notifications/index.ts';
import { AnnouncementAudiences } from './announcement-audiences.service.ts';
import { AnnouncementPersonalData } from './announcement-personal-data.service.ts';
import { AnnouncementReports } from './announcement-reports.service.ts';
import { AnnouncementSender } from './announcement-sender.service.ts';
import { AnnouncementTransitions } from './announcement.transitions.ts';
import { AnnouncementsController } from './announcements.controller.ts';
import { Announcements } from './announcements.service.ts';

@Module({
  imports: [InternsModule, NotificationsModule],
  controllers: [AnnouncementsController],
  providers: [
    Announcements,
    AnnouncementAudiences,
    AnnouncementTransitions,
    AnnouncementSender,
    AnnouncementReports,
    AnnouncementPersonalData,
  ],
  exports: [AnnouncementPersonalData],
})
export class AnnouncementsModule {}
