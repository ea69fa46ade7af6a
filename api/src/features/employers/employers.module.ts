import { Global, Module } from '@nestjs/common';
import { EmployerOverviewSource } from '../ports/employer-overview.port.ts';
import { EmployerDirectory } from '../ports/employer-directory.port.ts';
import { EmployerMetrics } from '../ports/employer-metrics.port.ts';
import { EmployerOnboarding } from '../ports/employer-onboarding.port.ts';
import { EmployerVerification } from '../ports/employer-verification.port.ts';
import { EmployerOverviewService } from './employer-overview.service.ts';
import { EmployerDirectoryService } from './employer-directory.service.ts';
import { EmployerEditor } from './employer-editor.service.ts';
import { EmployerConsumers } from './employers.consumers.ts';
import { EmployersController } from './employers.controller.ts';
import { EmployerJobs } from './employers.jobs.ts';
import { Employers } from './employers.service.ts';
import { EmployerExport } from './employer-export.service.ts';
import { EmployerMetricsService } from './employer-metrics.service.ts';
import { EmployerOnboardingService } from './employer-onboarding.service.ts';
import { EmployerVerificationService } from './employer-verification.service.ts';
import { EmployerStatisticsService } from './employer-statistics.service.ts';
import { EmployerSuspension } from './employer-suspension.service.ts';

@Global()
@Module({
  controllers: [EmployersController],
  providers: [
    Employers,
    EmployerEditor,
    EmployerSuspension,
    EmployerVerificationService,
    EmployerStatisticsService,
    EmployerExport,
    EmployerJobs,
    EmployerConsumers,
    { provide: EmployerOverviewSource, useClass: EmployerOverviewService },
    { provide: EmployerOnboarding, useClass: EmployerOnboardingService },
    { provide: EmployerDirectory, useClass: EmployerDirectoryService },
    { provide: EmployerMetrics, useClass: EmployerMetricsService },
    { provide: EmployerVerification, useExisting: EmployerVerificationService },
  ],
  exports: [EmployerOverviewSource, EmployerOnboarding, EmployerDirectory, EmployerMetrics, EmployerVerification],
})
export class EmployersModule {}
