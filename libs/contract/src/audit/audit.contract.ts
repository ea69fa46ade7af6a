import { z } from 'zod';
import { exportParams, filter, defineListSchema } from '../kernel/list.ts';
import type { Actor } from '../kernel/actor.ts';
import { id, idParams } from '../kernel/ids.ts';
import { may, operation } from '../kernel/operation.ts';
import { instant, searchText } from '../kernel/text.ts';
import { view } from '../kernel/view.ts';
import {
  auditActions,
  auditCategories,
  auditPeriods,
  auditResources,
  auditResults,
  auditRoles,
} from './audit-values.ts';

export const auditAction = z.enum(auditActions);

const change = z.object({
  field: z.string().max(80),
  /** Personal values are replaced by a keyed hash, so that equal values can be recognised and nothing else. */
  before: z.union([z.string().max(500), z.number(), z.boolean(), z.null()]),
  after: z.union([z.string().max(500), z.number(), z.boolean(), z.null()]),
  hashed: z.boolean(),
});

/** Append-only; kept for `limits.auditMonths`. */
export const auditRecord = z.object({
  id,
  /** Null for the system, and for attempts of nobody known. */
  actorId: id.nullable(),
  actorRole: z.enum(auditRoles),
  actorName: z.string().max(120).nullable(),
  action: auditAction,
  resource: z.enum(auditResources),
  resourceId: id.nullable(),
  /** The record's title or name at the time, where it is not personal. */
  resourceLabel: z.string().max(200).nullable(),
  /** Set only when the members of this employer may see the entry. */
  employerId: id.nullable(),
  changes: z.array(change).max(50),
  reasonCode: z.string().max(60).nullable(),
  /** Where several reasons were given, those after the first; otherwise null. */
  furtherReasonCodes: z.array(z.string().max(60)).max(20).nullable(),
  reason: z.string().max(1_000).nullable(),
  /** Network and device, shortened as in the list of sessions. */
  origin: z.string().max(160).nullable(),
  at: instant,
});
export type AuditRecord = z.infer<typeof auditRecord>;

// prettier-ignore
export const auditViews = {
  admin: view('admin', auditRecord, [
    'id', 'actorId', 'actorRole', 'actorName', 'action', 'resource', 'resourceId', 'resourceLabel', 'employerId',
    'changes', 'reasonCode', 'furtherReasonCodes', 'reason', 'origin', 'at',
  ]),
  /** What a limited administrator sees of the own acts. */
  own: view('own', auditRecord, [
    'id', 'action', 'resource', 'resourceId', 'resourceLabel', 'changes', 'reasonCode', 'furtherReasonCodes', 'reason',
    'at',
  ]),
  /** What members see of their employer's history; administrators act without a name there. */
  employer: view('employer', auditRecord, [
    'id', 'actorRole', 'action', 'resource', 'resourceId', 'resourceLabel', 'changes', 'reasonCode',
    'furtherReasonCodes', 'at',
  ]),
};

export function auditViewFor(actor: Actor): keyof typeof auditViews {
  if (actor.role === 'admin') return 'admin';
  return actor.role === 'employer' ? 'employer' : 'own';
}

export const auditReply = z.union([auditViews.admin.schema, auditViews.own.schema, auditViews.employer.schema]);

export const auditList = defineListSchema({
  resource: 'audit',
  filters: {
    /** What the record was called when it was acted on; accounts are found by `actor` and `person`. */
    q: filter.search(['resourceLabel']),
    action: filter.in('action', auditAction),
    resource: filter.in('resource', z.enum(auditResources)),
    resourceId: filter.eq('resourceId', id),
    actorId: filter.eq('actorId', id, ['admin']),
    /** Words of the name or the address of those who acted. */
    actor: filter.custom(searchText(254).min(1), ['admin']),
    /** About a person: the account, and what belongs to it, such as a profile, applications, documents and requests. */
    person: filter.custom(id, ['admin']),
    actorRole: filter.in('actorRole', z.enum(auditRoles), { views: ['admin', 'employer'] }),
    result: filter.custom(z.enum(auditResults)),
    category: filter.custom(z.enum(auditCategories)),
    /** Back from the moment at which it is asked. */
    period: filter.custom(z.enum(auditPeriods)),
    employerId: filter.eq('employerId', id, ['admin']),
    reasonCode: filter.in('reasonCode', searchText(60)),
    from: filter.gte('at', instant),
    to: filter.lte('at', instant),
  },
  sorts: { at: 'at' },
  defaultSort: ['at', 'DESC'],
});

export const auditOperations = {
  list: operation({
    method: 'GET',
    path: '/audit',
    summary: 'List who did what, newest first, limited to what the caller may see',
    access: may('read', 'AuditEntry'),
    rate: 'read',
    list: auditList,
    reply: auditReply,
  }),
  get: operation({
    method: 'GET',
    path: '/audit/:id',
    summary: 'Get an audit entry',
    access: may('read', 'AuditEntry'),
    rate: 'read',
    params: idParams,
    reply: auditReply,
  }),
  export: operation({
    method: 'GET',
    path: '/audit/export',
    summary: 'Export audit entries as CSV',
    access: may('export', 'AuditEntry'),
    rate: 'export',
    query: exportParams,
    replyKind: 'file',
  }),
};
