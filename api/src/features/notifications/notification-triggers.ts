import { backOfficePath } from '@prentice/contract';
import type {
  eventCatalogue,
  EventName,
  EventUnion,
  EventWith,
  PayloadOf,
} from '../../platform/events/catalogue/event-catalogue.ts';
import {
  aboutCompany,
  aboutMember,
  aboutPosting,
  aboutPublishing,
  aboutSuspension,
  changedFieldsParams,
  deadline,
  EMPLOYER_DASHBOARD,
  INTERN_DASHBOARD,
  nameParam,
  noParams,
  NOTE,
  PUBLIC_PAGE,
  reportParams,
  titleParam,
  toAccount,
  toApplicants,
  toIntern,
  toReporter,
  toReviewers,
  toTeam,
  type InternshipRecipientGroup,
  type NotificationTrigger,
  type Reviewers,
} from './notification-trigger-builders.ts';

const MODERATION = backOfficePath('moderatedInternship', '{internshipId}');
const VERIFICATION = backOfficePath('verification');
const ACCOUNT_SETTINGS = '/settings/account';

/** The payload of an event names its recipients, or has the id by which they are found. */
type RecipientsOf<Name extends EventName> =
  | Reviewers
  | (Name extends EventWith<'internId'> ? 'intern' : never)
  | (Name extends EventWith<'userId'> ? 'user' : never)
  | (Name extends EventWith<'userIds'> ? 'users' : never)
  | (Name extends EventWith<'reporterId'> ? 'reporter' : never)
  | (Name extends EventWith<'employerId'> ? 'team' | 'owners' | 'companyApplicants' : never)
  | (Name extends EventWith<'internshipId'> ? InternshipRecipientGroup : never);

type NotificationTriggers = {
  readonly [Name in keyof typeof eventCatalogue]?: readonly NotificationTrigger<RecipientsOf<Name>, PayloadOf<Name>>[];
};

/** What each event notifies whom of, in the order in which people are notified. */
export const notificationTriggers: NotificationTriggers = {
  'application.submitted': [
    toTeam('application.received', 'application.received', 'digest'),
    { ...toIntern('application.received', 'application.receipt'), priority: 'normal', isOwnAct: true },
  ],
  'application.interested': [toTeam('application.received', 'application.interested', 'digest')],
  'application.viewed': [{ ...toIntern('application.viewed', 'application.viewed'), email: false, priority: 'normal' }],
  'application.shortlisted': [
    { ...toIntern('application.decision', 'application.shortlisted'), undoable: true, hiddenWhileUndoable: true },
  ],
  'application.shortlisting_undone': [
    {
      ...toIntern('application.decision', 'application.shortlisting_undone'),
      undoes: 'application.shortlisted',
    },
  ],
  'application.interview': [
    { ...toIntern('application.interview', 'application.interview'), supersedes: 'application.shortlisted' },
  ],
  'application.interview_rescheduled': [toIntern('application.interview', 'application.interview_rescheduled')],
  'application.interview_cancelled': [toIntern('application.interview', 'application.interview_cancelled')],
  'application.interview_answered': [
    {
      ...toTeam('application.interview', 'application.interview_confirmed', 'digest'),
      onlyIf: ({ reason }) => reason === 'confirmed',
    },
    {
      ...toTeam('application.interview', 'application.interview_other_time', true),
      onlyIf: ({ reason }) => reason === 'other_time',
    },
  ],
  'application.finalist': [
    { ...toIntern('application.decision', 'application.finalist'), supersedes: 'application.shortlisted' },
  ],
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
    toReviewers('administrators', 'application.terminated', titleParam, backOfficePath('finalists', '{internshipId}')),
  ],
  'application.rejection_sent': [toIntern('application.decision', 'application.rejected')],
  'application.reconsidered': [toIntern('application.decision', 'application.reconsidered')],
  'application.withdrawn': [{ ...toTeam('application.withdrawn', 'application.withdrawn', 'digest'), undoable: true }],
  'application.withdrawal_undone': [
    {
      ...toTeam('application.withdrawn', 'application.withdrawal_undone', 'digest'),
      undoes: 'application.withdrawn',
    },
  ],
  /* The company is reminded at earlier shares of the promised time, too: its candidate only once that has passed. */
  'application.response_reminder': [
    {
      ...toIntern('response.late', 'application.response_late'),
      priority: 'normal',
      onlyIf: ({ reason }) => reason === '100',
    },
  ],
  'application.closed_no_response': [
    toIntern('application.closed', 'application.closed_no_response'),
    toTeam('application.closed', 'application.closed_no_response.employer'),
  ],
  'application.cancelled': [toIntern('application.closed', 'application.cancelled')],
  'application.mentioned': [
    {
      to: 'users',
      type: 'team.mention',
      title: 'application.mentioned',
      params: ({ title, applicationId, noteId }) => ({ title, applicationId, noteId }),
      link: NOTE,
      email: true,
      dedupeBy: 'noteId',
    },
  ],
  'search.matched': [
    {
      to: 'user',
      type: 'search.match',
      title: 'search.match',
      params: titleParam,
      link: '/dashboard/searches',
      email: true,
    },
  ],
  'internship.submitted': [toReviewers('administrators', 'internship.submitted', titleParam, MODERATION)],
  'internship.revision_submitted': [
    toReviewers('administrators', 'internship.revision_submitted', titleParam, MODERATION),
  ],
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
    {
      ...toApplicants('internship.changed.applicant', 'applicants', `${INTERN_DASHBOARD}#changes-{internshipId}`),
      params: changedFieldsParams,
    },
  ],
  'internship.revision_refused': [aboutPosting('internship.revision_refused')],
  'internship.paused': [toApplicants('internship.paused.applicant')],
  'internship.resumed': [toApplicants('internship.resumed.applicant')],
  'internship.deadline_near': [deadline('internship.deadline_near')],
  'internship.deadline_last': [deadline('internship.deadline_last')],
  'employer.submitted': [toReviewers('verifiers', 'employer.submitted', nameParam, VERIFICATION)],
  'employer.info_requested': [aboutCompany('employer.info_requested')],
  'employer.verified': [aboutCompany('employer.verified')],
  'employer.rejected': [aboutCompany('employer.rejected')],
  'employer.recheck_required': [
    toReviewers('verifiers', 'employer.submitted', nameParam, VERIFICATION),
    aboutCompany('employer.recheck_required'),
  ],
  'employer.lapsed': [aboutCompany('employer.lapsed')],
  'employer.expired': [aboutCompany('employer.expired')],
  'employer.expiry_reminder': [aboutCompany('employer.expiry_reminder')],
  'employer.grace_ended': [aboutCompany('employer.grace_ended')],
  'employer.suspended': [aboutCompany('employer.suspended'), aboutSuspension('employer.suspended.applicant')],
  'employer.reinstated': [aboutCompany('employer.reinstated'), aboutSuspension('employer.reinstated.applicant')],
  'member_invitation.accepted': aboutMember(
    'member.joined',
    'member.joined.owners',
    ({ role }) => ({ role }),
    EMPLOYER_DASHBOARD,
  ),
  'member.changed': aboutMember(
    'member.changed',
    'member.changed.owners',
    ({ to }) => ({ role: to }),
    EMPLOYER_DASHBOARD,
  ),
  'member.removed': aboutMember('member.removed', 'member.removed.owners', noParams, ACCOUNT_SETTINGS),
  'employer.responses_due': [
    {
      to: 'user',
      type: 'response.reminder',
      title: 'employer.responses_due',
      params: ({ title, responseDueAt, count, overdue }) => ({ title, due: responseDueAt, count, overdue }),
      link: backOfficePath('interested'),
      email: true,
      push: ({ overdue }) => overdue > 0,
      replacesEarlier: true,
    },
  ],
  'employer.publish_blocked': [aboutPublishing('employer.publish_blocked')],
  'employer.publish_unblocked': [{ ...aboutPublishing('employer.publish_unblocked'), email: false }],
  'user.suspended': [toAccount('account.suspended', '/Faq')],
  'user.reinstated': [toAccount('account.reinstated', ACCOUNT_SETTINGS)],
  'account.password_changed': [
    { to: 'user', type: 'security', title: 'account.password_changed', params: noParams, link: ACCOUNT_SETTINGS },
  ],
  'account.password_guessing_warned': [
    {
      to: 'user',
      type: 'security',
      title: 'account.password_guessing_warned',
      params: noParams,
      link: '/auth/forgot-password',
      email: 'always',
    },
  ],
  'account.email_changed': [
    { to: 'user', type: 'security', title: 'account.email_changed', params: noParams, link: ACCOUNT_SETTINGS },
  ],
  'employer.messaged': [
    {
      to: 'users',
      type: 'broadcast',
      title: 'message',
      params: ({ subject }) => ({ subject }),
      link: EMPLOYER_DASHBOARD,
      /* A message of administrators to one company is no announcement, which people have to ask for. */
      email: 'always',
    },
  ],
  /* To be decided within 24 hours: the summary might come too late. */
  'report.created': [
    toReviewers('administrators', 'report.created', reportParams, backOfficePath('report', '{reportId}'), true),
  ],
  'administrator.reviews_due': [
    {
      to: 'user',
      type: 'review.queue',
      title: 'administrator.reviews_due',
      params: ({ count, overdue, queues, overdueQueues, dueQueues }) => ({
        count,
        overdue,
        ...(queues && { queues }),
        ...(overdueQueues && { overdueQueues }),
        ...(dueQueues && { dueQueues }),
      }),
      link: '{page}',
      email: true,
      replacesEarlier: true,
    },
  ],
  'report.upheld': [toReporter('report.upheld')],
  'report.dismissed': [toReporter('report.dismissed')],
};

/** Returns what an event notifies people of. */
export const triggersOf = (name: EventName): readonly NotificationTrigger[] => notificationTriggers[name] ?? [];

/** Returns what an event notifies people of, with what its sentences are filled with and whether each is pushed. */
export const notificationsOf = <Name extends EventName>(event: EventUnion<Name>) =>
  (notificationTriggers[event.type] ?? [])
    .filter(({ onlyIf }) => onlyIf?.(event.payload) ?? true)
    .map((trigger) => ({
      trigger,
      params: trigger.params(event.payload),
      isPushed: trigger.push?.(event.payload) ?? true,
    }));

/** Returns where a notification leads, with fields of the event that made it. */
export const notificationLink = ({ link }: Pick<NotificationTrigger, 'link'>, payload: object): string =>
  link.replace(/\{(\w+)\}/g, (_, field: string) => String(Reflect.get(payload, field) ?? ''));
