import { eventNames, guardNames, lifecycle } from '../kernel/lifecycle.ts';

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

/** What its transitions record: each is an event of `api/src/platform/events/catalogue`. */
export const dataRequestEventNames = eventNames({
  'data.requested': 'data.requested',
  'data.ready': 'data.ready',
  'data.failed': 'data.failed',
  'data.expired': 'data.expired',
  'data.cancelled': 'data.cancelled',
  'data.erased': 'data.erased',
});
const event = dataRequestEventNames;

/** Both kinds in one machine; `ready` and `expired` belong to exports, `cancelled` to erasures. */
export const dataRequestLifecycle = lifecycle(
  ['requested', 'ready', 'failed', 'expired', 'cancelled', 'done'],
  [
    {
      from: [null],
      to: 'requested',
      by: ['intern', 'employer', 'admin'],
      guards: [guard.notLastAdmin, guard.notLastOwner],
      event: event['data.requested'],
    },
    { from: ['requested'], to: 'ready', by: ['system'], guards: [guard.isExport], event: event['data.ready'] },
    { from: ['requested'], to: 'failed', by: ['system'], guards: [guard.isExport], event: event['data.failed'] },
    { from: ['ready'], to: 'expired', by: ['system'], guards: [guard.due], event: event['data.expired'] },
    {
      from: ['requested'],
      to: 'cancelled',
      by: ['intern', 'employer', 'admin'],
      guards: [guard.isErasure, guard.withinGrace],
      event: event['data.cancelled'],
    },
    /* When its owner takes the account back from a thief. */
    { from: ['requested'], to: 'cancelled', by: ['system'], guards: [guard.isErasure], event: event['data.cancelled'] },
    {
      from: ['requested'],
      to: 'done',
      by: ['system'],
      guards: [guard.isErasure, guard.graceOver],
      event: event['data.erased'],
    },
  ],
);
