import type { NotificationTitleKey, NotificationType } from '@prentice/contract';
import type { EventName, EventWith } from '../../platform/events/catalogue/event-catalogue.ts';
import type { EmailUse } from './deliveries/delivery-policy.ts';
import { recipientGroups, type RecipientGroupName } from './recipient-groups.ts';

/** Those whom an event names, or who belong to its employer, or administrators: few at a time. */
export type DirectTarget =
  'intern' | 'team' | 'owners' | 'user' | 'users' | 'reporter' | 'moderators' | 'verifiers' | 'administrators';

/** The recipients: a few people, or a group that another feature finds. */
export type NotificationTarget = DirectTarget | RecipientGroupName;

export const isRecipientGroup = (to: NotificationTarget): to is RecipientGroupName =>
  Object.hasOwn(recipientGroups, to);

type Administrators = 'moderators' | 'verifiers' | 'administrators';
type InternshipRecipientGroup = Exclude<RecipientGroupName, 'companyApplicants'>;

/** The payload of an event names its recipients, or has the id by which they are found. */
type TriggerRecipients =
  | { readonly to: 'intern'; readonly event: EventWith<'internId'> }
  | { readonly to: 'user'; readonly event: EventWith<'userId'> }
  | { readonly to: 'users'; readonly event: EventWith<'userIds'> }
  | { readonly to: 'reporter'; readonly event: EventWith<'reporterId'> }
  | { readonly to: 'team' | 'owners' | 'companyApplicants'; readonly event: EventWith<'employerId'> }
  | { readonly to: InternshipRecipientGroup; readonly event: EventWith<'internshipId'> }
  | { readonly to: Administrators; readonly event: EventName };

export type NotificationTrigger = TriggerRecipients & {
  readonly type: NotificationType;
  readonly title: NotificationTitleKey;
  /** With the payload's `{internshipId}`. */
  readonly link: string;
  /** Also by email: at once, in the summary, or always: whatever they have chosen, and also to those who are suspended. */
  readonly mail?: EmailUse;
  /** Of the triggers of an event with the same key, only the first that concerns a person notifies them. */
  readonly once?: string;
  readonly high?: boolean;
  /** Whoever acted is not notified. Otherwise candidates are notified of their own acts, as a receipt. */
  readonly others?: boolean;
};

const INTERN_DASHBOARD = '/dashboard/intern';
/** The public page. */
const PUBLIC_PAGE = '/internships/{internshipId}';
const CANDIDATE_LIST = '/internships/employer/{internshipId}/all';
const EMPLOYER_POSTING = '/internships/employer/{internshipId}';
const COMPANY_PROFILE = '/dashboard/profile-setup/profile-setup-employer';

type SuffixAfter<Prefix extends string, Name> = Name extends `${Prefix}.${infer Rest}` ? Rest : never;
/** What comes after `application.` in events that have a title of their own name, or in an event and another title. */
type ApplicationEventAndTitle =
  | SuffixAfter<'application', EventWith<'applicationId'> & NotificationTitleKey>
  | readonly [SuffixAfter<'application', EventWith<'applicationId'>>, SuffixAfter<'application', NotificationTitleKey>];
/** What comes after `internship.` in events that have a title for applicants. */
type ApplicantEvent<Title = NotificationTitleKey> = Title extends `internship.${infer Event}.applicant` ? Event : never;

const eventAndTitle = (about: ApplicationEventAndTitle) =>
  typeof about === 'string' ? ([about, about] as const) : about;

function toIntern(about: ApplicationEventAndTitle, type: NotificationType, mail = true): NotificationTrigger {
  const [event, title] = eventAndTitle(about);
  const names = { event: `application.${event}`, title: `application.${title}` } as const;
  return { ...names, to: 'intern', type, link: INTERN_DASHBOARD, mail, high: mail };
}
function toTeam(about: ApplicationEventAndTitle, type: NotificationType, mail: EmailUse = false): NotificationTrigger {
  const [event, title] = eventAndTitle(about);
  const names = { event: `application.${event}`, title: `application.${title}` } as const;
  return { ...names, to: 'team', type, link: CANDIDATE_LIST, mail };
}
const aboutPosting = (
  event: SuffixAfter<'internship', EventWith<'internshipId'> & NotificationTitleKey>,
  mail = true,
): NotificationTrigger => ({
  event: `internship.${event}`,
  to: 'team',
  type: 'internship.moderation',
  title: `internship.${event}`,
  link: EMPLOYER_POSTING,
  mail,
});
const toApplicants = (
  event: ApplicantEvent,
  to: InternshipRecipientGroup = 'applicants',
  link = INTERN_DASHBOARD,
): NotificationTrigger => ({
  event: `internship.${event}`,
  to,
  type: 'internship.changed',
  title: `internship.${event}.applicant`,
  link,
  mail: 'digest',
  once: 'concerned',
});
const deadline = (event: 'internship.deadline_near' | 'internship.deadline_last'): NotificationTrigger => ({
  event,
  to: 'undecided',
  type: 'deadline.near',
  title: event,
  link: PUBLIC_PAGE,
});
const aboutSuspension = (event: 'suspended' | 'reinstated'): NotificationTrigger => ({
  event: `employer.${event}`,
  to: 'companyApplicants',
  type: 'internship.changed',
  title: `employer.${event}.applicant`,
  link: INTERN_DASHBOARD,
  mail: true,
  high: true,
});
const toAccount = (event: 'suspended' | 'reinstated', link: string): NotificationTrigger => ({
  event: `user.${event}`,
  to: 'user',
  type: 'security',
  title: `account.${event}`,
  link,
  mail: 'always',
});
const aboutCompany = (
  event: SuffixAfter<'employer', EventWith<'employerId'> & NotificationTitleKey>,
): NotificationTrigger => ({
  event: `employer.${event}`,
  to: 'owners',
  type: 'verification',
  title: `employer.${event}`,
  link: COMPANY_PROFILE,
  mail: true,
});

type MemberEvent = 'member_invitation.accepted' | 'member.changed' | 'member.removed';
/** Who belongs to a company decides about people, so the person and all owners learn of each change. */
const aboutMember = (
  event: MemberEvent,
  title: 'joined' | 'changed' | 'removed',
  link: string,
): NotificationTrigger[] => {
  const shared = { event, type: 'security', mail: true, once: 'member' } as const;
  return [
    { ...shared, to: 'user', title: `member.${title}`, link },
    { ...shared, to: 'owners', title: `member.${title}.owners`, link: COMPANY_PROFILE },
  ];
};

/** Which event notifies whom of what (specification of notifications). One row is one notification. */
export const notificationTriggers: readonly NotificationTrigger[] = [
  toTeam(['submitted', 'received'], 'application.received', 'digest'),
  toTeam('interested', 'application.received', 'digest'),
  { ...toIntern(['submitted', 'receipt'], 'application.received'), high: false },
  toIntern('viewed', 'application.viewed', false),
  toIntern('shortlisted', 'application.decision'),
  toIntern('shortlisting_undone', 'application.decision'),
  toIntern('interview', 'application.interview'),
  toIntern('interview_moved', 'application.interview'),
  toIntern('interview_called_off', 'application.interview'),
  toIntern('finalist', 'application.decision'),
  toIntern('offered', 'application.offer'),
  toIntern('offer_ended', 'application.offer'),
  toTeam(['offer_ended', 'offer_ended.employer'], 'application.offer'),
  toTeam('accepted', 'application.decision', true),
  toTeam('declined', 'application.decision', true),
  toIntern('placed', 'application.decision'),
  toTeam(['placed', 'placed.employer'], 'application.decision'),
  toIntern('completed', 'application.decision'),
  toTeam('completed', 'application.decision'),
  { ...toIntern('terminated', 'application.decision'), others: true },
  toTeam('terminated', 'application.decision'),
  {
    event: 'application.terminated',
    to: 'administrators',
    type: 'review.queue',
    title: 'application.terminated',
    link: '/dashboard/admin/finalists/{internshipId}',
  },
  toIntern(['rejection_sent', 'rejected'], 'application.decision'),
  toIntern('reconsidered', 'application.decision'),
  toTeam('withdrawn', 'application.withdrawn', 'digest'),
  toIntern('closed_no_response', 'application.closed'),
  toTeam(['closed_no_response', 'closed_no_response.employer'], 'application.closed'),
  toIntern('cancelled', 'application.closed'),
  {
    event: 'search.matched',
    to: 'user',
    type: 'search.match',
    title: 'search.match',
    link: '/dashboard/searches',
    mail: true,
  },
  toTeam(['response_reminder', 'reminder'], 'response.reminder', true),
  {
    event: 'internship.submitted',
    to: 'moderators',
    type: 'review.queue',
    title: 'internship.submitted',
    link: '/dashboard/admin/internships/{internshipId}',
  },
  {
    event: 'internship.revision_submitted',
    to: 'moderators',
    type: 'review.queue',
    title: 'internship.revision_submitted',
    link: '/dashboard/admin/internships/{internshipId}',
  },
  aboutPosting('changes_requested'),
  aboutPosting('rejected'),
  aboutPosting('scheduled'),
  aboutPosting('opened'),
  aboutPosting('closed', false),
  aboutPosting('filled', false),
  aboutPosting('removed'),
  aboutPosting('reinstated'),
  aboutPosting('changed', false),
  aboutPosting('revision_refused'),
  toApplicants('paused'),
  toApplicants('resumed'),
  toApplicants('closed'),
  { ...toApplicants('closed', 'bookmarkers', PUBLIC_PAGE), title: 'internship.closed.bookmark' },
  toApplicants('filled', 'waitingApplicants'),
  deadline('internship.deadline_near'),
  deadline('internship.deadline_last'),
  toApplicants('changed', 'applicants', `${INTERN_DASHBOARD}#changes-{internshipId}`),
  {
    event: 'employer.submitted',
    to: 'verifiers',
    type: 'review.queue',
    title: 'employer.submitted',
    link: '/dashboard/admin/EmployersVerification',
  },
  aboutCompany('info_requested'),
  aboutCompany('verified'),
  aboutCompany('rejected'),
  {
    event: 'employer.recheck',
    to: 'verifiers',
    type: 'review.queue',
    title: 'employer.submitted',
    link: '/dashboard/admin/EmployersVerification',
  },
  aboutCompany('lapsed'),
  aboutCompany('expired'),
  aboutCompany('recheck'),
  aboutCompany('expiry_reminder'),
  aboutCompany('grace_ended'),
  aboutCompany('suspended'),
  aboutCompany('reinstated'),
  aboutSuspension('suspended'),
  aboutSuspension('reinstated'),
  ...aboutMember('member_invitation.accepted', 'joined', '/dashboard/employer'),
  ...aboutMember('member.changed', 'changed', '/dashboard/employer'),
  ...aboutMember('member.removed', 'removed', '/settings/account'),
  { ...aboutCompany('publish_blocked'), type: 'response.reminder', link: '/dashboard/employer' },
  { ...aboutCompany('publish_unblocked'), type: 'response.reminder', link: '/dashboard/employer', mail: false },
  toAccount('suspended', '/Faq'),
  toAccount('reinstated', '/settings/account'),
  {
    event: 'account.password_changed',
    to: 'user',
    type: 'security',
    title: 'account.password_changed',
    link: '/settings/account',
  },
  {
    event: 'account.guessed',
    to: 'user',
    type: 'security',
    title: 'account.guessed',
    link: '/auth/forgot-password',
    mail: true,
  },
  {
    event: 'account.email_changed',
    to: 'user',
    type: 'security',
    title: 'account.email_changed',
    link: '/settings/account',
  },
  {
    event: 'employer.messaged',
    to: 'users',
    type: 'broadcast',
    title: 'message',
    link: '/dashboard/employer',
    /* A message of administrators to one company is no announcement, which people have to ask for. */
    mail: 'always',
  },
  {
    event: 'report.upheld',
    to: 'reporter',
    type: 'internship.moderation',
    title: 'report.upheld',
    link: '/dashboard/notifications',
  },
  {
    event: 'report.dismissed',
    to: 'reporter',
    type: 'internship.moderation',
    title: 'report.dismissed',
    link: '/dashboard/notifications',
  },
];
