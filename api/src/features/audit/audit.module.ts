import { Global, Module } from '@nestjs/common';
import { AuditWriter } from '../../platform/transitions/audit-writer.ts';
import { Audit } from './audit.service.ts';

@Global()
@Module({
  providers: [Audit, { provide: AuditWriter, useExisting: Audit }],
  exports: [Audit, AuditWriter],
})
export class AuditModule {}
