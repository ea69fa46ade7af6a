import { auditAudience, auditOperations as operations } from '@prentice/contract';
import { Controller } from '@nestjs/common';
import type { Caller } from '../../platform/access/authenticator.ts';
import { CallerOf } from '../../platform/access/caller.decorator.ts';
import { Bind, FromRequest, type HandlerInput } from '../../platform/http/bind.decorator.ts';
import { AuditLog } from './audit.service.ts';

@Controller()
export class AuditController {
  constructor(private readonly log: AuditLog) {}

  @Bind(operations.export)
  export(@FromRequest() input: HandlerInput<typeof operations.export>, @CallerOf() caller: Caller) {
    return this.log.export(caller, input.query);
  }

  @Bind(operations.list)
  list(@FromRequest() input: HandlerInput<typeof operations.list>, @CallerOf() caller: Caller) {
    return this.log.list(caller, input.list(auditAudience(caller.actor)));
  }

  @Bind(operations.get)
  get(@FromRequest() input: HandlerInput<typeof operations.get>, @CallerOf() caller: Caller) {
    return this.log.get(caller, input.params.id);
  }
}
