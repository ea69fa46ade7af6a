import { operations } from '@prentice/contract';
import { Controller } from '@nestjs/common';
import type { Caller } from '../../platform/access/authenticator.ts';
import { CallerOf } from '../../platform/access/caller.decorator.ts';
import { Bind } from '../../platform/http/bind.decorator.ts';
import { InternDashboards } from './intern.dashboard.service.ts';

@Controller()
export class InternDashboardController {
  constructor(private readonly dashboards: InternDashboards) {}

  @Bind(operations.dashboards.intern)
  read(@CallerOf() caller: Caller) {
    return this.dashboards.read(caller);
  }
}
