import { guardNames, lifecycle } from '../kernel/lifecycle.ts';

export const dataRequestLimits = { exportReadyDays: 7, eraseGraceDays: 14, note: 1_000 } as const;
export const dataRequestKinds = ['export', 'erase'] as const;

/** The conditions of the table. Each is the function of its name in `data-request.transitions.ts` of the API. */
export const dataRequestGuardNames = guardNames({
  /** Another full administrator is left after an erasure. */
  notLastAdmin: 'notLastAdmin',
  /** Another owner of the company is left after an erasure. */
  notLastOwner: 'notLastOwner',
  /** It asks for an export. */
  isExport: 'isExport',
  /** It asks for an erasure. */
  isErasure: 'isErasure',
  /** The grace of the erasure is not over. */
  withinGrace: 'withinGrace',
  /** The grace of the erasure is over. */
  graceOver: 'graceOver',
  /** The time in which the export can be fetched is over. */
  due: 'due',
});
const guard = dataRequestGuardNames;

/** Both kinds in one machine; `ready` and `expired` belong to exports, `cancelled` to erasures. */
export const dataRequestLifecycle = lifecycle(
  ['requested', 'ready', 'failed', 'expired', 'cancelled', 'done'],
  [
    {
      from: [null],
      to: 'requested',
      by: ['intern', 'employer', 'admin'],
      guards: [guard.notLastAdmin, guard.notLastOwner],
      event: 'data.requested',
    },
    { from: ['requested'], to: 'ready', by: ['system'], guards: [guard.isExport], event: 'data.ready' },
    { from: ['requested'], to: 'failed', by: ['system'], guards: [guard.isExport], event: 'data.failed' },
    { from: ['ready'], to: 'expired', by: ['system'], guards: [guard.due], event: 'data.expired' },
    {
      from: ['requested'],
      to: 'cancelled',
      by: ['intern', 'employer', 'admin'],
      guards: [guard.isErasure, guard.withinGrace],
      event: 'data.cancelled',
    },
    /* When its owner takes the account back from a thief. */
    { from: ['requested'], to: 'cancelled', by: ['system'], guards: [guard.isErasure], event: 'data.cancelled' },
    {
      from: ['requested'],
      to: 'done',
      by: ['system'],
      guards: [guard.isErasure, guard.graceOver],
      event: 'data.erased',
    },
  ],
);
