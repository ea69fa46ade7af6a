export { layoutResume, PAGE } from './export/page-layout.ts';
export { resumeLines } from './export/resume-blocks.ts';
export { importResumeJson, type ResumeImport } from './export/resume-json.ts';
