export { ExternalJobPersonalData } from './external-job-personal-data.service.ts';
export { ExternalJob, SavedExternalJob, externalJobCollections } from './external-job.entity.ts';
export { ExternalJobsEditor } from './external-jobs-editor.service.ts';
export { ExternalJobSource, externalJobSourceCollections } from './sources/external-job-source.entity.ts';
export { ExternalJobsModule } from './external-jobs.module.ts';
export { ExternalJobsReader } from './external-jobs-reader.service.ts';
