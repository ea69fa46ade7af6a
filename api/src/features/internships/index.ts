export { InternshipMetrics } from './dashboard/internship-metrics.ts';
export { RecommendationDashboardSource } from './dashboard/recommendation-dashboard-source.ts';
export { InternshipDirectory, type InternshipForApplication, type InternshipSummary } from './internship-directory.ts';
export { slugOf } from './internship-posting.ts';
export {
  Internship,
  InternshipRevision,
  type StoredMove,
  internshipCollections,
  noCounts,
} from './internship.entity.ts';
export { admissionMutex } from './internship.transitions.ts';
export { InternshipsModule } from './internships.module.ts';
export { type OpenInternship, OpenInternships } from './lists/open-internships.ts';
