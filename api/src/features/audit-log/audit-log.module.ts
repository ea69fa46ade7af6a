import { Module } from '@nestjs/common';
import { DataRequestsModule } from '../data-requests/index.ts';
import { AuditController } from './audit-log.controller.ts';
import { AuditLog } from './audit-log.service.ts';

@Module({ imports: [DataRequestsModule], controllers: [AuditController], providers: [AuditLog] })
export class AuditLogModule {}
