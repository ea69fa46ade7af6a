import type { NotificationTitleKey } from './notification.messages.ts';

/** What the button of a notification says: what its reader does next. */
const labels = {
  en: {
    answerOffer: 'Answer the offer',
    seeInterview: 'See the interview',
    readFeedback: 'Read the feedback',
    seeApplication: 'See the application',
    seeApplications: 'See the applications',
    answerApplications: 'Answer the applications',
    seeMatches: 'See the matches',
    seeInternship: 'See the internship',
    readNote: 'Read the note',
    completeDetails: 'Complete the details',
    changePassword: 'Change your password',
    checkAccount: 'Check your account',
    review: 'Review it',
    openReviews: 'Open the reviews',
  },
  de: {
    answerOffer: 'Angebot beantworten',
    seeInterview: 'Gespräch ansehen',
    readFeedback: 'Rückmeldung lesen',
    seeApplication: 'Bewerbung ansehen',
    seeApplications: 'Bewerbungen ansehen',
    answerApplications: 'Bewerbungen beantworten',
    seeMatches: 'Treffer ansehen',
    seeInternship: 'Praktikum ansehen',
    readNote: 'Notiz lesen',
    completeDetails: 'Angaben ergänzen',
    changePassword: 'Passwort ändern',
    checkAccount: 'Konto prüfen',
    review: 'Jetzt prüfen',
    openReviews: 'Prüfungen öffnen',
  },
} as const;

type Action = keyof (typeof labels)['en'];

const actions: Readonly<Partial<Record<NotificationTitleKey, Action>>> = {
  'application.offered': 'answerOffer',
  'application.interview': 'seeInterview',
  'application.interview_rescheduled': 'seeInterview',
  'application.interview_cancelled': 'seeApplication',
  'application.rejected': 'readFeedback',
  'application.receipt': 'seeApplication',
  'application.viewed': 'seeApplication',
  'application.shortlisted': 'seeApplication',
  'application.shortlisting_undone': 'seeApplication',
  'application.reconsidered': 'seeApplication',
  'application.finalist': 'seeApplication',
  'application.offer_ended': 'seeApplication',
  'application.placed': 'seeApplication',
  'application.closed_no_response': 'seeApplication',
  'application.cancelled': 'seeApplication',
  'application.received': 'seeApplications',
  'application.interested': 'seeApplications',
  'application.mentioned': 'readNote',
  'employer.responses_due': 'answerApplications',
  'search.match': 'seeMatches',
  'internship.deadline_near': 'seeInternship',
  'internship.deadline_last': 'seeInternship',
  'internship.opened': 'seeInternship',
  'internship.changes_requested': 'seeInternship',
  'employer.info_requested': 'completeDetails',
  'account.password_guessing_warned': 'changePassword',
  'account.password_changed': 'checkAccount',
  'account.email_changed': 'checkAccount',
  'internship.submitted': 'review',
  'internship.revision_submitted': 'review',
  'employer.submitted': 'review',
  'report.created': 'review',
  'administrator.reviews_due': 'openReviews',
};

const isListed = (titleKey: string): titleKey is keyof typeof actions => Object.hasOwn(actions, titleKey);

/** Returns what the reader of a notification does next, in a language; null where it only informs. */
export function notificationAction(titleKey: string, locale: string): string | null {
  const action = isListed(titleKey) ? actions[titleKey] : undefined;
  return action ? labels[locale.startsWith('de') ? 'de' : 'en'][action] : null;
}
