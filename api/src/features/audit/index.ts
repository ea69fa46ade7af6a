import { Global, Module } from '@nestjs/common';
import { AuditWriter } from '../../platform/transitions/audit-writer.ts';
import { Audit } from './audit.service.ts';

export { AuditEntry, type AuditRow, auditCollection } from './audit.entity.ts';
export { Audit } from './audit.service.ts';

@Global()
@Module({
  providers: [Audit, { provide: AuditWriter, useExisting: Audit }],
  exports: [Audit, AuditWriter],
})
export class AuditModule {}
