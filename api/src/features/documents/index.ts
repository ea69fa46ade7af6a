export { AccessLog } from './access-log.service.ts';
export { CvReadings } from './cv-readings.ts';
export { type CleanCv, type DocumentFile, DocumentLibrary, ProofLibrary } from './document-library.service.ts';
export { Document, DocumentAccess, documentCollections } from './document.entity.ts';
export { DocumentInspector } from './inspector.service.ts';
export { Resume, resumeCollection } from './resumes/resume.entity.ts';
export { DocumentsModule } from './documents.module.ts';
export { DocumentPersonalData } from './document-personal-data.service.ts';
