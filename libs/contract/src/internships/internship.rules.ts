import { everyRecord, type Rules } from '../kernel/ability.ts';
import { hasPermission } from '../kernel/actor.ts';
import { publicStates } from './internship.lifecycle.ts';

/**
 * Public internships are public for everyone while their employer is live. Members read their own, owners and recruiters
 * write, transition and export them; limited administrators read all in a narrow view; full administrators read and decide.
 */
export const internshipRules: Rules = (actor, allow) => {
  allow('read', 'Internship', { state: { $in: publicStates }, employerLive: true });
  if (actor.role === 'employer' && actor.employerId) {
    const own = { employerId: actor.employerId };
    allow('read', 'Internship', own);
    allow('read', 'InternshipRevision', own);
    if (actor.memberRole !== 'reviewer') {
      allow(['create', 'update', 'transition', 'export'], 'Internship', own);
      allow('delete', 'Internship', { ...own, state: 'draft' });
    }
  }
  if (hasPermission(actor, 'dashboard:view')) allow('read', 'Internship', everyRecord);
  if (actor.role !== 'admin') return;
  allow(['update', 'transition', 'export'], 'Internship', everyRecord);
  allow('read', 'InternshipRevision', everyRecord);
};
