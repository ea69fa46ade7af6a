export { BookmarkDashboardSource } from './bookmark-dashboard-source.ts';
export { BookmarkRecipients } from './bookmark-recipients.ts';
export { InternDirectory, type InternReadiness } from './intern-directory.ts';
export { InternProfileSource } from './intern-profile-source.ts';
export { candidateOf, maskedName, profileCompleteness } from './intern-profile.ts';
export { InternProfile, internCollections } from './intern.entity.ts';
export { InternsModule } from './interns.module.ts';
export { InternPersonalData } from './personal-data.ts';
export { SavedItems } from './saved-items.service.ts';
