import { Module } from '@nestjs/common';
import { AuditController } from './audit-log.controller.ts';
import { AuditLog } from './audit-log.service.ts';

@Module({ controllers: [AuditController], providers: [AuditLog] })
export class AuditLogModule {}
