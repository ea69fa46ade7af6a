import { operations as declared } from '@prentice/contract';
import {
  OperationsController,
  pickOperations,
  type Handlers,
} from '../../platform/http/operations-controller.decorator.ts';
import { AdminDashboards } from './admin-dashboard.service.ts';
import { EmployerDashboards } from './employer-dashboard.service.ts';

const operations = pickOperations(declared.dashboards, 'admin', 'employer');

@OperationsController(operations)
export class DashboardsController {
  constructor(
    private readonly admins: AdminDashboards,
    private readonly employers: EmployerDashboards,
  ) {}

  readonly handlers: Handlers<typeof operations> = {
    admin: ({ caller, query }) => this.admins.read(caller, query.days),
    employer: ({ caller }) => this.employers.read(caller),
  };
}
