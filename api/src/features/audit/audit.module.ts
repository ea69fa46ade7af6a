import { Global, Module } from '@nestjs/common';
import { Audit } from '../ports/audit.port.ts';
import { AuditController } from './audit.controller.ts';
import { AuditRecorder } from './audit.recorder.ts';
import { AuditLog } from './audit.service.ts';

@Global()
@Module({
  controllers: [AuditController],
  providers: [AuditLog, { provide: Audit, useClass: AuditRecorder }],
  exports: [Audit],
})
export class AuditModule {}
