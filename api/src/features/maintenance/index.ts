import { Module } from '@nestjs/common';
import { maintenanceOperations as operations } from '@prentice/contract';
import { OperationsController, type Handlers } from '../../platform/http/operations-controller.decorator.ts';
import { ApplicationsModule } from '../applications/index.ts';
import { ExternalJobsModule } from '../external-jobs/index.ts';
import { InternshipsModule } from '../internships/index.ts';
import { MaintenanceRunner } from './maintenance-runner.service.ts';
import { MaintenanceRuns } from './maintenance-runs.service.ts';
import { CreationDatesTask } from './tasks/creation-dates.task.ts';
import { FilesTask, LinksTask, MatchesTask, SearchIndexTask, UnusedFilesTask } from './tasks/feature-tasks.ts';

export { maintenanceCollections } from './maintenance-run.entity.ts';

@OperationsController(operations)
class MaintenanceController {
  constructor(private readonly runs: MaintenanceRuns) {}

  readonly handlers: Handlers<typeof operations> = {
    list: ({ caller, list }) => this.runs.list(caller, list('admin')),
    get: ({ caller, params }) => this.runs.get(caller, params.id),
    findings: ({ caller, params, query }) => this.runs.findings(caller, params.id, query.after),
    start: ({ caller, body }) => this.runs.start(caller, body),
    transition: ({ caller, params, body }) => this.runs.transition(caller, params.id, body),
  };
}

@Module({
  imports: [ApplicationsModule, ExternalJobsModule, InternshipsModule],
  controllers: [MaintenanceController],
  providers: [
    MaintenanceRuns,
    MaintenanceRunner,
    CreationDatesTask,
    SearchIndexTask,
    MatchesTask,
    LinksTask,
    FilesTask,
    UnusedFilesTask,
  ],
})
export class MaintenanceModule {}
