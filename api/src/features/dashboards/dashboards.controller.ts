import { operations as declared } from '@prentice/contract';
import { Controller } from '@nestjs/common';
import type { Caller } from '../../platform/access/caller.ts';
import { CurrentCaller } from '../../platform/access/current-caller.decorator.ts';
import { BindOperation, OperationInput, type HandlerInput } from '../../platform/http/bind-operation.decorator.ts';
import { AdminDashboards } from './admin-dashboard.service.ts';
import { EmployerDashboards } from './employer-dashboard.service.ts';

const operations = declared.dashboards;

@Controller()
export class DashboardsController {
  constructor(
    private readonly admins: AdminDashboards,
    private readonly employers: EmployerDashboards,
  ) {}

  @BindOperation(operations.admin)
  admin(@OperationInput() input: HandlerInput<typeof operations.admin>, @CurrentCaller() caller: Caller) {
    return this.admins.read(caller, input.query.days);
  }

  @BindOperation(operations.employer)
  employer(@CurrentCaller() caller: Caller) {
    return this.employers.read(caller);
  }
}
