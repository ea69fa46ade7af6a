import { Global, Module } from '@nestjs/common';
import { DocumentLibrary } from '../ports/document-library.port.ts';
import { ProofLibrary } from '../ports/proof-library.port.ts';
import { DocumentLibraryService, ProofLibraryService } from './document.library.ts';
import { DocumentConsumers } from './documents.consumers.ts';
import { DocumentsController } from './documents.controller.ts';
import { Documents } from './documents.service.ts';
import { Inspector } from './inspector.service.ts';

@Global()
@Module({
  controllers: [DocumentsController],
  providers: [
    Documents,
    Inspector,
    DocumentConsumers,
    { provide: DocumentLibrary, useClass: DocumentLibraryService },
    { provide: ProofLibrary, useClass: ProofLibraryService },
  ],
  exports: [DocumentLibrary, ProofLibrary],
})
export class DocumentsModule {}
