import { Module } from '@nestjs/common';
import { ExternalJobsModule } from '../external-jobs/index.ts';
import { NewsModule } from '../news/index.ts';
import { ReportConsequences } from './report-consequences.service.ts';
import { ReportConsumers } from './reports.consumers.ts';
import { ReportsController } from './reports.controller.ts';
import { Reports } from './reports.service.ts';
import { ReportPersonalData } from './report-personal-data.service.ts';

@Module({
  imports: [ExternalJobsModule, NewsModule],
  controllers: [ReportsController],
  providers: [ReportConsequences, ReportConsumers, ReportPersonalData, Reports],
  exports: [ReportPersonalData, Reports],
})
export class ReportsModule {}
