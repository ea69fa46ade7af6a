import { Module } from '@nestjs/common';
import { ExternalJobBulkChanges } from './external-job-bulk-changes.service.ts';
import { ExternalJobSuggestions } from './job-pages/external-job-suggestions.service.ts';
import { ExternalJobsImport } from './import/external-jobs-import.service.ts';
import { LinkChecker } from './job-pages/link-checker.service.ts';
import { ExternalJobSearch } from './search/external-job-search.service.ts';
import { ExternalJobPersonalData } from './external-job-personal-data.service.ts';
import { ExternalJobJobs } from './external-jobs.jobs.ts';
import {
  ExternalJobsController,
  ExternalJobSourcesController,
  SavedExternalJobsController,
} from './external-jobs.controller.ts';
import { ExternalJobsEditor } from './external-jobs-editor.service.ts';
import { ExternalJobsExport } from './external-jobs-export.service.ts';
import { ExternalJobsReader } from './external-jobs-reader.service.ts';
import { ExternalJobSources } from './sources/external-job-sources.service.ts';
import { SourceImporter } from './sources/source-importer.service.ts';
import { SavedExternalJobs } from './search/saved-external-jobs.service.ts';

export { ExternalJobPersonalData } from './external-job-personal-data.service.ts';
export { ExternalJob, ExternalJobClicks, SavedExternalJob, externalJobCollections } from './external-job.entity.ts';
export { LinkChecker } from './job-pages/link-checker.service.ts';
export { ExternalJobsEditor } from './external-jobs-editor.service.ts';
export { ExternalJobSource, externalJobSourceCollections } from './sources/external-job-source.entity.ts';
export { ExternalJobsReader } from './external-jobs-reader.service.ts';

@Module({
  controllers: [ExternalJobsController, ExternalJobSourcesController, SavedExternalJobsController],
  providers: [
    ExternalJobsReader,
    ExternalJobsEditor,
    ExternalJobBulkChanges,
    ExternalJobsExport,
    ExternalJobSearch,
    SavedExternalJobs,
    ExternalJobJobs,
    ExternalJobPersonalData,
    ExternalJobsImport,
    ExternalJobSuggestions,
    LinkChecker,
    ExternalJobSources,
    SourceImporter,
  ],
  exports: [ExternalJobPersonalData, ExternalJobsEditor, ExternalJobsReader, LinkChecker],
})
export class ExternalJobsModule {}
