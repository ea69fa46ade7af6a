import { dataRequestViewFor, dataRequestOperations as operations } from '@prentice/contract';
import { sendDownload } from '../../platform/files/file-download.ts';
import { OperationsController, type Handlers } from '../../platform/http/operations-controller.decorator.ts';
import { DataRequests } from './data-requests.service.ts';

@OperationsController(operations)
export class DataRequestsController {
  constructor(private readonly requests: DataRequests) {}

  readonly handlers: Handlers<typeof operations> = {
    list: ({ caller, list }) => this.requests.list(caller, list(dataRequestViewFor(caller.actor))),
    get: ({ caller, params }) => this.requests.get(caller, params.id),
    create: ({ caller, body, exchange }) => this.requests.create(caller, body, exchange.request),
    transition: ({ caller, params, body }) => this.requests.cancel(caller, params.id, body.note ?? null),
    file: async ({ caller, params, exchange }) => {
      const bytes = await this.requests.readExport(caller, params.id);
      return sendDownload(exchange.reply, { bytes, fileName: 'my-data.json', mediaType: 'application/json' });
    },
  };
}
