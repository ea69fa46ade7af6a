import { operations as declared } from '@prentice/contract';
import { Controller } from '@nestjs/common';
import type { Caller } from '../../platform/access/authenticator.ts';
import { CallerOf } from '../../platform/access/caller.decorator.ts';
import { Bind, FromRequest, type HandlerInput } from '../../platform/http/bind.decorator.ts';
import { AdminDashboards } from './admin.dashboard.service.ts';
import { EmployerDashboards } from './employer.dashboard.service.ts';

const operations = declared.dashboards;

@Controller()
export class DashboardsController {
  constructor(
    private readonly admins: AdminDashboards,
    private readonly employers: EmployerDashboards,
  ) {}

  @Bind(operations.admin)
  admin(@FromRequest() input: HandlerInput<typeof operations.admin>, @CallerOf() caller: Caller) {
    return this.admins.read(caller, input.query.days);
  }

  @Bind(operations.employer)
  employer(@CallerOf() caller: Caller) {
    return this.employers.read(caller);
  }
}
