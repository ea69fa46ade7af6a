import { operations as declared } from '@prentice/contract';
import {
  OperationsController,
  pickOperations,
  type Handlers,
} from '../../../platform/http/operations-controller.decorator.ts';
import { InternDashboards } from './intern-dashboard.service.ts';

const operations = pickOperations(declared.dashboards, 'intern');

@OperationsController(operations)
export class InternDashboardController {
  constructor(private readonly dashboards: InternDashboards) {}

  readonly handlers: Handlers<typeof operations> = {
    intern: ({ caller }) => this.dashboards.read(caller),
  };
}
