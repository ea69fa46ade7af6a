import { Module } from '@nestjs/common';
import { InternsModule } from '../interns/index.ts';
import { NotificationsModule } from '../notifications/index.ts';
import { AnnouncementAudiences } from './announcement-audiences.service.ts';
import { AnnouncementPersonalData } from './announcement-personal-data.service.ts';
import { AnnouncementReports } from './announcement-reports.service.ts';
import { AnnouncementSender } from './announcement-sender.service.ts';
import { AnnouncementTransitions } from './announcement.transitions.ts';
import { Announcements } from './announcements.service.ts';
import { operations as declared } from '@prentice/contract';
import { OperationsController, type Handlers } from '../../platform/http/operations-controller.decorator.ts';

export {
  announcementCollections,
  Announcement,
  type AnnouncementRow,
  type AnnouncementStep,
} from './announcement.entity.ts';
export { AnnouncementPersonalData } from './announcement-personal-data.service.ts';
export { weekOf } from './announcement.transitions.ts';

const operations = declared.announcements;

@OperationsController(operations)
class AnnouncementsController {
  constructor(
    private readonly announcements: Announcements,
    private readonly audiences: AnnouncementAudiences,
    private readonly reports: AnnouncementReports,
  ) {}

  readonly handlers: Handlers<typeof operations> = {
    list: ({ caller, list }) => this.announcements.list(caller, list('summary')),
    week: ({ query }) => this.announcements.week(query.at),
    get: ({ caller, params }) => this.announcements.get(caller, params.id),
    create: ({ caller, body }) => this.announcements.create(caller, body),
    update: ({ caller, params, body, version = body.version }) =>
      this.announcements.update(caller, params.id, { ...body, version }),
    remove: ({ caller, params }) => this.announcements.remove(caller, params.id),
    transition: ({ caller, params, body }) => this.announcements.transition(caller, params.id, body),
    audience: ({ caller, body }) => this.audiences.preview(caller, body),
    preview: ({ body }) => this.reports.preview(body),
    sendTest: ({ caller, body }) => this.reports.sendTest(caller, body),
    report: ({ caller, params }) => this.reports.read(caller, params.id),
  };
}

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
