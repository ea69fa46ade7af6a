import { operations as declared } from '@prentice/contract';
import {
  OperationsController,
  pickOperations,
  type Handlers,
} from '../../../platform/http/operations-controller.decorator.ts';
import { InternDashboardService } from './intern-dashboard.service.ts';

const operations = pickOperations(declared.dashboards, 'intern');

@OperationsController(operations)
export class InternDashboardController {
  constructor(private readonly dashboards: InternDashboardService) {}

  readonly handlers: Handlers<typeof operations> = {
    intern: ({ caller }) => this.dashboards.read(caller),
  };
}
