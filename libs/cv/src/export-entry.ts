export { exportResume, type ResumeExport } from './export/export-resume.ts';
