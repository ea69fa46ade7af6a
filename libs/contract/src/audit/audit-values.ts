import { roles } from '../kernel/actor.ts';

/** What is done, from signing in to looking at hidden data. */
// prettier-ignore
export const auditActions = [
  'sign_in', 'sign_in_failed', 'sign_out', 'session_ended', 'session_reuse', 'password_changed', 'password_reset',
  'email_changed', 'identity_linked', 'setup', 'created', 'updated', 'deleted', 'transition', 'granted', 'invited',
  'invitation_accepted', 'invitation_revoked', 'suspended', 'reinstated', 'revealed', 'unmasked', 'exported', 'assigned',
  'messaged', 'imported', 'maintenance', 'erased', 'second_factor_on', 'second_factor_off', 'second_factor_reset',
  'recovery_codes_renewed', 'recovery_code_used', 'passkey_added', 'passkey_removed', 'preferences_changed',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** What entries are about, for those who look for one kind: most of them are about sessions and about how somebody reads. */
export const auditCategories = ['withoutSessions', 'decisions', 'accounts', 'sessions'] as const;
export type AuditCategory = (typeof auditCategories)[number];

/** Lengths of time back from now, in days, for those who read what happened lately. */
export const auditPeriodDays = { week: 7, month: 30, quarter: 90 } as const;
export type AuditPeriod = keyof typeof auditPeriodDays;
export const auditPeriods = ['week', 'month', 'quarter'] as const satisfies readonly AuditPeriod[];

const sessionActions: readonly AuditAction[] = [
  'sign_in',
  'sign_in_failed',
  'sign_out',
  'session_ended',
  'session_reuse',
  'preferences_changed',
];
// prettier-ignore
const accountActions: readonly AuditAction[] = [
  'password_changed', 'password_reset', 'email_changed', 'identity_linked', 'setup', 'invitation_accepted', 'erased',
  'second_factor_on', 'second_factor_off', 'second_factor_reset', 'recovery_codes_renewed', 'recovery_code_used',
  'passkey_added', 'passkey_removed',
];

/** The actions of each category; what is about neither a session nor an account is a decision or a change. */
export const actionsByCategory: Readonly<Record<AuditCategory, readonly AuditAction[]>> = {
  withoutSessions: auditActions.filter((action) => !sessionActions.includes(action)),
  decisions: auditActions.filter((action) => !sessionActions.includes(action) && !accountActions.includes(action)),
  accounts: accountActions,
  sessions: sessionActions,
};

/** Attempts that were refused; every other entry is about something that was done. */
export const failedActions: readonly AuditAction[] = ['sign_in_failed', 'session_reuse'];

/** What came of it. */
export const auditResults = ['done', 'failed'] as const;
export type AuditResult = (typeof auditResults)[number];

/** Kinds of records that entries are about: the names of the list resources. */
// prettier-ignore
export const auditResources = [
  'users', 'sessions', 'administrators', 'invitations', 'employers', 'members', 'verification-cases', 'internships',
  'applications', 'interns', 'documents', 'reports', 'data-requests', 'external-jobs', 'external-job-sources', 'news',
  'announcements', 'notifications', 'cv-analyses', 'maintenance',
] as const;
export type AuditResource = (typeof auditResources)[number];

/** Who acts: somebody with a role, a visitor, or nobody at all. */
export const auditRoles = [...roles, 'anonymous', 'system'] as const;

/** The field of an entry about an export that has its number of records. */
export const exportedRows = 'rows';
/** Begins the fields of an entry about an export that have its filters. */
export const exportedFilter = 'filter.';
