import type { auditViews, ViewOf } from '@prentice/contract';

/** An entry as a full administrator reads it. */
export type FullAuditEntry = ViewOf<typeof auditViews.admin>;
/** An entry as the list shows it: whole, or one of the reader's own acts. */
export type AuditEntry = FullAuditEntry | ViewOf<typeof auditViews.own>;
export type AuditChange = AuditEntry['changes'][number];
