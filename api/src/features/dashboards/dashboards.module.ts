import { Global, Module } from '@nestjs/common';
import { DashboardFigures } from '../ports/dashboard-figures.port.ts';
import { AdminDashboards } from './admin.dashboard.service.ts';
import { DashboardsController } from './dashboards.controller.ts';
import { DeliveryFigures } from './delivery.figures.ts';
import { EmployerDashboards } from './employer.dashboard.service.ts';

@Global()
@Module({
  controllers: [DashboardsController],
  providers: [AdminDashboards, EmployerDashboards, DashboardFigures, DeliveryFigures],
  exports: [DashboardFigures],
})
export class DashboardsModule {}
