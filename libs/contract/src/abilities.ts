import { buildAbility, type Ability, type Rules, everyRecord } from './kernel/ability.ts';
import { type Actor, decidingMemberRoles, hasPermission } from './kernel/actor.ts';
import type { NewsAudience } from './news/news.lifecycle.ts';
import { publicInternshipStates } from './internships/internship.lifecycle.ts';
import { studentDocumentKinds } from './documents/document-limits.ts';

const decides = ({ memberRole }: Actor): boolean => decidingMemberRoles.some((role) => role === memberRole);

/**
 * Lets interns apply and follow their own. Members read what was sent to their employer, note and rate; owners and
 * recruiters decide. Administrators read, export, and can only cancel.
 */
const applicationRules: Rules = (actor, allow) => {
  if (!actor.id) return;
  if (actor.role === 'intern') allow(['read', 'create', 'transition'], 'Application', { internId: actor.id });
  if (actor.role === 'employer' && actor.employerId) {
    const sameEmployer = { employerId: actor.employerId };
    allow(['read', 'update'], 'Application', sameEmployer);
    allow(['read', 'create', 'update', 'delete'], 'ApplicationNote', sameEmployer);
    if (decides(actor)) allow(['transition', 'export'], 'Application', sameEmployer);
  }
  if (actor.role === 'admin') allow(['read', 'transition', 'export'], 'Application', everyRecord);
};

/**
 * Lets interns keep their own documents and the versions of their CV; members the proofs of their employer. Reviewers of
 * verification read proofs. What an employer reads of a candidate goes through the application, and administrators give
 * a reason.
 */
const documentRules: Rules = (actor, allow) => {
  if (!actor.id) return;
  if (actor.role === 'intern') {
    allow(['read', 'update', 'delete'], 'Document', { ownerId: actor.id });
    allow('create', 'Document', { ownerId: actor.id, kind: { $in: studentDocumentKinds } });
    allow('read', 'DocumentAccess', { ownerId: actor.id });
    allow(['read', 'create', 'update', 'delete', 'export'], 'Resume', { userId: actor.id });
  }
  if (actor.role === 'employer' && actor.employerId && actor.memberRole === 'owner')
    allow(['read', 'create', 'delete'], 'Document', { employerId: actor.employerId, kind: 'employer_proof' });
  if (hasPermission(actor, 'employers:verify')) allow('read', 'Document', { kind: 'employer_proof' });
  if (actor.role === 'admin') allow('reveal', 'Document', everyRecord);
};

/**
 * Lets members read what was analysed for their employer, until it is removed; owners and recruiters have CVs analysed,
 * cancel, remove and export. Full administrators see metrics, test the reader with files of their own, and open one
 * analysis with a reason.
 */
const cvAnalysisRules: Rules = (actor, allow) => {
  if (actor.role === 'admin' && actor.id) {
    allow('read', 'CvMetrics', everyRecord);
    allow(['read', 'create', 'delete'], 'CvTest', { userId: actor.id });
    allow('reveal', 'CvAnalysis', { state: { $ne: 'removed' } });
  }
  if (actor.role !== 'employer' || !actor.employerId) return;
  const ownInternships = { employerId: actor.employerId, state: { $ne: 'removed' } };
  allow('read', 'CvAnalysis', ownInternships);
  if (decides(actor)) allow(['create', 'transition', 'delete', 'export'], 'CvAnalysis', ownInternships);
};

/** Lets everybody read listed jobs; those who manage external jobs do everything with all of them. */
const externalJobRules: Rules = (actor, allow) => {
  allow('read', 'ExternalJob', { listed: true });
  if (!hasPermission(actor, 'external-jobs:manage')) return;
  allow(['read', 'create', 'update', 'delete', 'transition', 'export'], 'ExternalJob', everyRecord);
  allow(['read', 'create', 'update', 'delete'], 'ExternalJobSource', everyRecord);
};

/**
 * Lets interns keep their own profile. Members read profiles that are open to verified employers (that theirs is one, the
 * service checks); what an application shows goes through the application. Limited administrators see a masked list; full administrators reveal
 * with a reason.
 */
const internRules: Rules = (actor, allow) => {
  if (!actor.id) return;
  if (actor.role === 'intern') {
    allow(['read', 'create', 'update', 'delete', 'export'], 'InternProfile', { userId: actor.id });
    allow(['read', 'create', 'update', 'delete'], 'Bookmark', { userId: actor.id });
    allow(['read', 'create', 'update', 'delete'], 'SavedSearch', { userId: actor.id });
  }
  if (actor.role === 'employer' && actor.employerId)
    allow('read', 'InternProfile', { visibility: 'verified_employers' });
  if (hasPermission(actor, 'dashboard:view')) allow('read', 'InternProfile', everyRecord);
  if (actor.role === 'admin') allow(['update', 'reveal', 'export'], 'InternProfile', everyRecord);
};

/**
 * Lets everyone read public internships while their employer is live. Members read their own, owners and
 * recruiters write, transition and export them; limited administrators read all in a narrow view; full administrators
 * read and decide.
 */
const internshipRules: Rules = (actor, allow) => {
  allow('read', 'Internship', { state: { $in: publicInternshipStates }, employerLive: true });
  if (actor.role === 'employer' && actor.employerId) {
    const sameEmployer = { employerId: actor.employerId };
    allow('read', 'Internship', sameEmployer);
    allow('read', 'InternshipRevision', sameEmployer);
    if (decides(actor)) {
      allow(['create', 'update', 'transition', 'export'], 'Internship', sameEmployer);
      allow('delete', 'Internship', { ...sameEmployer, state: 'draft' });
    }
  }
  if (hasPermission(actor, 'dashboard:view')) allow('read', 'Internship', everyRecord);
  if (actor.role !== 'admin') return;
  allow(['update', 'transition', 'export'], 'Internship', everyRecord);
  allow(['read', 'transition'], 'InternshipRevision', everyRecord);
};

/**
 * Lets full administrators announce, and limited ones with the permission. What was confirmed or sent is changed by
 * transitions only.
 */
const announcementRules: Rules = (actor, allow) => {
  if (!hasPermission(actor, 'announcements:manage')) return;
  allow(['read', 'create', 'transition'], 'Announcement', everyRecord);
  allow(['update', 'delete'], 'Announcement', { state: 'draft' });
};

const audiencesOf = ({ role }: Actor): readonly NewsAudience[] => {
  if (role === 'intern') return ['all', 'interns'];
  return role === 'employer' ? ['all', 'employers'] : ['all'];
};

/** Lets the audience read published items; those who manage news do everything with all of them. */
const newsRules: Rules = (actor, allow) => {
  allow('read', 'NewsItem', { state: 'published', audience: { $in: audiencesOf(actor) } });
  if (hasPermission(actor, 'news:manage'))
    allow(['read', 'create', 'update', 'delete', 'transition', 'export'], 'NewsItem', everyRecord);
};

/**
 * Lets everyone read and mark their own notifications and subscribe their own browsers, and nobody else's; full
 * administrators write to others and manage failed events.
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

/** Lets people keep their own account; full administrators see all accounts and change the state of all but their own. */
const accountRules: Rules = (actor, allow) => {
  if (!actor.id) return;
  allow(['read', 'delete'], 'Session', { userId: actor.id });
  allow(['read', 'create'], 'Consent', { userId: actor.id });
  if (actor.role !== 'admin') return;
  allow(['read', 'export'], 'User', everyRecord);
  allow(['update', 'transition'], 'User', { id: { $ne: actor.id } });
  allow('read', 'Consent', everyRecord);
};

/** Lets only full administrators invite and revoke. Rules about the administrators' accounts are with the accounts. */
const administratorRules: Rules = (actor, allow) => {
  if (actor.role === 'admin') allow(['read', 'create', 'update'], 'AdminInvitation', everyRecord);
};

/**
 * Lets full administrators read and export everything, limited ones their own acts, members their employer's history. An
 * intern's access log is the list of document accesses. Nobody changes an entry: no rule says so.
 */
const auditRules: Rules = (actor, allow) => {
  if (actor.role === 'admin') allow(['read', 'export'], 'AuditEntry', everyRecord);
  if (actor.role === 'limited_admin' && actor.id) allow('read', 'AuditEntry', { actorId: actor.id });
  if (actor.role === 'employer' && actor.employerId) allow('read', 'AuditEntry', { employerId: actor.employerId });
};

/**
 * Lets everybody manage their own requests; administrators see that one exists and can stop an erasure, but never fetch
 * an export.
 */
const dataRequestRules: Rules = (actor, allow) => {
  if (!actor.id) return;
  allow(['read', 'create', 'transition', 'export'], 'DataRequest', { userId: actor.id });
  if (actor.role === 'admin') allow(['read', 'transition'], 'DataRequest', everyRecord);
};

/**
 * Lets everyone read public companies. Members read their own employer, owners change it; limited administrators
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
 * Owners submit their employer, exchange proofs and answer what was asked. Reviewers read and decide, but never a case
 * of an employer they belong to. Answering is the owner's update, so that the right to transition a case is the
 * reviewers' alone.
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

/** Lets full administrators look after everything at once. */
const maintenanceRules: Rules = (actor, allow) => {
  if (actor.role === 'admin') allow(['read', 'create', 'transition'], 'MaintenanceRun', everyRecord);
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
  cvAnalysisRules,
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
  announcementRules,
  externalJobRules,
  maintenanceRules,
  dashboardRules,
];

/** Returns the ability of an actor, from the rules of every feature. */
export const abilityFor = (actor: Actor): Ability => buildAbility(actor, rules);
