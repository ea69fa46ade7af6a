import { Module } from '@nestjs/common';
import { DataRequestsModule } from '../data-requests/index.ts';
import { ExternalJobsModule } from '../external-jobs/index.ts';
import { NotificationsModule } from '../notifications/index.ts';
import { ReportsModule } from '../reports/index.ts';
import { VerificationModule } from '../verification/index.ts';
import { AdminDashboardService, FailedDeliveryMetrics } from './admin-dashboard.service.ts';
import { EmployerDashboardService } from './employer-dashboard.service.ts';
import { operations as declared } from '@prentice/contract';
import {
  OperationsController,
  pickOperations,
  type Handlers,
} from '../../platform/http/operations-controller.decorator.ts';

const operations = pickOperations(declared.dashboards, 'admin', 'employer');

@OperationsController(operations)
class DashboardsController {
  constructor(
    private readonly admins: AdminDashboardService,
    private readonly employers: EmployerDashboardService,
  ) {}

  readonly handlers: Handlers<typeof operations> = {
    admin: ({ caller, query }) => this.admins.read(caller, query.days),
    employer: ({ caller }) => this.employers.read(caller),
  };
}

@Module({
  imports: [DataRequestsModule, ExternalJobsModule, NotificationsModule, ReportsModule, VerificationModule],
  controllers: [DashboardsController],
  providers: [AdminDashboardService, EmployerDashboardService, FailedDeliveryMetrics],
})
export class DashboardsModule {}
