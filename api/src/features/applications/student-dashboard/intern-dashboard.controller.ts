import { operations } from '@prentice/contract';
import { Controller } from '@nestjs/common';
import type { Caller } from '../../../platform/access/caller.ts';
import { CurrentCaller } from '../../../platform/access/current-caller.decorator.ts';
import { BindOperation } from '../../../platform/http/bind-operation.decorator.ts';
import { InternDashboards } from './intern-dashboard.service.ts';

@Controller()
export class InternDashboardController {
  constructor(private readonly dashboards: InternDashboards) {}

  @BindOperation(operations.dashboards.intern)
  read(@CurrentCaller() caller: Caller) {
    return this.dashboards.read(caller);
  }
}
