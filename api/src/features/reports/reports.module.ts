import { Global, Module } from '@nestjs/common';
import { ReportTargets } from '../ports/report-targets.port.ts';
import { ReportConsumers } from './reports.consumers.ts';
import { ReportsController } from './reports.controller.ts';
import { Reports } from './reports.service.ts';

@Global()
@Module({
  controllers: [ReportsController],
  providers: [Reports, ReportConsumers, ReportTargets],
  exports: [ReportTargets],
})
export class ReportsModule {}
