import { authOperations } from '@prentice/contract';
import {
  OperationsController,
  pickOperations,
  type Handlers,
} from '../../platform/http/operations-controller.decorator.ts';
import { MailedLinks } from './mailed-links.service.ts';

const operations = pickOperations(authOperations, 'checkLink', 'renewLink');

@OperationsController(operations)
export class MailedLinksController {
  constructor(private readonly links: MailedLinks) {}

  readonly handlers: Handlers<typeof operations> = {
    checkLink: ({ body, exchange }) => this.links.check(body.token, exchange.request),
    renewLink: ({ body, exchange }) => this.links.renew(body.token, exchange.request),
  };
}
