import { Module } from '@nestjs/common';
import { AdminDashboards } from './admin-dashboard.service.ts';
import { DashboardsController } from './dashboards.controller.ts';
import { DeliveryMetrics } from './delivery-metrics.ts';
import { EmployerDashboards } from './employer-dashboard.service.ts';

@Module({
  controllers: [DashboardsController],
  providers: [AdminDashboards, EmployerDashboards, DeliveryMetrics],
})
export class DashboardsModule {}
