import { backOfficePath, type Role } from '@prentice/contract';
import { DAY } from '../../../platform/clock/clock.ts';
import type { EmailSample } from '../../../platform/email/email-preview.page.ts';
import { notificationEmail, type EmailedNotification } from './delivery-email.ts';
import { digestEmail } from './digest-email.ts';

const sampleNow = new Date('2026-03-02T09:00:00.000Z');
const sampleUrl = 'https://internships.example/api/unsubscribe/sample';
const title = 'Field work on rivers';
const company = 'Flusswerk';

/** Returns a notification as it is stored, of which a sample says only what matters. */
const sampleOf = (
  notification: Pick<EmailedNotification, 'type' | 'titleKey'> & Partial<EmailedNotification>,
): EmailedNotification => ({
  params: { title, company, due: new Date(sampleNow.getTime() + 5 * DAY).toISOString() },
  link: `/dashboard/intern#application-${'a'.repeat(24)}`,
  content: null,
  mandatory: false,
  createdAt: sampleNow,
  ...notification,
});

const samples: Readonly<Record<string, EmailedNotification>> = {
  receipt: sampleOf({ type: 'application.received', titleKey: 'application.receipt' }),
  offer: sampleOf({
    type: 'application.offer',
    titleKey: 'application.offered',
    params: { title, company, when: new Date(sampleNow.getTime() + 5 * DAY).toISOString() },
    content: {
      personalText: 'We would be glad to have you on the river with us this summer.',
      author: company,
      calendar: null,
      offer: {
        text: 'We would be glad to have you on the river with us this summer.',
        startDate: '2026-07-01',
        pay: {
          type: 'paid',
          min: 120_000,
          max: 140_000,
          currency: 'EUR',
          unit: 'month',
          benefits: 'Ticket for public transport',
        },
        expiresAt: new Date(sampleNow.getTime() + 5 * DAY).toISOString(),
      },
    },
  }),
  rejection: sampleOf({
    type: 'application.decision',
    titleKey: 'application.rejected',
    content: {
      personalText: 'Thank you for your time.\nAnother applicant has worked on rivers before.',
      author: company,
      calendar: null,
      rejection: { code: 'experience', category: 'environment' },
    },
  }),
  'no answer': sampleOf({ type: 'application.closed', titleKey: 'application.closed_no_response' }),
  shortlisting: sampleOf({ type: 'application.decision', titleKey: 'application.shortlisted' }),
  'due reviews': sampleOf({
    type: 'review.queue',
    titleKey: 'administrator.reviews_due',
    params: {
      count: 4,
      overdue: 1,
      queues: 'cases:2,internships:1,reports:1',
      overdueQueues: 'cases:1',
      dueQueues: 'cases:1,internships:1,reports:1',
    },
    link: backOfficePath('admin'),
  }),
  interview: sampleOf({
    type: 'application.interview',
    titleKey: 'application.interview',
    params: { title, company, when: new Date(sampleNow.getTime() + 3 * DAY).toISOString() },
    content: {
      personalText: '',
      calendar: null,
      interview: {
        startsAt: new Date(sampleNow.getTime() + 3 * DAY).toISOString(),
        durationMinutes: 45,
        mode: 'onsite',
        place: 'Uferweg 12, Graz',
        link: null,
        note: 'Ask for Dana Winter.\nPlease bring rubber boots.',
      },
    },
  }),
  'information requested': sampleOf({
    type: 'verification',
    titleKey: 'employer.info_requested',
    params: {},
    link: '/dashboard/profile-setup/profile-setup-employer',
    mandatory: true,
    content: {
      personalText: 'Please send an extract of the register.\nIt must not be older than three months.',
      calendar: null,
      verification: {
        reasonCodes: ['documents_outdated', 'registration_unclear'],
        answerBy: new Date(sampleNow.getTime() + 14 * DAY).toISOString(),
      },
    },
  }),
  'verification rejected': sampleOf({
    type: 'verification',
    titleKey: 'employer.rejected',
    params: {},
    link: '/dashboard/profile-setup/profile-setup-employer',
    mandatory: true,
    content: {
      personalText: 'Your terms ask candidates for a fee.',
      calendar: null,
      verification: {
        reasonCodes: ['charges_fees'],
        retryFrom: new Date(sampleNow.getTime() + 30 * DAY).toISOString(),
      },
    },
  }),
  reminder: sampleOf({
    type: 'response.reminder',
    titleKey: 'employer.responses_due',
    params: { count: 5, title, due: new Date(sampleNow.getTime() - DAY).toISOString() },
    link: backOfficePath('interested'),
    content: {
      personalText: '',
      calendar: null,
      due: (
        [
          [-1, title],
          [2, title],
          [2, title],
          [4, 'River data assistant'],
        ] as const
      ).map(([days, dueTitle]) => ({
        applicationId: 'a'.repeat(24),
        title: dueTitle,
        dueAt: new Date(sampleNow.getTime() + days * DAY).toISOString(),
      })),
    },
  }),
  announcement: sampleOf({
    type: 'broadcast',
    titleKey: 'announcement',
    params: { title: 'Career advice is open on Tuesdays again' },
    content: { personalText: 'Bring your CV, or just a question.\n\nYou need no appointment.', calendar: null },
  }),
};
const teamSample = (type: 'application.received' | 'application.withdrawn', days: number, sampleTitle: string) =>
  sampleOf({
    type,
    titleKey: type,
    params: { title: sampleTitle, due: new Date(sampleNow.getTime() + days * DAY).toISOString() },
    link: backOfficePath('candidate', String(days).repeat(24)),
  });
const summarised = [
  teamSample('application.received', 5, title),
  teamSample('application.received', 6, title),
  teamSample('application.received', 7, 'River data assistant'),
  teamSample('application.withdrawn', 8, title),
];

const readerOf = ({ type }: EmailedNotification): Role => {
  if (type === 'review.queue') return 'admin';
  return type === 'response.reminder' || type === 'verification' ? 'employer' : 'intern';
};

/** Emails about notifications, for the preview page. */
export const notificationEmailSamples: readonly EmailSample[] = [
  ...Object.entries(samples).map(([name, row]): EmailSample => [
    `notification: ${name}`,
    (locale) => notificationEmail(row, { role: readerOf(row), locale, timeZone: 'Europe/Vienna' }, sampleUrl),
  ]),
  [
    'notification: summary',
    (locale) => digestEmail(summarised, { role: 'employer', locale, timeZone: 'Europe/Vienna' }, sampleUrl),
  ],
];
