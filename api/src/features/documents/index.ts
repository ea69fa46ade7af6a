import { Global, Module } from '@nestjs/common';
import { AccessLog } from './access-log.service.ts';
import { DocumentIntegrity } from './document-integrity.service.ts';
import { DocumentLibrary, ProofLibrary } from './document-library.service.ts';
import { DocumentPersonalData } from './document-personal-data.service.ts';
import { DocumentsController, ResumesController } from './documents.controller.ts';
import { Documents } from './documents.service.ts';
import { CvReadings } from './cv-readings/cv-readings.service.ts';
import { CvReviews } from './cv-readings/cv-reviews.service.ts';
import { DocumentInspector } from './inspection/inspector.service.ts';
import { ResumeDrafts } from './resumes/resume-drafts.service.ts';
import { Resumes } from './resumes/resumes.service.ts';

export { DocumentIntegrity } from './document-integrity.service.ts';
export { AccessLog } from './access-log.service.ts';
export { CvReadings } from './cv-readings/cv-readings.service.ts';
export { type CleanCv, type DocumentFile, DocumentLibrary, ProofLibrary } from './document-library.service.ts';
export { Document, DocumentAccess, documentCollections } from './document.entity.ts';
export { DocumentInspector } from './inspection/inspector.service.ts';
export { Resume, resumeCollections } from './resumes/resume.entity.ts';
export { DocumentPersonalData } from './document-personal-data.service.ts';

@Global()
@Module({
  controllers: [DocumentsController, ResumesController],
  providers: [
    Documents,
    DocumentInspector,
    CvReadings,
    CvReviews,
    DocumentPersonalData,
    AccessLog,
    DocumentIntegrity,
    DocumentLibrary,
    ProofLibrary,
    Resumes,
    ResumeDrafts,
  ],
  exports: [
    AccessLog,
    CvReadings,
    DocumentInspector,
    DocumentIntegrity,
    DocumentLibrary,
    DocumentPersonalData,
    ProofLibrary,
  ],
})
export class DocumentsModule {}
