export { ApplicantRecipients } from './applicant-recipients.ts';
export { applicationCollections } from './application-collections.ts';
export { Application, NEVER_DUE } from './application.entity.ts';
export { ApplicationsModule } from './applications.module.ts';
export { InterviewEmailAttachments } from './interviews/interview-email-attachments.ts';
export { ApplicationPersonalData } from './personal-data/personal-data.ts';
export { AdminApplicationMetrics } from './statistics/admin-application-metrics.ts';
export { EmployerApplicationMetrics } from './statistics/employer-application-metrics.ts';
