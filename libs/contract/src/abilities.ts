import { buildAbility, type Ability, type Rules, everyRecord } from './kernel/ability.ts';
import { type Actor, hasPermission } from './kernel/actor.ts';
import { applicationRules } from './applications/application.rules.ts';
import { documentRules } from './documents/document.rules.ts';
import { internRules } from './interns/intern.rules.ts';
import { internshipRules } from './internships/internship.rules.ts';
import { newsRules } from './news/news.rules.ts';
import { externalJobRules } from './external-jobs/external-job.rules.ts';

/**
 * Everyone reads and marks their own notifications and subscribes their own browsers, and nobody else's; full administrators write to others and manage
 * failed events.
 */
const notificationRules: Rules = (actor, allow) => {
  if (!actor.id) return;
  allow(['read', 'update'], 'Notification', { userId: actor.id });
  allow(['read', 'update'], 'NotificationPreference', { userId: actor.id });
  allow(['read', 'create', 'update', 'delete'], 'PushSubscription', { userId: actor.id });
  if (actor.role !== 'admin') return;
  allow('create', 'Notification', everyRecord);
  allow(['read', 'update'], 'Maintenance', everyRecord);
};

/** People keep their own account; full administrators see all accounts and change the state of all but their own. */
const accountRules: Rules = (actor, allow) => {
  if (!actor.id) return;
  allow(['read', 'delete'], 'Session', { userId: actor.id });
  allow(['read', 'create'], 'Consent', { userId: actor.id });
  if (actor.role !== 'admin') return;
  allow(['read', 'export'], 'User', everyRecord);
  allow(['update', 'transition'], 'User', { id: { $ne: actor.id } });
  allow('read', 'Consent', everyRecord);
};

/** Only full administrators invite and revoke. Rules about the administrators' accounts stand with the accounts. */
const administratorRules: Rules = (actor, allow) => {
  if (actor.role === 'admin') allow(['read', 'create', 'update'], 'AdminInvitation', everyRecord);
};

/**
 * Full administrators read and export everything, limited ones their own acts, members their employer's history. An
 * intern's access log is the list of document accesses. Nobody changes an entry: no rule says so.
 */
const auditRules: Rules = (actor, allow) => {
  if (actor.role === 'admin') allow(['read', 'export'], 'AuditEntry', everyRecord);
  if (actor.role === 'limited_admin' && actor.id) allow('read', 'AuditEntry', { actorId: actor.id });
  if (actor.role === 'employer' && actor.employerId) allow('read', 'AuditEntry', { employerId: actor.employerId });
};

/** Everybody's own; administrators see that a request exists and can stop an erasure, but never fetch an export. */
const dataRequestRules: Rules = (actor, allow) => {
  if (!actor.id) return;
  allow(['read', 'create', 'transition', 'export'], 'DataRequest', { userId: actor.id });
  if (actor.role === 'admin') allow(['read', 'transition'], 'DataRequest', everyRecord);
};

/**
 * Public companies are public for everyone. Members read their own employer, owners change it; limited administrators
 * read all, in the view that fits their permission; full administrators also change, suspend and export.
 */
const employerRules: Rules = (actor, allow) => {
  allow('read', 'Employer', { live: true });
  if (actor.role === 'employer' && actor.employerId) {
    allow('read', 'Employer', { id: actor.employerId });
    if (actor.memberRole === 'owner') allow('update', 'Employer', { id: actor.employerId });
  }
  if (hasPermission(actor, 'dashboard:view') || hasPermission(actor, 'employers:verify'))
    allow('read', 'Employer', everyRecord);
  if (actor.role === 'admin') allow(['update', 'transition', 'export'], 'Employer', everyRecord);
};

/** Colleagues see each other, owners run the team, full administrators can read and correct it. */
const memberRules: Rules = (actor, allow) => {
  if (actor.role === 'employer' && actor.employerId) {
    allow('read', 'Member', { employerId: actor.employerId });
    if (actor.memberRole === 'owner') allow(['create', 'update', 'delete'], 'Member', { employerId: actor.employerId });
  }
  if (actor.role === 'admin') allow(['read', 'update'], 'Member', everyRecord);
};

/**
 * Owners submit their employer, exchange proofs and answer what was asked. Reviewers read and decide, but never a case of
 * an employer they belong to. Answering is the
 * owner's update, so that the right to transition a case is the reviewers' alone.
 */
const caseRules: Rules = (actor, allow) => {
  if (actor.role === 'employer' && actor.employerId && actor.memberRole === 'owner') {
    allow(['read', 'create', 'update'], 'VerificationCase', { employerId: actor.employerId });
  }
  if (!hasPermission(actor, 'employers:verify')) return;
  allow('read', 'VerificationCase', everyRecord);
  allow('transition', 'VerificationCase', actor.employerId ? { employerId: { $ne: actor.employerId } } : everyRecord);
  if (actor.role === 'admin') allow('export', 'VerificationCase', everyRecord);
};

/** Visitors, interns and employers report; reporters follow their own; administrators decide. */
const reportRules: Rules = (actor, allow) => {
  if (actor.role === 'anonymous') allow('create', 'Report', { reporterId: null });
  if (actor.id && (actor.role === 'intern' || actor.role === 'employer'))
    allow(['create', 'read'], 'Report', { reporterId: actor.id });
  if (actor.role === 'admin') allow(['read', 'transition'], 'Report', everyRecord);
  else if (hasPermission(actor, 'employers:verify')) allow('read', 'Report', { targetType: 'employer' });
};

/** Services decide about `{ kind: 'admin' }`, and `{ kind: 'employer', employerId }`. */
const dashboardRules: Rules = (actor, allow) => {
  if (actor.role === 'employer' && actor.employerId)
    allow('read', 'Dashboard', { kind: 'employer', employerId: actor.employerId });
  if (hasPermission(actor, 'dashboard:view')) allow('read', 'Dashboard', { kind: 'admin' });
};

const rules: readonly Rules[] = [
  notificationRules,
  internshipRules,
  applicationRules,
  documentRules,
  internRules,
  accountRules,
  administratorRules,
  auditRules,
  dataRequestRules,
  employerRules,
  memberRules,
  caseRules,
  reportRules,
  newsRules,
  externalJobRules,
  dashboardRules,
];

/** The ability of an actor, from the rules of every feature. */
export const abilityFor = (actor: Actor): Ability => buildAbility(actor, rules);
