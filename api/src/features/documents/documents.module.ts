import { Global, Module } from '@nestjs/common';
import { AccessLog } from './access-log.service.ts';
import { DocumentLibrary, ProofLibrary } from './document-library.service.ts';
import { DocumentPersonalData } from './document-personal-data.service.ts';
import { DocumentsController } from './documents.controller.ts';
import { Documents } from './documents.service.ts';
import { CvReviews } from './cv-reviews.service.ts';
import { DocumentInspector } from './inspector.service.ts';

@Global()
@Module({
  controllers: [DocumentsController],
  providers: [Documents, DocumentInspector, CvReviews, DocumentPersonalData, AccessLog, DocumentLibrary, ProofLibrary],
  exports: [AccessLog, DocumentLibrary, DocumentPersonalData, ProofLibrary],
})
export class DocumentsModule {}
