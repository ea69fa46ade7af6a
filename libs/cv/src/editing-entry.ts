export { layoutResume, PAGE, uncoveredLetters } from './export/page-layout.ts';
export type { PlacedLine, ResumePage } from './export/page-layout.ts';
export { importResumeJson, type ResumeImport } from './export/resume-json.ts';
