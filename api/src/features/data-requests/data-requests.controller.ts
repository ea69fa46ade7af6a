import { dataRequestViewFor, dataRequestOperations as operations } from '@prentice/contract';
import { Controller } from '@nestjs/common';
import type { Caller } from '../../platform/access/caller.ts';
import { CurrentCaller } from '../../platform/access/current-caller.decorator.ts';
import { sendDownload } from '../../platform/files/file-download.ts';
import { BindOperation, OperationInput, type HandlerInput } from '../../platform/http/bind-operation.decorator.ts';
import { CurrentExchange, type HttpExchange } from '../../platform/http/http-exchange.decorator.ts';
import { DataRequests } from './data-requests.service.ts';

@Controller()
export class DataRequestsController {
  constructor(private readonly requests: DataRequests) {}

  @BindOperation(operations.list)
  list(@OperationInput() input: HandlerInput<typeof operations.list>, @CurrentCaller() caller: Caller) {
    return this.requests.list(caller, input.list(dataRequestViewFor(caller.actor)));
  }

  @BindOperation(operations.get)
  get(@OperationInput() input: HandlerInput<typeof operations.get>, @CurrentCaller() caller: Caller) {
    return this.requests.get(caller, input.params.id);
  }

  @BindOperation(operations.create)
  create(
    @OperationInput() input: HandlerInput<typeof operations.create>,
    @CurrentCaller() caller: Caller,
    @CurrentExchange() { request }: HttpExchange,
  ) {
    return this.requests.create(caller, input.body, request);
  }

  @BindOperation(operations.transition)
  cancel(@OperationInput() input: HandlerInput<typeof operations.transition>, @CurrentCaller() caller: Caller) {
    return this.requests.cancel(caller, input.params.id, input.body.note ?? null);
  }

  @BindOperation(operations.file)
  async file(
    @OperationInput() input: HandlerInput<typeof operations.file>,
    @CurrentCaller() caller: Caller,
    @CurrentExchange() { reply }: HttpExchange,
  ) {
    const bytes = await this.requests.readExport(caller, input.params.id);
    return sendDownload(reply, { bytes, fileName: 'my-data.json', mediaType: 'application/json' });
  }
}
