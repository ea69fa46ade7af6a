import { Global, Module } from '@nestjs/common';
import { DashboardFigures } from '../ports/dashboard-figures.port.ts';
import { AdminDashboards } from './admin.dashboard.service.ts';
import { DashboardsController } from './dashboards.controller.ts';
import { EmployerDashboards } from './employer.dashboard.service.ts';

@Global()
@Module({
  controllers: [DashboardsController],
  providers: [AdminDashboards, EmployerDashboards, DashboardFigures],
  exports: [DashboardFigures],
})
export class DashboardsModule {}
