import { Global, Module } from '@nestjs/common';
import { DashboardMetrics } from '../ports/dashboard-metrics.port.ts';
import { AdminDashboards } from './admin-dashboard.service.ts';
import { DashboardsController } from './dashboards.controller.ts';
import { DeliveryMetrics } from './delivery-metrics.ts';
import { EmployerDashboards } from './employer-dashboard.service.ts';

@Global()
@Module({
  controllers: [DashboardsController],
  providers: [AdminDashboards, EmployerDashboards, DashboardMetrics, DeliveryMetrics],
  exports: [DashboardMetrics],
})
export class DashboardsModule {}
