import { Module } from '@nestjs/common';
import { ExternalJobSuggestions } from './external-job-suggestions.service.ts';
import { ExternalJobsImport } from './import/external-jobs-import.service.ts';
import { LinkChecker } from './link-checker.service.ts';
import { ExternalJobSearch } from './external-job-search.service.ts';
import { ExternalJobPersonalData } from './external-job-personal-data.service.ts';
import { ExternalJobJobs } from './external-jobs.jobs.ts';
import { ExternalJobsController } from './external-jobs.controller.ts';
import { ExternalJobsEditor } from './external-jobs-editor.service.ts';
import { ExternalJobBulkChanges } from './external-job-bulk-changes.service.ts';
import { ExternalJobsExport } from './external-jobs-export.service.ts';
import { ExternalJobsReader } from './external-jobs-reader.service.ts';
import { ExternalJobSourcesController } from './sources/external-job-sources.controller.ts';
import { ExternalJobSources } from './sources/external-job-sources.service.ts';
import { SourceImporter } from './sources/source-importer.service.ts';
import { SavedExternalJobsController } from './saved-external-jobs.controller.ts';
import { SavedExternalJobs } from './saved-external-jobs.service.ts';

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
  exports: [ExternalJobPersonalData, ExternalJobsEditor, ExternalJobsReader],
})
export class ExternalJobsModule {}
