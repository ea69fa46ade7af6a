import { Global, Module } from '@nestjs/common';
import { EmployerOverviews } from './statistics/employer-overview.service.ts';
import { EmployerLookup } from './employer-lookup.service.ts';
import { EmployerMetrics } from './statistics/employer-metrics.service.ts';
import { EmployerOnboarding } from '../ports/employer-onboarding.port.ts';
import { EmployerVerification } from './verification/employer-verification.service.ts';
import { EmployerEditor } from './profile/employer-editor.service.ts';
import { EmployersController } from './employers.controller.ts';
import { EmployerJobs } from './employers.jobs.ts';
import { Employers } from './employers.service.ts';
import { EmployerExport } from './employer-export.service.ts';
import { DatabaseEmployerOnboarding } from './profile/employer-onboarding.service.ts';
import { PublicEmployerStatistics } from './statistics/employer-statistics.service.ts';
import { EmployerSuspension } from './verification/employer-suspension.service.ts';
import { EmployerProfileSource } from './profile/employer-profile-source.service.ts';

export {
  EmployerLookup,
  type EmployerStatus,
  type EmployerSummary,
  type ReportedRecord,
} from './employer-lookup.service.ts';
export { employerNameKey } from './profile/employer-profile.ts';
export { EmployerMetrics } from './statistics/employer-metrics.service.ts';
export { EmployerOverviews } from './statistics/employer-overview.service.ts';
export { EmployerProfileSource } from './profile/employer-profile-source.service.ts';
export { EmployerSuspension } from './verification/employer-suspension.service.ts';
export {
  EmployerVerification,
  type EmployerVerificationFile,
  type SimilarEmployers,
} from './verification/employer-verification.service.ts';
export { Employer, employerCollection } from './employer.entity.ts';

@Global()
@Module({
  controllers: [EmployersController],
  providers: [
    EmployerProfileSource,
    Employers,
    EmployerEditor,
    EmployerSuspension,
    EmployerVerification,
    PublicEmployerStatistics,
    EmployerExport,
    EmployerJobs,
    EmployerOverviews,
    DatabaseEmployerOnboarding,
    { provide: EmployerOnboarding, useExisting: DatabaseEmployerOnboarding },
    EmployerLookup,
    EmployerMetrics,
  ],
  exports: [
    EmployerLookup,
    EmployerMetrics,
    EmployerOnboarding,
    EmployerOverviews,
    EmployerProfileSource,
    EmployerSuspension,
    EmployerVerification,
  ],
})
export class EmployersModule {}
