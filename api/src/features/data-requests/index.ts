import { Module } from '@nestjs/common';
import { AdministratorsModule } from '../administrators/index.ts';
import { AnnouncementsModule } from '../announcements/index.ts';
import { CvAnalysesModule } from '../cv-analyses/index.ts';
import { ExternalJobsModule } from '../external-jobs/index.ts';
import { NewsModule } from '../news/index.ts';
import { NotificationsModule } from '../notifications/index.ts';
import { ReportsModule } from '../reports/index.ts';
import { DataRequestTransitions } from './data-request.transitions.ts';
import { DataRequestJobs } from './data-requests.jobs.ts';
import { DataRequests } from './data-requests.service.ts';
import { PersonalDataExport } from './personal-data-export.service.ts';
import { PersonalData } from './personal-data.service.ts';
import { dataRequestViewFor, dataRequestOperations as operations } from '@prentice/contract';
import { sendDownload } from '../../platform/files/file-download.ts';
import { OperationsController, type Handlers } from '../../platform/http/operations-controller.decorator.ts';

export { dataRequestCollection } from './data-request.entity.ts';
export { DataRequests } from './data-requests.service.ts';
export { PersonalData } from './personal-data.service.ts';

@OperationsController(operations)
class DataRequestsController {
  constructor(private readonly requests: DataRequests) {}

  readonly handlers: Handlers<typeof operations> = {
    list: ({ caller, list }) => this.requests.list(caller, list(dataRequestViewFor(caller.actor))),
    get: ({ caller, params }) => this.requests.get(caller, params.id),
    create: ({ caller, body, exchange }) => this.requests.create(caller, body, exchange.request),
    transition: ({ caller, params, body }) => this.requests.cancel(caller, params.id, body.note ?? null),
    file: async ({ caller, params, exchange }) => {
      const bytes = await this.requests.readExport(caller, params.id);
      return sendDownload(exchange.reply, { bytes, fileName: 'my-data.json', mediaType: 'application/json' });
    },
  };
}

@Module({
  imports: [
    AdministratorsModule,
    AnnouncementsModule,
    CvAnalysesModule,
    ExternalJobsModule,
    NewsModule,
    NotificationsModule,
    ReportsModule,
  ],
  controllers: [DataRequestsController],
  providers: [DataRequestJobs, DataRequestTransitions, DataRequests, PersonalData, PersonalDataExport],
  exports: [DataRequests, PersonalData],
})
export class DataRequestsModule {}
