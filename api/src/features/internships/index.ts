export { InternshipMetrics } from './dashboard/internship-metrics.ts';
export { RecommendationDashboardSource } from './dashboard/recommendation-dashboard-source.ts';
export { InternshipDirectory, type InternshipForApplication, type InternshipSummary } from './internship-directory.ts';
export { postingOf, slugOf } from './internship-presenter.ts';
export { ModerationAssessment } from './moderation/moderation-assessment.service.ts';
export { minHashSketch, shinglesOf } from './moderation/near-duplicates.ts';
export {
  Internship,
  InternshipRevision,
  type StoredMove,
  internshipCollections,
  noCounts,
  internshipMutex,
} from './internship.entity.ts';
export { InternshipsModule } from './internships.module.ts';
export { type OpenInternship, OpenInternships } from './lists/open-internships.ts';
