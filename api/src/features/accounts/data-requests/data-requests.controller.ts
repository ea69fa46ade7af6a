import { dataRequestAudience, dataRequestOperations as operations } from '@prentice/contract';
import { Controller } from '@nestjs/common';
import type { Caller } from '../../../platform/access/authenticator.ts';
import { CallerOf } from '../../../platform/access/caller.decorator.ts';
import { attachment } from '../../../platform/files/attachment.ts';
import { Bind, FromRequest, type HandlerInput } from '../../../platform/http/bind.decorator.ts';
import { ExchangeOf, type Exchange } from '../../../platform/http/exchange.decorator.ts';
import { DataRequests } from './data-requests.service.ts';

@Controller()
export class DataRequestsController {
  constructor(private readonly requests: DataRequests) {}

  @Bind(operations.list)
  list(@FromRequest() input: HandlerInput<typeof operations.list>, @CallerOf() caller: Caller) {
    return this.requests.list(caller, input.list(dataRequestAudience(caller.actor)));
  }

  @Bind(operations.get)
  get(@FromRequest() input: HandlerInput<typeof operations.get>, @CallerOf() caller: Caller) {
    return this.requests.get(caller, input.params.id);
  }

  @Bind(operations.create)
  create(
    @FromRequest() input: HandlerInput<typeof operations.create>,
    @CallerOf() caller: Caller,
    @ExchangeOf() { request }: Exchange,
  ) {
    return this.requests.create(caller, input.body, request);
  }

  @Bind(operations.transition)
  cancel(@FromRequest() input: HandlerInput<typeof operations.transition>, @CallerOf() caller: Caller) {
    return this.requests.cancel(caller, input.params.id, input.body.note ?? null);
  }

  @Bind(operations.file)
  async file(
    @FromRequest() input: HandlerInput<typeof operations.file>,
    @CallerOf() caller: Caller,
    @ExchangeOf() { reply }: Exchange,
  ) {
    const bytes = await this.requests.file(caller, input.params.id);
    return attachment(reply, { bytes, fileName: 'my-data.json', mediaType: 'application/json' });
  }
}
