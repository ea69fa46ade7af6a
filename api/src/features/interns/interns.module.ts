import { Global, Module } from '@nestjs/common';
import { SearchModule } from '../search/index.ts';
import { InternDirectory } from './intern-directory.ts';
import { BookmarkDashboardSource, BookmarkRecipients } from './bookmark-dashboard-source.ts';
import { InternExport } from './intern-export.ts';
import { InternConsumers } from './interns.consumers.ts';
import { InternsController } from './interns.controller.ts';
import { Interns } from './interns.service.ts';
import { SavedItems } from './saved-items.service.ts';
import { SavedSearchAlerts } from './saved-search-alerts.ts';
import { InternPersonalData } from './intern-personal-data.ts';
import { InternProfileSource } from './intern-profile.ts';

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
    InternDirectory,
  ],
  exports: [
    BookmarkDashboardSource,
    BookmarkRecipients,
    InternDirectory,
    InternPersonalData,
    InternProfileSource,
    SavedItems,
  ],
})
export class InternsModule {}
