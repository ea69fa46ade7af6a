import { documentOperations, resumeOperations } from '@prentice/contract';
import { OperationsController, type Handlers } from '../../platform/http/operations-controller.decorator.ts';
import { sendDownload } from '../../platform/files/file-download.ts';
import { Documents } from './documents.service.ts';
import { ResumeDrafts } from './resumes/resume-drafts.service.ts';
import { Resumes } from './resumes/resumes.service.ts';

@OperationsController(documentOperations)
export class DocumentsController {
  constructor(private readonly documents: Documents) {}

  readonly handlers: Handlers<typeof documentOperations> = {
    list: ({ caller, list }) => this.documents.list(caller, list('own')),
    upload: ({ caller, body, file }) => this.documents.upload(caller, body.kind, file),
    accesses: ({ caller, list }) => this.documents.accesses(caller, list('owner')),
    get: ({ caller, params }) => this.documents.get(caller, params.id),
    file: async ({ caller, params, exchange }) => {
      const { row, bytes } = await this.documents.file(caller, params.id);
      return sendDownload(exchange.reply, { bytes, fileName: row.fileName, mediaType: row.mediaType });
    },
    reveal: async ({ caller, params, body, exchange }) => {
      const { row, bytes } = await this.documents.reveal(caller, params.id, body);
      return sendDownload(exchange.reply, { bytes, fileName: row.fileName, mediaType: row.mediaType });
    },
    reading: ({ caller, params }) => this.documents.readCv(caller, params.id),
    review: ({ caller, params }) => this.documents.reviewCv(caller, params.id),
    rename: ({ caller, params, body }) => this.documents.rename(caller, params.id, body.fileName),
    remove: ({ caller, params }) => this.documents.remove(caller, params.id),
  };
}

@OperationsController(resumeOperations)
export class ResumesController {
  constructor(
    private readonly resumes: Resumes,
    private readonly drafts: ResumeDrafts,
  ) {}

  readonly handlers: Handlers<typeof resumeOperations> = {
    list: ({ caller, list }) => this.resumes.list(caller, list('summary')),
    create: ({ caller, body }) => this.resumes.create(caller, body),
    draft: ({ caller }) => this.drafts.get(caller),
    saveDraft: ({ caller, body, version }) => this.drafts.save(caller, version, body),
    get: ({ caller, params }) => this.resumes.get(caller, params.id),
    update: ({ caller, params, body, version }) => this.resumes.update(caller, params.id, version, body),
    remove: ({ caller, params }) => this.resumes.remove(caller, params.id),
    export: async ({ caller, body, exchange }) => sendDownload(exchange.reply, await this.resumes.export(caller, body)),
  };
}
