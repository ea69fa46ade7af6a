export { BookmarkDashboardSource, BookmarkRecipients } from './bookmark-dashboard-source.ts';
export { InternDirectory, type InternReadiness } from './intern-directory.ts';
export { InternProfileSource, candidateOf, maskedName, profileCompleteness } from './intern-profile.ts';
export { Bookmark, InternProfile, SavedSearch, internCollections } from './intern.entity.ts';
export { InternsModule } from './interns.module.ts';
export { InternPersonalData } from './intern-personal-data.ts';
export { SavedItems } from './saved-items.service.ts';
