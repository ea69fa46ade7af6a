export { editableResume } from './export/editable-resume.ts';
export { readCvFile } from './reading/read-cv-file.ts';
export { readText } from './reading/read-lines.ts';
export { findingsOf } from './reading/profile-findings.ts';
export { machineReadingOf } from './review/machine-reading.ts';
export { reviewCv } from './review/review.ts';
export { CV_ENGINE_VERSION } from './reading/cv-document.ts';
export { evidenceIn } from './match/match.ts';
