import {
  maintenanceLimits,
  maintenanceRunLifecycle,
  undoableKinds,
  type MaintenanceRunState,
} from '@prentice/contract';
import { DAY } from '../../platform/clock/clock.ts';
import { defineTransitions, guardThat, type TransitionContext } from '../../platform/transitions/define-transitions.ts';
import type { MaintenanceRunRow } from './maintenance-run.entity.ts';

interface MaintenanceRunRequest {
  readonly to: MaintenanceRunState;
  /** True while it is created. */
  readonly first?: boolean;
}
type MaintenanceRunContext = TransitionContext<MaintenanceRunRow, MaintenanceRunState, MaintenanceRunRequest, null>;

const ended: readonly MaintenanceRunState[] = ['succeeded', 'failed', 'cancelled'];

/** Returns whether what a run has changed can be taken back: its findings say what it was, for a time. */
export const canUndo = (run: MaintenanceRunRow, now: Date): boolean =>
  undoableKinds.includes(run.kind) &&
  !run.dryRun &&
  ended.includes(run.state) &&
  run.changed > run.undone &&
  now.getTime() < run.createdAt.getTime() + maintenanceLimits.findingDays * DAY;

function release({ record, now }: MaintenanceRunContext): void {
  Object.assign(record, { activeKind: null, claimedBy: null, claimedUntil: null, endedAt: now });
}

const payload = ({ record, actor }: MaintenanceRunContext) => ({
  maintenanceRunId: record._id.toHexString(),
  kind: record.kind,
  dryRun: record.dryRun,
  by: actor.actorId,
});

/** Guards and effects of `maintenanceRunLifecycle`. */
export const maintenanceRunTransitions = defineTransitions<typeof maintenanceRunLifecycle, MaintenanceRunContext>(
  maintenanceRunLifecycle,
  {
    stateOf: ({ state }, { first }) => (first ? null : state),
    setState: (run, to) => (run.state = to),
    facts: async () => null,
    guards: { canUndo: guardThat(({ record, now }) => canUndo(record, now)) },
    effects: {
      to: {
        running: ({ record, now }) => void (record.startedAt = now),
        succeeded: release,
        failed: release,
        cancelled: release,
        undoing: ({ record }) => void Object.assign(record, { activeKind: record.kind, cursor: null, endedAt: null }),
        undone: release,
      },
    },
    audit: ({ record, from, to, actor }) => ({
      caller: actor.caller ?? null,
      action: 'maintenance',
      resource: 'maintenance',
      id: record._id.toHexString(),
      changes: [
        { field: 'kind', before: null, after: record.kind },
        { field: 'dryRun', before: null, after: record.dryRun },
        { field: 'state', before: from, after: to },
        { field: 'changed', before: null, after: record.changed },
      ],
    }),
    event: {
      'maintenance.requested': payload,
      'maintenance.started': payload,
      'maintenance.succeeded': payload,
      'maintenance.failed': payload,
      'maintenance.cancelled': payload,
      'maintenance.undo_requested': payload,
      'maintenance.undone': payload,
    },
  },
);
