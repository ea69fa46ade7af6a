import { Module } from '@nestjs/common';
import { operations as declared, reportViewFor } from '@prentice/contract';
import { OperationsController, type Handlers } from '../../platform/http/operations-controller.decorator.ts';
import { ExternalJobsModule } from '../external-jobs/index.ts';
import { NewsModule } from '../news/index.ts';
import { ReportConsequences } from './report-consequences.service.ts';
import { ReportConsumers } from './reports.consumers.ts';
import { ReportPersonalData } from './report-personal-data.service.ts';
import { Reports } from './reports.service.ts';

export { ReportPersonalData } from './report-personal-data.service.ts';
export { Report, reportCollection } from './report.entity.ts';
export { Reports } from './reports.service.ts';

const operations = declared.reports;

@OperationsController(operations)
class ReportsController {
  constructor(private readonly reports: Reports) {}

  readonly handlers: Handlers<typeof operations> = {
    list: ({ caller, list }) => this.reports.list(caller, list(reportViewFor(caller.actor))),
    get: ({ caller, params }) => this.reports.get(caller, params.id),
    create: async ({ caller, body }) => {
      await this.reports.create(caller, body);
      return { received: true };
    },
    transition: ({ caller, params, body }) => this.reports.transition(caller, params.id, body),
  };
}

@Module({
  imports: [ExternalJobsModule, NewsModule],
  controllers: [ReportsController],
  providers: [ReportConsequences, ReportConsumers, ReportPersonalData, Reports],
  exports: [ReportPersonalData, Reports],
})
export class ReportsModule {}
