import { z } from 'zod';
import { id, idParams } from '../kernel/ids.ts';
import { filter, defineListSchema } from '../kernel/list.ts';
import { may, operation } from '../kernel/operation.ts';
import { instant } from '../kernel/text.ts';
import { view, type ViewOf } from '../kernel/view.ts';
import { maintenanceRunLifecycle } from './maintenance-run.lifecycle.ts';

export const maintenanceLimits = {
  /** Records with a wrong creation date that are changed in one transaction. */
  batch: 500,
  /** Findings that one request returns. */
  findings: 200,
  /** Days until findings are deleted, and with them the way to undo. */
  findingDays: 30,
} as const;

/**
 * What can be done to everything at once: setting creation dates that are wrong, rebuilding the search index,
 * computing matches again, checking links of external jobs, comparing files with their hashes, and deleting files that
 * no record names.
 */
export const maintenanceKinds = [
  'creation_dates',
  'search_index',
  'matches',
  'links',
  'files',
  'unused_files',
] as const;
export const maintenanceKind = z.enum(maintenanceKinds);
export type MaintenanceKind = (typeof maintenanceKinds)[number];

/** Kinds that change records or files, and can look before without changing anything. */
export const dryRunKinds = ['creation_dates', 'unused_files'] as const;
export type DryRunKind = (typeof dryRunKinds)[number];

export const isDryRunKind = (kind: MaintenanceKind): kind is DryRunKind => dryRunKinds.some((other) => other === kind);

/** Kinds whose changes can be undone. */
export const undoableKinds: readonly MaintenanceKind[] = ['creation_dates'];

export const maintenanceRunState = z.enum(maintenanceRunLifecycle.states);

export const maintenanceRunRecord = z.object({
  id,
  kind: maintenanceKind,
  /** Whether it only looks. */
  dryRun: z.boolean(),
  state: maintenanceRunState,
  /** Records that it is about, counted when it started; null before. */
  total: z.int().nullable(),
  processed: z.int(),
  /** Of those, what was changed, or would be in a dry run; and what could not be, or is broken. */
  changed: z.int(),
  failed: z.int(),
  /** How many changes were taken back. */
  undone: z.int(),
  /** Whether its changes can be taken back now. */
  canUndo: z.boolean(),
  startedByName: z.string().nullable(),
  createdAt: instant,
  startedAt: instant.nullable(),
  endedAt: instant.nullable(),
});

export const maintenanceRunView = view('admin', maintenanceRunRecord, [
  'id',
  'kind',
  'dryRun',
  'state',
  'total',
  'processed',
  'changed',
  'failed',
  'undone',
  'canUndo',
  'startedByName',
  'createdAt',
  'startedAt',
  'endedAt',
]);
export type MaintenanceRunReply = ViewOf<typeof maintenanceRunView>;

/**
 * Where a proposed creation date comes from, in the order in which they are tried, or why there is none; and what is
 * wrong with a file, a link or an application.
 */
export const maintenanceReasons = [
  'object_id',
  'first_event',
  'updated_at',
  'unknown',
  'file_missing',
  'file_different',
  'file_unused',
  'link_broken',
  'match_failed',
] as const;
export const maintenanceReason = z.enum(maintenanceReasons);
export type MaintenanceReason = (typeof maintenanceReasons)[number];

/**
 * What became of a finding: reported only, changed, deleted, left because the record had changed meanwhile, or taken
 * back.
 */
export const findingOutcomes = ['reported', 'changed', 'deleted', 'skipped', 'undone'] as const;
export type FindingOutcome = (typeof findingOutcomes)[number];

/** One record that a run has found, without anything personal in it. */
export const maintenanceFinding = z.object({
  id,
  collection: z.string(),
  recordId: z.string(),
  /** The stored value as text; null when there is none. */
  before: z.string().nullable(),
  /** What it is set to; null when nothing is known. */
  after: z.string().nullable(),
  reason: maintenanceReason,
  outcome: z.enum(findingOutcomes),
});
export type MaintenanceFinding = z.infer<typeof maintenanceFinding>;

export const maintenanceRunList = defineListSchema({
  resource: 'maintenance-runs',
  filters: { kind: filter.in('kind', maintenanceKind), state: filter.in('state', maintenanceRunState) },
  sorts: { createdAt: 'createdAt' },
  defaultSort: ['createdAt', 'DESC'],
});

const run = maintenanceRunView.schema;

export const maintenanceOperations = {
  list: operation({
    method: 'GET',
    path: '/maintenance-runs',
    summary: 'Runs of maintenance, the latest first',
    access: may('read', 'MaintenanceRun'),
    rate: 'read',
    list: maintenanceRunList,
    reply: run,
  }),
  get: operation({
    method: 'GET',
    path: '/maintenance-runs/:id',
    summary: 'One run with its progress',
    access: may('read', 'MaintenanceRun'),
    rate: 'read',
    params: idParams,
    reply: run,
  }),
  findings: operation({
    method: 'GET',
    path: '/maintenance-runs/:id/findings',
    summary: 'What a run has found, at most 200 at a time, after a given finding',
    access: may('read', 'MaintenanceRun'),
    rate: 'read',
    params: idParams,
    query: z.strictObject({ after: id.optional() }),
    reply: z.array(maintenanceFinding),
  }),
  start: operation({
    method: 'POST',
    path: '/maintenance-runs',
    summary: 'Start a run; a dry run only looks. One run of a kind at a time',
    access: may('create', 'MaintenanceRun'),
    rate: 'write',
    body: z
      .strictObject({ kind: maintenanceKind, dryRun: z.boolean().default(false) })
      .refine(({ kind, dryRun }) => !dryRun || isDryRunKind(kind), {
        path: ['dryRun'],
        error: 'Only creation dates and unused files can be checked without changing anything.',
      }),
    reply: run,
    status: 202,
  }),
  transition: operation({
    method: 'POST',
    path: '/maintenance-runs/:id/transitions',
    summary: 'Cancel a run after the batch that is under way, or undo what it has changed',
    access: may('transition', 'MaintenanceRun'),
    rate: 'write',
    params: idParams,
    body: z.strictObject({ to: z.enum(['cancelled', 'undoing']) }),
    reply: run,
  }),
};
