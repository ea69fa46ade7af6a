import { authOperations as operations } from '@prentice/contract';
import { Controller } from '@nestjs/common';
import { BindOperation, OperationInput, type HandlerInput } from '../../platform/http/bind-operation.decorator.ts';
import { CurrentExchange, type HttpExchange } from '../../platform/http/http-exchange.decorator.ts';
import { MailedLinks } from './mailed-links.service.ts';

@Controller()
export class MailedLinksController {
  constructor(private readonly links: MailedLinks) {}

  @BindOperation(operations.checkLink)
  check(@OperationInput() input: HandlerInput<typeof operations.checkLink>, @CurrentExchange() exchange: HttpExchange) {
    return this.links.check(input.body.token, exchange.request);
  }

  @BindOperation(operations.renewLink)
  renew(@OperationInput() input: HandlerInput<typeof operations.renewLink>, @CurrentExchange() exchange: HttpExchange) {
    return this.links.renew(input.body.token, exchange.request);
  }
}
