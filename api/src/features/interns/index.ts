export { BookmarkDashboardSource, BookmarkRecipients } from './bookmark-dashboard-source.service.ts';
export { InternLookup, type InternReadiness } from './intern-lookup.service.ts';
export { InternProfileSource, candidateOf, maskedName, profileCompleteness } from './intern-profile.service.ts';
export { Bookmark, InternProfile, SavedSearch, internCollections } from './intern.entity.ts';
export { InternsModule } from './interns.module.ts';
export { InternPersonalData } from './intern-personal-data.service.ts';
export { SavedItems } from './saved-items.service.ts';
