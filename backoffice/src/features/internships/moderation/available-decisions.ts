import type { InternshipState } from '@prentice/contract';

/** What an administrator can decide, in the words of the screen. */
export type Decision = 'approve' | 'askChanges' | 'reject' | 'remove' | 'reinstate';

const targets: readonly (readonly [Decision, InternshipState])[] = [
  ['approve', 'open'],
  ['askChanges', 'changes_requested'],
  ['reject', 'rejected'],
  ['remove', 'removed'],
  ['reinstate', 'closed'],
];

/** The decisions whose moves the lifecycle has now; approval decides between open and scheduled by itself. */
export const availableDecisions = (allowedStates: readonly InternshipState[]): Decision[] =>
  targets.filter(([, to]) => allowedStates.includes(to)).map(([decision]) => decision);
