import { Module } from '@nestjs/common';
import { AdministratorsModule } from '../administrators/index.ts';
import { AnnouncementsModule } from '../announcements/index.ts';
import { CvAnalysesModule } from '../cv-analyses/index.ts';
import { ExternalJobsModule } from '../external-jobs/index.ts';
import { NewsModule } from '../news/index.ts';
import { NotificationsModule } from '../notifications/index.ts';
import { ReportsModule } from '../reports/index.ts';
import { DataRequestTransitions } from './data-request.transitions.ts';
import { DataRequestsController } from './data-requests.controller.ts';
import { DataRequestJobs } from './data-requests.jobs.ts';
import { DataRequests } from './data-requests.service.ts';
import { PersonalDataExport } from './personal-data-export.service.ts';
import { PersonalData } from './personal-data.service.ts';

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
