import { resumeOperations as operations } from '@prentice/contract';
import { sendDownload } from '../../../platform/files/file-download.ts';
import { OperationsController, type Handlers } from '../../../platform/http/operations-controller.decorator.ts';
import { Resumes } from './resumes.service.ts';

@OperationsController(operations)
export class ResumesController {
  constructor(private readonly resumes: Resumes) {}

  readonly handlers: Handlers<typeof operations> = {
    list: ({ caller, list }) => this.resumes.list(caller, list('summary')),
    create: ({ caller, body }) => this.resumes.create(caller, body),
    get: ({ caller, params }) => this.resumes.get(caller, params.id),
    update: ({ caller, params, body, version }) => this.resumes.update(caller, params.id, version, body),
    remove: ({ caller, params }) => this.resumes.remove(caller, params.id),
    export: async ({ caller, body, exchange }) => sendDownload(exchange.reply, await this.resumes.export(caller, body)),
  };
}
