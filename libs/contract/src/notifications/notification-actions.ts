import type { NotificationTitleKey } from './notification.messages.ts';

/** What the button of a notification says: what its reader does next. */
const labels = {
  en: {
    answerOffer: 'Answer the offer',
    seeInterview: 'See the interview',
    readFeedback: 'Read the feedback',
    seeApplication: 'See the application',
    seeCandidate: 'See the candidate',
    seeOwnApplications: 'See your applications',
    answerApplications: 'Answer the applications',
    seeMatches: 'See the matches',
    seeInternship: 'See the internship',
    readNote: 'Read the note',
    seeReason: 'See the reason',
    completeDetails: 'Complete the details',
    seeCompany: 'See your company’s details',
    changePassword: 'Change your password',
    checkAccount: 'Check your account',
    review: 'Review it',
    openReviews: 'Open the reviews',
    openOverview: 'Open the overview',
    open: 'Read more',
  },
  de: {
    answerOffer: 'Angebot beantworten',
    seeInterview: 'Gespräch ansehen',
    readFeedback: 'Rückmeldung lesen',
    seeApplication: 'Bewerbung ansehen',
    seeCandidate: 'Profil ansehen',
    seeOwnApplications: 'Bewerbungen ansehen',
    answerApplications: 'Bewerbungen beantworten',
    seeMatches: 'Treffer ansehen',
    seeInternship: 'Praktikum ansehen',
    readNote: 'Notiz lesen',
    seeReason: 'Grund ansehen',
    completeDetails: 'Angaben ergänzen',
    seeCompany: 'Unternehmensangaben ansehen',
    changePassword: 'Passwort ändern',
    checkAccount: 'Konto prüfen',
    review: 'Jetzt prüfen',
    openReviews: 'Prüfungen öffnen',
    openOverview: 'Übersicht öffnen',
    open: 'Mehr lesen',
  },
} as const;

type Action = keyof (typeof labels)['en'];

const actions: Readonly<Partial<Record<NotificationTitleKey, Action>>> = {
  'application.offered': 'answerOffer',
  'application.interview': 'seeInterview',
  'application.interview_rescheduled': 'seeInterview',
  'application.interview_cancelled': 'seeApplication',
  'application.interview_confirmed': 'seeCandidate',
  'application.interview_other_time': 'seeCandidate',
  'application.rejected': 'readFeedback',
  'application.receipt': 'seeApplication',
  'application.viewed': 'seeApplication',
  'application.shortlisted': 'seeApplication',
  'application.shortlisting_undone': 'seeApplication',
  'application.reconsidered': 'seeApplication',
  'application.finalist': 'seeApplication',
  'application.offer_ended': 'seeApplication',
  'application.placed': 'seeApplication',
  'application.response_late': 'seeApplication',
  'application.closed_no_response': 'seeApplication',
  'application.cancelled': 'seeApplication',
  'application.received': 'seeApplication',
  'application.interested': 'seeCandidate',
  'application.offer_ended.employer': 'seeApplication',
  'application.accepted': 'seeApplication',
  'application.declined': 'seeApplication',
  'application.placed.employer': 'seeApplication',
  'application.completed': 'seeApplication',
  'application.terminated': 'seeApplication',
  'application.withdrawn': 'seeApplication',
  'application.withdrawal_undone': 'seeApplication',
  'application.closed_no_response.employer': 'seeApplication',
  'application.mentioned': 'readNote',
  'employer.responses_due': 'answerApplications',
  'employer.publish_blocked': 'answerApplications',
  'search.match': 'seeMatches',
  'internship.deadline_near': 'seeInternship',
  'internship.deadline_last': 'seeInternship',
  'internship.opened': 'seeInternship',
  'internship.changes_requested': 'seeInternship',
  'internship.rejected': 'seeReason',
  'internship.revision_refused': 'seeReason',
  'internship.scheduled': 'seeInternship',
  'internship.closed': 'seeInternship',
  'internship.filled': 'seeInternship',
  'internship.changed': 'seeInternship',
  'internship.removed': 'seeInternship',
  'internship.reinstated': 'seeInternship',
  'internship.closed.bookmark': 'seeInternship',
  'internship.paused.applicant': 'seeApplication',
  'internship.resumed.applicant': 'seeApplication',
  'internship.closed.applicant': 'seeApplication',
  'internship.filled.applicant': 'seeApplication',
  'internship.changed.applicant': 'seeApplication',
  'employer.suspended.applicant': 'seeOwnApplications',
  'employer.reinstated.applicant': 'seeOwnApplications',
  'employer.info_requested': 'completeDetails',
  'employer.verified': 'seeCompany',
  'employer.rejected': 'seeReason',
  'employer.lapsed': 'seeCompany',
  'employer.expired': 'seeCompany',
  'employer.recheck_required': 'seeCompany',
  'employer.expiry_reminder': 'seeCompany',
  'employer.grace_ended': 'seeCompany',
  'account.password_guessing_warned': 'changePassword',
  'account.password_changed': 'checkAccount',
  'account.email_changed': 'checkAccount',
  'internship.submitted': 'review',
  'internship.revision_submitted': 'review',
  'employer.submitted': 'review',
  'report.created': 'review',
  'administrator.reviews_due': 'openReviews',
  announcement: 'open',
};

const isListed = (titleKey: string): titleKey is keyof typeof actions => Object.hasOwn(actions, titleKey);

/* Several lists are reached from the overview, one is opened itself. */
const isAboutSeveralLists = (params: { readonly queues?: unknown }): boolean =>
  String(params.queues ?? '').includes(',');

/**
 * Returns what the reader of a notification does next, in a language; null where it only informs.
 * @param params what its sentence is filled with
 */
export function notificationAction(
  titleKey: string,
  locale: string,
  params: { readonly queues?: unknown } = {},
): string | null {
  const actionOfTitle = isListed(titleKey) ? actions[titleKey] : undefined;
  const action = actionOfTitle === 'openReviews' && isAboutSeveralLists(params) ? 'openOverview' : actionOfTitle;
  return action ? labels[locale.startsWith('de') ? 'de' : 'en'][action] : null;
}
