export {
  EmployerLookup,
  type EmployerStatus,
  type EmployerSummary,
  type ReportedRecord,
} from './employer-lookup.service.ts';
export { nameKeyOf } from './employer-profile.ts';
export { EmployerMetrics } from './employer-metrics.service.ts';
export { EmployerOverviews } from './employer-overview.service.ts';
export { EmployerProfileSource } from './employer-profile-source.service.ts';
export { EmployerSuspension } from './employer-suspension.service.ts';
export {
  EmployerVerification,
  type EmployerVerificationFile,
  type SimilarEmployers,
} from './employer-verification.service.ts';
export { Employer, employerCollection } from './employer.entity.ts';
export { EmployersModule } from './employers.module.ts';
