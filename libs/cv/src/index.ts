export { cvFileErrors, type CvFileErrorCode } from './files/cv-file-error.ts';
export type { Box } from './layout/text-item.ts';
export { CV_ENGINE_VERSION } from './reading/cv-document.ts';
export type * from './reading/cv-document.ts';
export type * from './reading/json-resume.ts';
export type { FieldSource } from './reading/field-source.ts';
