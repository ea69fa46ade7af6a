import { Module } from '@nestjs/common';
import { AdministratorsModule } from '../administrators/index.ts';
import { DataRequestsModule } from '../data-requests/index.ts';
import { AuditLog } from './audit-log.service.ts';
import { auditViewFor, auditOperations as operations } from '@prentice/contract';
import { OperationsController, type Handlers } from '../../platform/http/operations-controller.decorator.ts';

@OperationsController(operations)
class AuditController {
  constructor(private readonly log: AuditLog) {}

  readonly handlers: Handlers<typeof operations> = {
    export: ({ caller, query }) => this.log.export(caller, query),
    list: ({ caller, list }) => this.log.list(caller, list(auditViewFor(caller.actor))),
    get: ({ caller, params }) => this.log.get(caller, params.id),
  };
}

@Module({ imports: [AdministratorsModule, DataRequestsModule], controllers: [AuditController], providers: [AuditLog] })
export class AuditLogModule {}
