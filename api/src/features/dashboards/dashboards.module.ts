import { Global, Module } from '@nestjs/common';
import { DashboardFigures } from '../ports/dashboard-figures.port.ts';

@Global()
@Module({
  providers: [DashboardFigures],
  exports: [DashboardFigures],
})
export class DashboardsModule {}
