import { Module } from '@nestjs/common';
import { AdministratorsModule } from '../administrators/index.ts';
import { MailedLinks } from './mailed-links.service.ts';
import { authOperations } from '@prentice/contract';
import {
  OperationsController,
  pickOperations,
  type Handlers,
} from '../../platform/http/operations-controller.decorator.ts';

const operations = pickOperations(authOperations, 'checkLink', 'renewLink');

@OperationsController(operations)
class MailedLinksController {
  constructor(private readonly links: MailedLinks) {}

  readonly handlers: Handlers<typeof operations> = {
    checkLink: ({ body, exchange }) => this.links.check(body.token, exchange.request),
    renewLink: ({ body, exchange }) => this.links.renew(body.token, exchange.request),
  };
}

@Module({ imports: [AdministratorsModule], controllers: [MailedLinksController], providers: [MailedLinks] })
export class MailedLinksModule {}
