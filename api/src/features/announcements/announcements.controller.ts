import { operations as declared } from '@prentice/contract';
import { OperationsController, type Handlers } from '../../platform/http/operations-controller.decorator.ts';
import { AnnouncementAudiences } from './announcement-audiences.service.ts';
import { AnnouncementReports } from './announcement-reports.service.ts';
import { Announcements } from './announcements.service.ts';

const operations = declared.announcements;

@OperationsController(operations)
export class AnnouncementsController {
  constructor(
    private readonly announcements: Announcements,
    private readonly audiences: AnnouncementAudiences,
    private readonly reports: AnnouncementReports,
  ) {}

  readonly handlers: Handlers<typeof operations> = {
    list: ({ caller, list }) => this.announcements.list(caller, list('summary')),
    get: ({ caller, params }) => this.announcements.get(caller, params.id),
    create: ({ caller, body }) => this.announcements.create(caller, body),
    update: ({ caller, params, body, version = body.version }) =>
      this.announcements.update(caller, params.id, { ...body, version }),
    remove: ({ caller, params }) => this.announcements.remove(caller, params.id),
    transition: ({ caller, params, body }) => this.announcements.transition(caller, params.id, body),
    audience: ({ caller, body }) => this.audiences.preview(caller, body),
    preview: ({ body }) => this.reports.preview(body),
    report: ({ caller, params }) => this.reports.read(caller, params.id),
  };
}
