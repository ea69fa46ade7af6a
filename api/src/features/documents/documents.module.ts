import { Global, Module } from '@nestjs/common';
import { AccessLog } from '../ports/access-log.port.ts';
import { DocumentLibrary } from '../ports/document-library.port.ts';
import { ProofLibrary } from '../ports/proof-library.port.ts';
import { AccessLogService } from './access-log.ts';
import { DocumentLibraryService, ProofLibraryService } from './document-library.ts';
import { DocumentConsumers } from './documents.consumers.ts';
import { DocumentsController } from './documents.controller.ts';
import { Documents } from './documents.service.ts';
import { DocumentInspector } from './inspector.service.ts';

@Global()
@Module({
  controllers: [DocumentsController],
  providers: [
    Documents,
    DocumentInspector,
    DocumentConsumers,
    { provide: AccessLog, useClass: AccessLogService },
    { provide: DocumentLibrary, useClass: DocumentLibraryService },
    { provide: ProofLibrary, useClass: ProofLibraryService },
  ],
  exports: [AccessLog, DocumentLibrary, ProofLibrary],
})
export class DocumentsModule {}
