import { auditViewFor, auditOperations as operations } from '@prentice/contract';
import { Controller } from '@nestjs/common';
import type { Caller } from '../../platform/access/caller.ts';
import { CurrentCaller } from '../../platform/access/current-caller.decorator.ts';
import { BindOperation, OperationInput, type HandlerInput } from '../../platform/http/bind-operation.decorator.ts';
import { AuditLog } from './audit-log.service.ts';

@Controller()
export class AuditController {
  constructor(private readonly log: AuditLog) {}

  @BindOperation(operations.export)
  export(@OperationInput() input: HandlerInput<typeof operations.export>, @CurrentCaller() caller: Caller) {
    return this.log.export(caller, input.query);
  }

  @BindOperation(operations.list)
  list(@OperationInput() input: HandlerInput<typeof operations.list>, @CurrentCaller() caller: Caller) {
    return this.log.list(caller, input.list(auditViewFor(caller.actor)));
  }

  @BindOperation(operations.get)
  get(@OperationInput() input: HandlerInput<typeof operations.get>, @CurrentCaller() caller: Caller) {
    return this.log.get(caller, input.params.id);
  }
}
