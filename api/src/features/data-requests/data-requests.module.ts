import { Global, Module } from '@nestjs/common';
import { DataRequestTransitions } from './data-request.transitions.ts';
import { DataRequestsController } from './data-requests.controller.ts';
import { DataRequestJobs } from './data-requests.jobs.ts';
import { DataRequests } from './data-requests.service.ts';
import { PersonalDataExport } from './personal-data-export.service.ts';
import { PersonalData } from './personal-data.ts';

@Global()
@Module({
  controllers: [DataRequestsController],
  providers: [DataRequestJobs, DataRequestTransitions, DataRequests, PersonalData, PersonalDataExport],
  exports: [DataRequests, PersonalData],
})
export class DataRequestsModule {}
