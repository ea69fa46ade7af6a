import {
  brand,
  inboxPathOf,
  linkForReader,
  notificationAction,
  notificationMessage,
  notificationTypeName,
  type Interview,
} from '@prentice/contract';
import { DAY } from '../../../platform/clock/clock.ts';
import type { EmailSample } from '../../../platform/email/email-preview.page.ts';
import type { Email, EmailDetail, EmailSection } from '../../../platform/email/email.ts';
import type { AccountSummary } from '../../accounts/index.ts';
import type { DeliveryContent, DeliveryRow } from './delivery.entity.ts';

type DueApplications = NonNullable<DeliveryContent['due']>;

/** Who reads an email, and how dates are written for them. */
export type EmailReader = Pick<AccountSummary, 'role' | 'locale' | 'timeZone'>;

/** What an email about a notification is made of. */
export type EmailedNotification = Pick<
  DeliveryRow,
  'type' | 'titleKey' | 'params' | 'link' | 'content' | 'mandatory' | 'createdAt'
>;

const wordsOf = (locale: string) => frame[locale.startsWith('de') ? 'de' : 'en'];
const settingsOf = (locale: string) => ({ label: wordsOf(locale).settings, path: '/settings/notifications' }) as const;

const typeName = (type: EmailedNotification['type'], { role, locale }: EmailReader): string =>
  notificationTypeName(type, role, locale.startsWith('de') ? 'de' : 'en');

/**
 * Composes the email about one notification.
 * @param unsubscribeUrl where such emails end; left out of mandatory ones
 */
export function notificationEmail(row: EmailedNotification, reader: EmailReader, unsubscribeUrl: string): Email {
  const { role, locale, timeZone } = reader;
  const message = notificationMessage(row.titleKey, row.params, locale, timeZone);
  const words = wordsOf(locale);
  const { company } = row.params;
  return {
    subject: datedSubject(row, reader) ?? subjectOf(message),
    paragraphs: [message, ...(row.content?.personalText ?? '').split(/\n+/)].filter(Boolean),
    details: [
      ...(typeof company === 'string' && company ? [{ label: words.employer, text: company }] : []),
      ...interviewDetails(row.content?.interview, reader),
    ],
    ...(row.content?.due && { sections: [dueSection(row, row.content.due, reader)] }),
    action: {
      label: notificationAction(row.titleKey, locale) ?? words.open,
      path: linkForReader(row.link, role) as `/${string}`,
    },
    ...(row.mandatory
      ? {}
      : {
          settings: settingsOf(locale),
          unsubscribe: { label: words.unsubscribe(typeName(row.type, reader)), url: unsubscribeUrl },
        }),
  };
}

/** Lists what is to be answered, each with a link to it, and how many more there are. */
function dueSection(row: EmailedNotification, due: DueApplications, { locale, timeZone }: EmailReader): EmailSection {
  const words = wordsOf(locale);
  const lines = due.map(({ applicationId, title, dueAt }) => {
    const key = new Date(dueAt) <= row.createdAt ? 'application.reminder_late' : 'application.reminder';
    const text = notificationMessage(key, { title, due: dueAt }, locale, timeZone);
    return { text, path: `/internships/employer/intern/${applicationId}` as const };
  });
  const more = Number(row.params['count'] ?? 0) - due.length;
  const rest = more > 0 ? [{ text: words.more(more), path: row.link as `/${string}` }] : [];
  return { heading: words.due, lines: [...lines, ...rest] };
}

/**
 * Composes the summary of several notifications, by topic; what says the same of the same is one line with its number.
 */
export function digestEmail(rows: readonly EmailedNotification[], reader: EmailReader, unsubscribeUrl: string): Email {
  const { role, locale, timeZone } = reader;
  const words = wordsOf(locale);
  const sections = [...Map.groupBy(rows, ({ type }) => type)].map(([type, ofType]) => {
    const lineOf = (row: EmailedNotification) =>
      JSON.stringify([notificationMessage(row.titleKey, row.params, locale, timeZone), row.link]);
    const lines = [...Map.groupBy(ofType, lineOf).values()].map((same) => {
      const [row] = same;
      const message = row ? notificationMessage(row.titleKey, row.params, locale, timeZone) : '';
      return {
        text: same.length > 1 ? `${message} (${same.length}×)` : message,
        path: linkForReader(row?.link ?? '/', role) as `/${string}`,
      };
    });
    return { heading: typeName(type, reader), lines };
  });
  return {
    subject: words.digest(rows.length),
    paragraphs: [words.digestLead],
    sections,
    action: { label: words.inbox, path: inboxPathOf(role) as `/${string}` },
    settings: settingsOf(locale),
    unsubscribe: { label: words.unsubscribeDigest, url: unsubscribeUrl },
  };
}

const frame = {
  en: {
    open: `View on ${brand.name}`,
    settings: 'Change your notification settings',
    unsubscribe: (topic: string) => `Stop emails about “${topic}”`,
    unsubscribeDigest: 'Stop email summaries',
    inbox: 'Open notifications',
    digest: (count: number) => (count === 1 ? 'Your summary: 1 notification' : `Your summary: ${count} notifications`),
    digestLead: 'Since your last summary:',
    due: 'Waiting for your answer, most urgent first',
    more: (count: number) => `and ${count} more`,
    employer: 'Employer',
    when: 'When',
    where: 'Where',
    note: 'Note',
    minutes: (count: number) => `${count} minutes`,
    dated: {
      'application.interview': (company: string, when: string) => `Interview with ${company}: ${when}`,
      'application.interview_rescheduled': (company: string, when: string) =>
        `New time for your interview with ${company}: ${when}`,
      'application.offered': (company: string, when: string) => `Offer from ${company}: answer by ${when}`,
    },
  },
  de: {
    open: `Auf ${brand.name} ansehen`,
    settings: 'Benachrichtigungseinstellungen ändern',
    unsubscribe: (topic: string) => `Keine E-Mails mehr zu „${topic}“`,
    unsubscribeDigest: 'Keine Zusammenfassungen mehr',
    inbox: 'Benachrichtigungen öffnen',
    digest: (count: number) =>
      count === 1 ? 'Ihre Zusammenfassung: 1 Benachrichtigung' : `Ihre Zusammenfassung: ${count} Benachrichtigungen`,
    digestLead: 'Seit Ihrer letzten Zusammenfassung:',
    due: 'Warten auf Ihre Antwort, die dringendsten zuerst',
    more: (count: number) => `und ${count} weitere`,
    employer: 'Unternehmen',
    when: 'Wann',
    where: 'Wo',
    note: 'Hinweis',
    minutes: (count: number) => `${count} Minuten`,
    dated: {
      'application.interview': (company: string, when: string) => `Gespräch mit ${company}: ${when}`,
      'application.interview_rescheduled': (company: string, when: string) =>
        `Neuer Termin für Ihr Gespräch mit ${company}: ${when}`,
      'application.offered': (company: string, when: string) => `Angebot von ${company}: Antwort bis ${when}`,
    },
  },
} as const;

const formatIn = ({ locale, timeZone }: EmailReader, instant: string, length: 'short' | 'long'): string =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    weekday: length,
    day: 'numeric',
    month: length,
    ...(length === 'long' && { year: 'numeric' }),
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(new Date(instant));

/** When and where an interview takes place, in the reader's language and time zone; nothing for another event. */
function interviewDetails(interview: Interview | undefined, reader: EmailReader): EmailDetail[] {
  if (!interview) return [];
  const words = wordsOf(reader.locale);
  const { startsAt, durationMinutes, place, link, note } = interview;
  const when = formatIn(reader, startsAt, 'long');
  return [
    { label: words.when, text: `${when}, ${words.minutes(durationMinutes)}` },
    ...(place ? [{ label: words.where, text: place }] : []),
    ...(link ? [{ label: words.where, text: link, url: link }] : []),
    ...(note ? [{ label: words.note, text: note }] : []),
  ];
}

/** Returns a subject that says with whom and when, such as for an interview; null where the notice says neither. */
function datedSubject({ titleKey, params: { company, when } }: EmailedNotification, reader: EmailReader) {
  const { dated } = wordsOf(reader.locale);
  if (!Object.hasOwn(dated, titleKey) || typeof when !== 'string' || typeof company !== 'string' || !company)
    return null;
  return dated[titleKey as keyof typeof dated](company, formatIn(reader, when, 'short'));
}

const LONG_SUBJECT = 100;

/**
 * The notice as a subject, without its full stop; of one that is too long its first sentence, never cut within a quoted
 * title or a short name.
 */
function subjectOf(notice: string): string {
  const first = /^[^“„]{40,}?[.!?](?= \p{Lu})/u.exec(notice)?.[0];
  return (notice.length > LONG_SUBJECT && first ? first : notice).replace(/\.$/, '');
}

const sampleNow = new Date('2026-03-02T09:00:00.000Z');
const sampleUrl = '/api/unsubscribe/sample';
const title = 'Field work on rivers';
const company = 'Flusswerk';

const sampleOf = (
  notification: Pick<EmailedNotification, 'type' | 'titleKey'> & Partial<EmailedNotification>,
): EmailedNotification => ({
  params: { title, company, due: new Date(sampleNow.getTime() + 5 * DAY).toISOString() },
  link: '/dashboard/intern',
  content: null,
  mandatory: false,
  createdAt: sampleNow,
  ...notification,
});

const samples: Readonly<Record<string, EmailedNotification>> = {
  offer: sampleOf({
    type: 'application.offer',
    titleKey: 'application.offered',
    params: { title, company, when: new Date(sampleNow.getTime() + 5 * DAY).toISOString() },
  }),
  rejection: sampleOf({
    type: 'application.decision',
    titleKey: 'application.rejected',
    content: {
      personalText: 'Thank you for your time.\nAnother applicant has worked on rivers before.',
      calendar: null,
    },
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
        note: 'Ask for Dana Winter.',
      },
    },
  }),
  reminder: sampleOf({
    type: 'response.reminder',
    titleKey: 'employer.responses_due',
    params: { count: 4, title, due: new Date(sampleNow.getTime() - DAY).toISOString() },
    link: '/dashboard/interested',
    content: {
      personalText: '',
      calendar: null,
      due: [-1, 2, 4].map((days) => ({
        applicationId: 'a'.repeat(24),
        title,
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
const summarised = [
  sampleOf({ type: 'application.received', titleKey: 'application.received' }),
  sampleOf({ type: 'application.received', titleKey: 'application.received' }),
  sampleOf({ type: 'application.withdrawn', titleKey: 'application.withdrawn' }),
];

/** Emails about notifications, for the preview page. */
export const notificationEmailSamples: readonly EmailSample[] = [
  ...Object.entries(samples).map(([name, row]): EmailSample => [
    `notification: ${name}`,
    (locale) => notificationEmail(row, { role: 'intern', locale, timeZone: 'Europe/Vienna' }, sampleUrl),
  ]),
  [
    'notification: summary',
    (locale) => digestEmail(summarised, { role: 'employer', locale, timeZone: 'Europe/Vienna' }, sampleUrl),
  ],
];
