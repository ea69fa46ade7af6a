import { Global, Module } from '@nestjs/common';
import { InternDirectory } from '../ports/intern-directory.port.ts';
import { BookmarkDesk } from './bookmark.desk.ts';
import { Bookmarkers } from './bookmarkers.ts';
import { InternDirectoryService } from './intern.directory.ts';
import { InternExport } from './intern.export.ts';
import { InternConsumers } from './interns.consumers.ts';
import { InternsController } from './interns.controller.ts';
import { Interns } from './interns.service.ts';
import { Saved } from './saved.service.ts';
import { SearchMatches } from './search.matches.ts';

@Global()
@Module({
  controllers: [InternsController],
  providers: [
    Interns,
    Saved,
    SearchMatches,
    InternExport,
    InternConsumers,
    BookmarkDesk,
    Bookmarkers,
    { provide: InternDirectory, useClass: InternDirectoryService },
  ],
  exports: [InternDirectory],
})
export class InternsModule {}
