import { failedEventOperations as operations } from '@prentice/contract';
import { OperationsController, type Handlers } from '../../platform/http/operations-controller.decorator.ts';
import { FailedEvents } from './failed-events.service.ts';

@OperationsController(operations)
export class FailedEventsController {
  constructor(private readonly failedEvents: FailedEvents) {}

  readonly handlers: Handlers<typeof operations> = {
    list: () => this.failedEvents.list(),
    retry: async ({ caller, params }) => {
      await this.failedEvents.retry(caller, params.id);
    },
    setAside: async ({ caller, params }) => {
      await this.failedEvents.setAside(caller, params.id);
    },
  };
}
