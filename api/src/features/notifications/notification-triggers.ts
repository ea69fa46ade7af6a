import type { NotificationTitleKey, NotificationType } from '@prentice/contract';
import type {
  DomainEvent,
  eventCatalogue,
  EventName,
  EventWith,
} from '../../platform/events/catalogue/event-catalogue.ts';
import type { EmailUse } from './deliveries/delivery-policy.ts';
import type { DispatchedNotification } from './notification-dispatch.service.ts';
import type { NotificationTarget, RecipientGroupName } from './notification-targets.ts';

type Administrators = 'moderators' | 'verifiers' | 'administrators';
type InternshipRecipientGroup = Exclude<RecipientGroupName, 'companyApplicants'>;

/** The payload of an event names its recipients, or has the id by which they are found. */
type RecipientsOf<Name extends EventName> =
  | Administrators
  | (Name extends EventWith<'internId'> ? 'intern' : never)
  | (Name extends EventWith<'userId'> ? 'user' : never)
  | (Name extends EventWith<'userIds'> ? 'users' : never)
  | (Name extends EventWith<'reporterId'> ? 'reporter' : never)
  | (Name extends EventWith<'employerId'> ? 'team' | 'owners' | 'companyApplicants' : never)
  | (Name extends EventWith<'internshipId'> ? InternshipRecipientGroup : never);

export interface NotificationTrigger<To extends NotificationTarget = NotificationTarget> {
  readonly to: To;
  readonly type: NotificationType;
  readonly title: NotificationTitleKey;
  /** With ids of the payload, such as `{internshipId}`. */
  readonly link: string;
  /** Also by email: at once, in the summary, or always: whatever they have chosen, and also to those who are suspended. */
  readonly email?: EmailUse;
  /** Of the triggers of an event with the same key, only the first that concerns a person notifies them. */
  readonly once?: string;
  readonly priority?: DispatchedNotification['priority'];
  /** A person is notified once for the record that this field of the payload names, however often the event happens. */
  readonly oncePer?: 'noteId';
  /** Whether it is also pushed; as the type says where it is left out. */
  readonly push?: (payload: DomainEvent['payload']) => boolean;
  /** Whoever acted is not notified. Otherwise candidates are notified of their own acts, as a receipt. */
  readonly exceptActor?: boolean;
}

const INTERN_DASHBOARD = '/dashboard/intern';
/** The application, opened in the list of its owner. */
export const OWN_APPLICATION = `${INTERN_DASHBOARD}#application-{applicationId}`;
/** The public page. */
const PUBLIC_PAGE = '/internships/{internshipId}';
const CANDIDATE_LIST = '/internships/employer/{internshipId}/all';
const EMPLOYER_POSTING = '/internships/employer/{internshipId}';
const CANDIDATE = '/internships/employer/intern/{applicationId}';
const NOTE = `${CANDIDATE}#note-{noteId}`;
const COMPANY_PROFILE = '/dashboard/profile-setup/profile-setup-employer';

const toIntern = (type: NotificationType, title: NotificationTitleKey): NotificationTrigger<'intern'> => ({
  to: 'intern',
  type,
  title,
  link: OWN_APPLICATION,
  email: true,
  priority: 'high',
});
const toTeam = (
  type: NotificationType,
  title: NotificationTitleKey,
  email: EmailUse = false,
): NotificationTrigger<'team'> => ({ to: 'team', type, title, link: CANDIDATE_LIST, email });
const aboutPosting = (title: NotificationTitleKey, email = true): NotificationTrigger<'team'> => ({
  to: 'team',
  type: 'internship.moderation',
  title,
  link: EMPLOYER_POSTING,
  email,
});
const toApplicants = (
  title: NotificationTitleKey,
  to: InternshipRecipientGroup = 'applicants',
  link = INTERN_DASHBOARD,
): NotificationTrigger<InternshipRecipientGroup> => ({
  to,
  type: 'internship.changed',
  title,
  link,
  email: 'digest',
  once: 'concerned',
});
const deadline = (title: NotificationTitleKey): NotificationTrigger<'undecided'> => ({
  to: 'undecided',
  type: 'deadline.near',
  title,
  link: PUBLIC_PAGE,
});
const aboutSuspension = (title: NotificationTitleKey): NotificationTrigger<'companyApplicants'> => ({
  to: 'companyApplicants',
  type: 'internship.changed',
  title,
  link: INTERN_DASHBOARD,
  email: true,
  priority: 'high',
});
const toModerators = (title: NotificationTitleKey): NotificationTrigger<'moderators'> => ({
  to: 'moderators',
  type: 'review.queue',
  title,
  link: '/dashboard/admin/internships/{internshipId}',
});
const toAccount = (title: NotificationTitleKey, link: string): NotificationTrigger<'user'> => ({
  to: 'user',
  type: 'security',
  title,
  link,
  email: 'always',
});
const aboutCompany = (title: NotificationTitleKey): NotificationTrigger<'owners'> => ({
  to: 'owners',
  type: 'verification',
  title,
  link: COMPANY_PROFILE,
  email: true,
});
/** Who belongs to a company decides about people, so the person and all owners learn of each change. */
const aboutMember = (
  title: NotificationTitleKey,
  titleForOwners: NotificationTitleKey,
  link: string,
): NotificationTrigger<'user' | 'owners'>[] => {
  const shared = { type: 'security', email: 'always', once: 'member' } as const;
  return [
    { ...shared, to: 'user', title, link },
    { ...shared, to: 'owners', title: titleForOwners, link: COMPANY_PROFILE },
  ];
};

type NotificationTriggers = {
  readonly [Name in keyof typeof eventCatalogue]?: readonly NotificationTrigger<RecipientsOf<Name>>[];
};

/** What each event notifies whom of (specification of notifications), in the order in which people are notified. */
export const notificationTriggers: NotificationTriggers = {
  'application.submitted': [
    toTeam('application.received', 'application.received', 'digest'),
    { ...toIntern('application.received', 'application.receipt'), priority: 'normal' },
  ],
  'application.interested': [toTeam('application.received', 'application.interested', 'digest')],
  'application.viewed': [{ ...toIntern('application.viewed', 'application.viewed'), email: false, priority: 'normal' }],
  'application.shortlisted': [toIntern('application.decision', 'application.shortlisted')],
  'application.shortlisting_undone': [toIntern('application.decision', 'application.shortlisting_undone')],
  'application.interview': [toIntern('application.interview', 'application.interview')],
  'application.interview_rescheduled': [toIntern('application.interview', 'application.interview_rescheduled')],
  'application.interview_cancelled': [toIntern('application.interview', 'application.interview_cancelled')],
  'application.finalist': [toIntern('application.decision', 'application.finalist')],
  'application.offered': [toIntern('application.offer', 'application.offered')],
  'application.offer_ended': [
    toIntern('application.offer', 'application.offer_ended'),
    toTeam('application.offer', 'application.offer_ended.employer'),
  ],
  'application.accepted': [toTeam('application.decision', 'application.accepted', true)],
  'application.declined': [toTeam('application.decision', 'application.declined', true)],
  'application.placed': [
    toIntern('application.decision', 'application.placed'),
    toTeam('application.decision', 'application.placed.employer'),
  ],
  'application.completed': [
    toIntern('application.decision', 'application.completed'),
    toTeam('application.decision', 'application.completed'),
  ],
  'application.terminated': [
    { ...toIntern('application.decision', 'application.terminated'), exceptActor: true },
    toTeam('application.decision', 'application.terminated'),
    {
      to: 'administrators',
      type: 'review.queue',
      title: 'application.terminated',
      link: '/dashboard/admin/finalists/{internshipId}',
    },
  ],
  'application.rejection_sent': [toIntern('application.decision', 'application.rejected')],
  'application.reconsidered': [toIntern('application.decision', 'application.reconsidered')],
  'application.withdrawn': [toTeam('application.withdrawn', 'application.withdrawn', 'digest')],
  'application.withdrawal_undone': [toTeam('application.withdrawn', 'application.withdrawal_undone', 'digest')],
  'application.closed_no_response': [
    toIntern('application.closed', 'application.closed_no_response'),
    toTeam('application.closed', 'application.closed_no_response.employer'),
  ],
  'application.cancelled': [toIntern('application.closed', 'application.cancelled')],
  'application.mentioned': [
    { to: 'users', type: 'team.mention', title: 'application.mentioned', link: NOTE, email: true, oncePer: 'noteId' },
  ],
  'search.matched': [
    { to: 'user', type: 'search.match', title: 'search.match', link: '/dashboard/searches', email: true },
  ],
  'internship.submitted': [toModerators('internship.submitted')],
  'internship.revision_submitted': [toModerators('internship.revision_submitted')],
  'internship.changes_requested': [aboutPosting('internship.changes_requested')],
  'internship.rejected': [aboutPosting('internship.rejected')],
  'internship.scheduled': [aboutPosting('internship.scheduled')],
  'internship.opened': [aboutPosting('internship.opened')],
  'internship.closed': [
    aboutPosting('internship.closed', false),
    toApplicants('internship.closed.applicant'),
    toApplicants('internship.closed.bookmark', 'bookmarkers', PUBLIC_PAGE),
  ],
  'internship.filled': [
    aboutPosting('internship.filled', false),
    toApplicants('internship.filled.applicant', 'waitingApplicants'),
  ],
  'internship.removed': [aboutPosting('internship.removed')],
  'internship.reinstated': [aboutPosting('internship.reinstated')],
  'internship.changed': [
    aboutPosting('internship.changed', false),
    toApplicants('internship.changed.applicant', 'applicants', `${INTERN_DASHBOARD}#changes-{internshipId}`),
  ],
  'internship.revision_refused': [aboutPosting('internship.revision_refused')],
  'internship.paused': [toApplicants('internship.paused.applicant')],
  'internship.resumed': [toApplicants('internship.resumed.applicant')],
  'internship.deadline_near': [deadline('internship.deadline_near')],
  'internship.deadline_last': [deadline('internship.deadline_last')],
  'employer.submitted': [
    {
      to: 'verifiers',
      type: 'review.queue',
      title: 'employer.submitted',
      link: '/dashboard/admin/EmployersVerification',
    },
  ],
  'employer.info_requested': [aboutCompany('employer.info_requested')],
  'employer.verified': [aboutCompany('employer.verified')],
  'employer.rejected': [aboutCompany('employer.rejected')],
  'employer.recheck': [
    {
      to: 'verifiers',
      type: 'review.queue',
      title: 'employer.submitted',
      link: '/dashboard/admin/EmployersVerification',
    },
    aboutCompany('employer.recheck'),
  ],
  'employer.lapsed': [aboutCompany('employer.lapsed')],
  'employer.expired': [aboutCompany('employer.expired')],
  'employer.expiry_reminder': [aboutCompany('employer.expiry_reminder')],
  'employer.grace_ended': [aboutCompany('employer.grace_ended')],
  'employer.suspended': [aboutCompany('employer.suspended'), aboutSuspension('employer.suspended.applicant')],
  'employer.reinstated': [aboutCompany('employer.reinstated'), aboutSuspension('employer.reinstated.applicant')],
  'member_invitation.accepted': aboutMember('member.joined', 'member.joined.owners', '/dashboard/employer'),
  'member.changed': aboutMember('member.changed', 'member.changed.owners', '/dashboard/employer'),
  'member.removed': aboutMember('member.removed', 'member.removed.owners', '/settings/account'),
  'employer.responses_due': [
    {
      to: 'user',
      type: 'response.reminder',
      title: 'employer.responses_due',
      link: '/dashboard/interested',
      email: true,
      push: (payload) => 'overdue' in payload && payload.overdue > 0,
    },
  ],
  'employer.publish_blocked': [
    { ...aboutCompany('employer.publish_blocked'), type: 'response.reminder', link: '/dashboard/employer' },
  ],
  'employer.publish_unblocked': [
    {
      ...aboutCompany('employer.publish_unblocked'),
      type: 'response.reminder',
      link: '/dashboard/employer',
      email: false,
    },
  ],
  'user.suspended': [toAccount('account.suspended', '/Faq')],
  'user.reinstated': [toAccount('account.reinstated', '/settings/account')],
  'account.password_changed': [
    { to: 'user', type: 'security', title: 'account.password_changed', link: '/settings/account' },
  ],
  'account.guessed': [
    { to: 'user', type: 'security', title: 'account.guessed', link: '/auth/forgot-password', email: 'always' },
  ],
  'account.email_changed': [
    { to: 'user', type: 'security', title: 'account.email_changed', link: '/settings/account' },
  ],
  'employer.messaged': [
    {
      to: 'users',
      type: 'broadcast',
      title: 'message',
      link: '/dashboard/employer',
      /* A message of administrators to one company is no announcement, which people have to ask for. */
      email: 'always',
    },
  ],
  'report.upheld': [
    { to: 'reporter', type: 'internship.moderation', title: 'report.upheld', link: '/dashboard/notifications' },
  ],
  'report.dismissed': [
    { to: 'reporter', type: 'internship.moderation', title: 'report.dismissed', link: '/dashboard/notifications' },
  ],
};

/** Returns what an event notifies people of. */
export const triggersOf = (name: EventName): readonly NotificationTrigger[] => notificationTriggers[name] ?? [];
