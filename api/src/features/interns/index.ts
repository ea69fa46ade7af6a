import { Global, Module } from '@nestjs/common';
import { SearchModule } from '../search/index.ts';
import { InternLookup } from './intern-lookup.service.ts';
import { BookmarkDashboardSource, BookmarkRecipients } from './bookmark-dashboard-source.service.ts';
import { InternExport } from './intern-export.service.ts';
import { InternConsumers } from './interns.consumers.ts';
import { InternsController } from './interns.controller.ts';
import { Interns } from './interns.service.ts';
import { SavedItems } from './saved-items.service.ts';
import { SavedSearchAlerts } from './saved-search-alerts.jobs.ts';
import { InternPersonalData } from './intern-personal-data.service.ts';
import { InternProfileSource } from './intern-profile.service.ts';
import { StudyMatchSource } from './study-matches.service.ts';

export { BookmarkDashboardSource, BookmarkRecipients } from './bookmark-dashboard-source.service.ts';
export { InternLookup, type InternReadiness } from './intern-lookup.service.ts';
export { InternProfileSource, candidateOf, maskedName, profileCompleteness } from './intern-profile.service.ts';
export { Bookmark, InternProfile, SavedSearch, internCollections } from './intern.entity.ts';
export { InternPersonalData } from './intern-personal-data.service.ts';
export { SavedItems } from './saved-items.service.ts';
export { StudyMatchSource } from './study-matches.service.ts';

@Global()
@Module({
  imports: [SearchModule],
  controllers: [InternsController],
  providers: [
    InternPersonalData,
    InternProfileSource,
    Interns,
    SavedItems,
    SavedSearchAlerts,
    InternExport,
    InternConsumers,
    BookmarkDashboardSource,
    BookmarkRecipients,
    InternLookup,
    StudyMatchSource,
  ],
  exports: [
    BookmarkDashboardSource,
    BookmarkRecipients,
    InternLookup,
    InternPersonalData,
    InternProfileSource,
    SavedItems,
    StudyMatchSource,
  ],
})
export class InternsModule {}
