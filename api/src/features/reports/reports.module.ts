import { Global, Module } from '@nestjs/common';
import { ReportConsumers } from './reports.consumers.ts';
import { ReportsController } from './reports.controller.ts';
import { Reports } from './reports.service.ts';
import { ReportPersonalData } from './personal-data.ts';

@Global()
@Module({
  controllers: [ReportsController],
  providers: [ReportConsumers, ReportPersonalData, Reports],
  exports: [ReportPersonalData, Reports],
})
export class ReportsModule {}
