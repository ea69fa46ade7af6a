import { externalOperations as operations } from '@prentice/contract';
import { Controller, Inject } from '@nestjs/common';
import { Bind, FromRequest, type HandlerInput } from '../../../platform/http/bind.decorator.ts';
import { ExchangeOf, type Exchange } from '../../../platform/http/exchange.decorator.ts';
import { ExternalDesk } from './external.service.ts';

/** Ways in by an external provider. */
@Controller()
export class ExternalController {
  constructor(@Inject(ExternalDesk) private readonly desk: ExternalDesk) {}

  @Bind(operations.start)
  start(@FromRequest() input: HandlerInput<typeof operations.start>, @ExchangeOf() exchange: Exchange) {
    return this.desk.start(input.body, exchange);
  }

  @Bind(operations.finish)
  finish(@FromRequest() input: HandlerInput<typeof operations.finish>, @ExchangeOf() exchange: Exchange) {
    return this.desk.finish(input.body, exchange);
  }

  @Bind(operations.signUp)
  signUp(@FromRequest() input: HandlerInput<typeof operations.signUp>, @ExchangeOf() exchange: Exchange) {
    return this.desk.signUp(input.body, exchange);
  }
}
