import { eventNames, guardNames, lifecycle } from '../kernel/lifecycle.ts';

/** The conditions of the table. Each is the function of its name in `user.transitions.ts` of the API. */
export const userGuardNames = guardNames({
  /** The address has been confirmed. */
  emailProven: 'emailProven',
  /** The address has not been confirmed. */
  emailUnproven: 'emailUnproven',
  /** Another full administrator is left. */
  notLastAdmin: 'notLastAdmin',
  /** Another owner of the company is left. */
  notLastOwner: 'notLastOwner',
});
const guard = userGuardNames;

/** What its transitions record: each is an event of `api/src/platform/events/catalogue`. */
export const userEventNames = eventNames({
  'user.created': 'user.created',
  'user.verified': 'user.verified',
  'user.suspended': 'user.suspended',
  'user.reinstated': 'user.reinstated',
  'user.erased': 'user.erased',
});
const event = userEventNames;

/**
 * An account. Suspension and erasure act at the account's next request. That nobody suspends themselves is a rule of
 * access: see `changesSelf`.
 */
export const userLifecycle = lifecycle(
  ['unverified', 'active', 'suspended', 'erased'],
  [
    { from: [null], to: 'unverified', by: ['system'], event: event['user.created'] },
    { from: [null], to: 'active', by: ['system'], guards: [guard.emailProven], event: event['user.created'] },
    { from: ['unverified'], to: 'active', by: ['system'], guards: [guard.emailProven], event: event['user.verified'] },
    {
      from: ['unverified', 'active'],
      to: 'suspended',
      by: ['admin'],
      guards: [guard.notLastAdmin],
      requires: ['reason'],
      event: event['user.suspended'],
    },
    {
      from: ['suspended'],
      to: 'active',
      by: ['admin'],
      guards: [guard.emailProven],
      requires: ['note'],
      event: event['user.reinstated'],
    },
    {
      from: ['suspended'],
      to: 'unverified',
      by: ['admin'],
      guards: [guard.emailUnproven],
      requires: ['note'],
      event: event['user.reinstated'],
    },
    {
      from: ['unverified', 'active', 'suspended'],
      to: 'erased',
      by: ['system'],
      guards: [guard.notLastAdmin, guard.notLastOwner],
      event: event['user.erased'],
    },
  ],
);
export type UserStatus = (typeof userLifecycle.states)[number];
