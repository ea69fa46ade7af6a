export { InternshipMetrics } from './dashboard/internship-metrics.service.ts';
export { RecommendationDashboardSource } from './dashboard/recommendation-dashboard-source.service.ts';
export {
  InternshipLookup,
  type InternshipForApplication,
  type InternshipSummary,
} from './internship-lookup.service.ts';
export { InternshipUpdates } from './internship-updates.service.ts';
export { postingOf, internshipSlug } from './internship-presenter.ts';
export { ModerationAssessment } from './moderation/moderation-assessment.service.ts';
export { minHashSketch, shinglesOf } from './moderation/near-duplicates.ts';
export {
  Internship,
  InternshipRevision,
  type InternshipHistoryEntry,
  internshipCollections,
  zeroApplicationCounts,
  internshipMutex,
} from './internship.entity.ts';
export { InternshipsModule } from './internships.module.ts';
export { type OpenInternship, OpenInternships } from './lists/open-internships.service.ts';
