export { AuditEntry, type AuditRow, auditCollection } from './audit.entity.ts';
export { AuditModule } from './audit.module.ts';
export { Audit } from './audit.service.ts';
