import { Module } from '@nestjs/common';
import { ExternalJobsModule } from '../external-jobs/index.ts';
import { NewsModule } from '../news/index.ts';
import { ReportConsequences } from './report-consequences.service.ts';
import { ReportConsumers } from './reports.consumers.ts';
import { ReportPersonalData } from './report-personal-data.service.ts';
import { Reports } from './reports.service.ts';
import { ReportsController } from './reports.controller.ts';

export { ReportPersonalData } from './report-personal-data.service.ts';
export { Report, reportCollection } from './report.entity.ts';
export { Reports } from './reports.service.ts';

@Module({
  imports: [ExternalJobsModule, NewsModule],
  controllers: [ReportsController],
  providers: [ReportConsequences, ReportConsumers, ReportPersonalData, Reports],
  exports: [ReportPersonalData, Reports],
})
export class ReportsModule {}
