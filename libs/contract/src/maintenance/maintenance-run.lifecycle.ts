import { eventNames, guardNames, lifecycle } from '../kernel/lifecycle.ts';

/** The conditions of the table. Each is the function of its name in `maintenance-run.transitions.ts` of the API. */
export const maintenanceRunGuardNames = guardNames({
  /** What it has changed can still be undone. */
  canUndo: 'canUndo',
});
const guard = maintenanceRunGuardNames;

/** What its transitions record: each is an event of `api/src/platform/events/catalogue`. */
export const maintenanceRunEventNames = eventNames({
  'maintenance.requested': 'maintenance.requested',
  'maintenance.started': 'maintenance.started',
  'maintenance.succeeded': 'maintenance.succeeded',
  'maintenance.failed': 'maintenance.failed',
  'maintenance.cancelled': 'maintenance.cancelled',
  'maintenance.undo_requested': 'maintenance.undo_requested',
  'maintenance.undone': 'maintenance.undone',
});
const event = maintenanceRunEventNames;

/**
 * The life of a run of maintenance, which works in batches: what is cancelled has changed some records. What a run has
 * changed can be undone where `canUndo` says so, in batches too.
 */
export const maintenanceRunLifecycle = lifecycle(
  ['queued', 'running', 'succeeded', 'failed', 'cancelled', 'undoing', 'undone'],
  [
    { from: [null], to: 'queued', by: ['admin'], event: event['maintenance.requested'] },
    { from: ['queued'], to: 'running', by: ['system'], event: event['maintenance.started'] },
    { from: ['running'], to: 'succeeded', by: ['system'], event: event['maintenance.succeeded'] },
    { from: ['queued', 'running', 'undoing'], to: 'failed', by: ['system'], event: event['maintenance.failed'] },
    { from: ['queued', 'running'], to: 'cancelled', by: ['admin'], event: event['maintenance.cancelled'] },
    {
      from: ['succeeded', 'cancelled', 'failed'],
      to: 'undoing',
      by: ['admin'],
      guards: [guard.canUndo],
      event: event['maintenance.undo_requested'],
    },
    { from: ['undoing'], to: 'undone', by: ['system'], event: event['maintenance.undone'] },
  ],
);
export type MaintenanceRunState = (typeof maintenanceRunLifecycle.states)[number];
