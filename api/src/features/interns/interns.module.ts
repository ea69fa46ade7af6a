import { Global, Module } from '@nestjs/common';
import { InternDirectory } from '../ports/intern-directory.port.ts';
import { BookmarkDashboardSource } from './bookmark-dashboard-source.ts';
import { BookmarkRecipients } from './bookmark-recipients.ts';
import { InternDirectoryService } from './intern-directory.ts';
import { InternExport } from './intern-export.ts';
import { InternConsumers } from './interns.consumers.ts';
import { InternsController } from './interns.controller.ts';
import { Interns } from './interns.service.ts';
import { SavedItems } from './saved-items.service.ts';
import { SavedSearchAlerts } from './saved-search-alerts.ts';

@Global()
@Module({
  controllers: [InternsController],
  providers: [
    Interns,
    SavedItems,
    SavedSearchAlerts,
    InternExport,
    InternConsumers,
    BookmarkDashboardSource,
    BookmarkRecipients,
    { provide: InternDirectory, useClass: InternDirectoryService },
  ],
  exports: [InternDirectory],
})
export class InternsModule {}
