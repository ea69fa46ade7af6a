import { Global, Module } from '@nestjs/common';
import { AuditWriter } from '../../platform/transitions/audit-writer.ts';
import { Audit } from '../ports/audit.port.ts';
import { PersonalRecords } from '../ports/personal-records.port.ts';
import { AuditController } from './audit.controller.ts';
import { AuditRecorder } from './audit-recorder.ts';
import { AuditLog } from './audit.service.ts';

@Global()
@Module({
  controllers: [AuditController],
  providers: [
    AuditLog,
    PersonalRecords,
    { provide: Audit, useClass: AuditRecorder },
    { provide: AuditWriter, useExisting: Audit },
  ],
  exports: [Audit, AuditWriter, PersonalRecords],
})
export class AuditModule {}
