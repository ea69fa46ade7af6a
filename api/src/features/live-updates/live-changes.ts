import {
  allows,
  type announcementLifecycle,
  type applicationLifecycle,
  type verificationCaseLifecycle,
  type Condition,
  type cvAnalysisLifecycle,
  type dataRequestLifecycle,
  type Id,
  type internshipLifecycle,
  type LiveKind,
  type reportLifecycle,
  type Subject,
  type employerVerificationLifecycle,
} from '@prentice/contract';
import type { EventAbout, EventHandlers, EventOf } from '../../platform/events/catalogue/event-catalogue.ts';
import type { AddressedChange } from '../../platform/live/recent-changes.ts';
import type { TransitionEvent } from '../../platform/transitions/define-transitions.ts';

/**
 * What a rule compares: ids, and what else decides. Who may see a record only because it is public is not told of it.
 */
type RecordKeys = Readonly<Record<Extract<keyof Condition, string>, string | null>>;

/** Makes a change for those whom a rule lets read the record. */
const forReaders = (kind: LiveKind, id: Id | null, subject: Subject, record: RecordKeys): AddressedChange => ({
  kind,
  id,
  reaches: (_actor, ability) => allows(ability, 'read', subject, record),
});

const adminDashboard = forReaders('dashboards', null, 'Dashboard', { kind: 'admin' });

/** Returns the metrics of administrators, and of the employer that the event is about. */
const dashboards = (employerId: Id): AddressedChange[] => [
  adminDashboard,
  forReaders('dashboards', null, 'Dashboard', { kind: 'employer', employerId }),
];

type ApplicationEvent = EventAbout<'applicationId' | 'internId' | 'employerId'>;

const applicationChange = ({ applicationId, internId, employerId }: ApplicationEvent['payload']): AddressedChange =>
  forReaders('applications', applicationId, 'Application', { internId, employerId });

const application = ({ payload }: ApplicationEvent): AddressedChange[] => [
  applicationChange(payload),
  ...dashboards(payload.employerId),
];

/**
 * Tells only employers and administrators of a decision that can still be undone: the student learns of a rejection when
 * it is sent, and of a shortlisting by the notification that is shown then.
 */
function applicationForEmployers({ payload }: ApplicationEvent): AddressedChange[] {
  const change = applicationChange(payload);
  const reaches: AddressedChange['reaches'] = (actor, ability) =>
    actor.role !== 'intern' && change.reaches(actor, ability);
  return [{ ...change, reaches }, ...dashboards(payload.employerId)];
}

/**
 * Tells open pages of the employer to show the match of an application as soon as it is there. The student's own pages
 * have none of it.
 */
const matched = ({ payload: { applicationId, employerId } }: EventOf<'application.matched'>): AddressedChange[] => [
  forReaders('applications', applicationId, 'Application', { internId: null, employerId }),
];

const internship = ({
  payload: { internshipId, employerId },
}: EventAbout<'internshipId' | 'employerId'>): AddressedChange[] => [
  forReaders('internships', internshipId, 'Internship', { employerId }),
  ...dashboards(employerId),
];

const employer = ({ payload: { employerId } }: EventAbout<'employerId'>): AddressedChange[] => [
  forReaders('employers', employerId, 'Employer', { id: employerId }),
  ...dashboards(employerId),
];

const verificationCase = ({
  payload: { caseId, employerId },
}: EventAbout<'caseId' | 'employerId'>): AddressedChange[] => [
  forReaders('verification-cases', caseId, 'VerificationCase', { employerId }),
  ...dashboards(employerId),
];

const dataRequest = ({
  payload: { requestId, userId },
}: EventOf<
  'data.requested' | 'data.cancelled' | 'data.ready' | 'data.failed' | 'data.expired' | 'data.erased'
>): AddressedChange[] => [forReaders('data-requests', requestId, 'DataRequest', { userId }), adminDashboard];

const report = ({ payload }: EventOf<'report.created' | 'report.upheld' | 'report.dismissed'>): AddressedChange[] => {
  const { reportId, reporterId, targetType } = payload;
  return [forReaders('reports', reportId, 'Report', { reporterId, targetType }), adminDashboard];
};

const announcement = ({ payload: { announcementId } }: EventAbout<'announcementId'>): AddressedChange[] => [
  forReaders('announcements', announcementId, 'Announcement', { id: announcementId }),
];

const cvAnalysis = ({
  payload: { analysisId, employerId, state },
}: EventOf<'cv_analysis.changed'>): AddressedChange[] => {
  /* Nobody may read a removed analysis. Those who could read it until then are told that it is gone. */
  const visible = state === 'removed' ? 'cancelled' : state;
  return [forReaders('cv-analyses', analysisId, 'CvAnalysis', { employerId, state: visible })];
};

/** The machines whose states open pages show. */
type FollowedLifecycle =
  | typeof announcementLifecycle
  | typeof applicationLifecycle
  | typeof verificationCaseLifecycle
  | typeof cvAnalysisLifecycle
  | typeof dataRequestLifecycle
  | typeof internshipLifecycle
  | typeof reportLifecycle
  | typeof employerVerificationLifecycle;
type LiveChanges = EventHandlers<[], readonly AddressedChange[]>;

/**
 * What each event changes on the pages of whom. The event of a followed machine's transition that is missing does not
 * compile.
 */
export const liveChanges: LiveChanges & Required<Pick<LiveChanges, TransitionEvent<FollowedLifecycle>>> = {
  'announcement.created': announcement,
  'announcement.changed': announcement,
  'announcement.removed': announcement,
  'announcement.scheduled': announcement,
  'announcement.schedule_cancelled': announcement,
  'announcement.started': announcement,
  'announcement.progressed': announcement,
  'announcement.sent': announcement,
  'announcement.cancelled': announcement,
  'application.interested': application,
  'application.submitted': application,
  'application.viewed': application,
  'application.shortlisted': applicationForEmployers,
  'application.shortlisting_undone': applicationForEmployers,
  'application.interview': application,
  'application.interview_rescheduled': application,
  'application.interview_cancelled': application,
  'application.interview_answered': application,
  'application.finalist': application,
  'application.offered': application,
  'application.offer_ended': application,
  'application.accepted': application,
  'application.declined': application,
  'application.placed': application,
  'application.completed': application,
  'application.terminated': application,
  'application.rejection_sent': application,
  'application.reconsidered': application,
  'application.withdrawn': application,
  'application.withdrawal_undone': application,
  'application.closed_no_response': application,
  'application.cancelled': application,
  'application.matched': matched,
  'application.rejected': applicationForEmployers,
  'application.rejection_undone': applicationForEmployers,
  'cv_analysis.changed': cvAnalysis,
  'internship.created': internship,
  'internship.submitted': internship,
  'internship.changes_requested': internship,
  'internship.rejected': internship,
  'internship.scheduled': internship,
  'internship.unscheduled': internship,
  'internship.opened': internship,
  'internship.paused': internship,
  'internship.resumed': internship,
  'internship.closed': internship,
  'internship.reopened': internship,
  'internship.filled': internship,
  'internship.archived': internship,
  'internship.removed': internship,
  'internship.reinstated': internship,
  'internship.revision_submitted': internship,
  'internship.revision_refused': internship,
  'internship.changed': internship,
  'employer.created': employer,
  'employer.submitted': employer,
  'employer.info_requested': employer,
  'employer.verified': employer,
  'employer.rejected': employer,
  'employer.lapsed': employer,
  'employer.expired': employer,
  'employer.recheck_required': employer,
  'employer.suspended': employer,
  'employer.reinstated': employer,
  'case.opened': verificationCase,
  'case.answered': verificationCase,
  'case.info_requested': verificationCase,
  'case.verified': verificationCase,
  'case.rejected': verificationCase,
  'case.lapsed': verificationCase,
  'report.created': report,
  'report.upheld': report,
  'report.dismissed': report,
  'data.requested': dataRequest,
  'data.cancelled': dataRequest,
  'data.ready': dataRequest,
  'data.failed': dataRequest,
  'data.expired': dataRequest,
  'data.erased': dataRequest,
  'notifications.changed': ({ payload: { userIds } }) => {
    const recipients = new Set(userIds);
    return [{ kind: 'notifications', id: null, reaches: ({ id }) => id !== null && recipients.has(id) }];
  },
};
