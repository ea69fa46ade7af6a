import { Module } from '@nestjs/common';
import { DataRequestsModule } from '../data-requests/index.ts';
import { ExternalJobsModule } from '../external-jobs/index.ts';
import { ReportsModule } from '../reports/index.ts';
import { VerificationModule } from '../verification/index.ts';
import { AdminDashboards, FailedEventMetrics } from './admin-dashboard.service.ts';
import { DashboardsController } from './dashboards.controller.ts';
import { EmployerDashboards } from './employer-dashboard.service.ts';

@Module({
  imports: [DataRequestsModule, ExternalJobsModule, ReportsModule, VerificationModule],
  controllers: [DashboardsController],
  providers: [AdminDashboards, EmployerDashboards, FailedEventMetrics],
})
export class DashboardsModule {}
