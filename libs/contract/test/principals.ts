import { abilityFor } from '../src/abilities.ts';
import { actions, allows, type Action, type Subject } from '../src/kernel/ability.ts';
import { anonymous, type Actor } from '../src/kernel/actor.ts';

/** Ids that records in rule tests refer to. */
export const ids = {
  intern: '1'.repeat(24),
  otherIntern: '2'.repeat(24),
  owner: '3'.repeat(24),
  recruiter: '4'.repeat(24),
  reviewer: '5'.repeat(24),
  otherOwner: '6'.repeat(24),
  admin: '7'.repeat(24),
  limited: '8'.repeat(24),
  employer: 'a'.repeat(24),
  otherEmployer: 'b'.repeat(24),
  record: 'c'.repeat(24),
} as const;

const signedIn = (id: string, role: Actor['role'], more: Partial<Actor> = {}): Actor => ({
  ...anonymous,
  id,
  role,
  emailVerified: true,
  ...more,
});
const member = (id: string, memberRole: Actor['memberRole'], employerId: string = ids.employer): Actor =>
  signedIn(id, 'employer', { employerId, memberRole });
const limited = (permission: Actor['permissions'][number]): Actor =>
  signedIn(ids.limited, 'limited_admin', { permissions: [permission] });

/** Everybody whom the rules tell apart; the limited administrators carry one permission each. */
export const principals = {
  visitor: anonymous,
  intern: signedIn(ids.intern, 'intern'),
  otherIntern: signedIn(ids.otherIntern, 'intern'),
  owner: member(ids.owner, 'owner'),
  recruiter: member(ids.recruiter, 'recruiter'),
  reviewer: member(ids.reviewer, 'reviewer'),
  otherOwner: member(ids.otherOwner, 'owner', ids.otherEmployer),
  viewAdmin: limited('dashboard:view'),
  verifyAdmin: limited('employers:verify'),
  jobsAdmin: limited('external-jobs:manage'),
  newsAdmin: limited('news:manage'),
  announcementsAdmin: limited('announcements:manage'),
  admin: signedIn(ids.admin, 'admin'),
} as const satisfies Record<string, Actor>;
export type Principal = keyof typeof principals;

/** Returns the names of all principals who may do this to the record, in the order above; everybody else may not. */
export const principalsAllowedTo = (action: Action, subject: Subject, record: object): string[] =>
  Object.entries(principals)
    .filter(([, actor]) => allows(abilityFor(actor), action, subject, record))
    .map(([name]) => name);

/**
 * Returns for every action of the kernel the principals who may do it to the record; actions that nobody may do are left out.
 */
export function principalsByAction(subject: Subject, record: object): Partial<Record<Action, string[]>> {
  const rights: Partial<Record<Action, string[]>> = {};
  for (const action of actions) {
    const names = principalsAllowedTo(action, subject, record);
    if (names.length > 0) rights[action] = names;
  }
  return rights;
}
