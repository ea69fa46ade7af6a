export { BookmarkDashboardSource, BookmarkRecipients } from './bookmark-dashboard-source.service.ts';
export { InternDirectory, type InternReadiness } from './intern-directory.service.ts';
export { InternProfileSource, candidateOf, maskedName, profileCompleteness } from './intern-profile.service.ts';
export { Bookmark, InternProfile, SavedSearch, internCollections } from './intern.entity.ts';
export { InternsModule } from './interns.module.ts';
export { InternPersonalData } from './intern-personal-data.service.ts';
export { SavedItems } from './saved-items.service.ts';
