import { lifecycle } from '../kernel/lifecycle.ts';

/**
 * An account. Suspension and erasure act at the account's next request. That nobody suspends themselves is a rule of
 * access: see `changesSelf`.
 */
export const userLifecycle = lifecycle(
  ['unverified', 'active', 'suspended', 'erased'],
  [
    { from: [null], to: 'unverified', by: ['system'], event: 'user.created' },
    { from: [null], to: 'active', by: ['system'], guards: ['emailProven'], event: 'user.created' },
    { from: ['unverified'], to: 'active', by: ['system'], guards: ['emailProven'], event: 'user.verified' },
    {
      from: ['unverified', 'active'],
      to: 'suspended',
      by: ['admin'],
      guards: ['notLastAdmin'],
      requires: ['reason'],
      event: 'user.suspended',
    },
    {
      from: ['suspended'],
      to: 'active',
      by: ['admin'],
      guards: ['emailProven'],
      requires: ['note'],
      event: 'user.reinstated',
    },
    {
      from: ['suspended'],
      to: 'unverified',
      by: ['admin'],
      guards: ['emailUnproven'],
      requires: ['note'],
      event: 'user.reinstated',
    },
    {
      from: ['unverified', 'active', 'suspended'],
      to: 'erased',
      by: ['system'],
      guards: ['notLastAdmin', 'notLastOwner'],
      event: 'user.erased',
    },
  ],
);
export type UserStatus = (typeof userLifecycle.states)[number];
