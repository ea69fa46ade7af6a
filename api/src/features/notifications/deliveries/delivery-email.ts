import {
  brand,
  inboxPathOf,
  linkForReader,
  notificationAction,
  notificationHeading,
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
  const { role, locale } = reader;
  const { message, ...titles } = datedTitles(row, reader) ?? sentenceTitles(row, reader);
  const words = wordsOf(locale);
  const topic = typeName(row.type, reader);
  const { company } = row.params;
  return {
    ...titles,
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
    notes: [row.mandatory ? words.whyAlways(topic) : words.why(topic)],
    ...(row.mandatory
      ? {}
      : {
          settings: settingsOf(locale),
          unsubscribe: { label: words.unsubscribe(topic), url: unsubscribeUrl },
        }),
  };
}

/** Lists what is to be answered, each with a link to it, and how many more there are. */
function dueSection(row: EmailedNotification, due: DueApplications, { locale, timeZone }: EmailReader): EmailSection {
  const words = wordsOf(locale);
  const lines = due.map(({ applicationId, title, dueAt, candidate = null }) => {
    const key = new Date(dueAt) <= row.createdAt ? 'application.reminder_late' : 'application.reminder';
    const text = notificationMessage(key, { title, due: dueAt, candidate }, locale, timeZone);
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
    heading: words.digest(rows.length),
    paragraphs: [words.digestLead],
    sections,
    action: { label: words.inbox, path: inboxPathOf(role) as `/${string}` },
    notes: [words.whyDigest],
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
      'application.interview': [(company: string) => `Interview with ${company}`, (when: string) => when],
      'application.interview_rescheduled': [
        (company: string) => `New time for your interview with ${company}`,
        (when: string) => when,
      ],
      'application.offered': [(company: string) => `Offer from ${company}`, (when: string) => `answer by ${when}`],
    },
    why: (topic: string) => `You get this email because emails about “${topic}” are on for your account.`,
    whyAlways: (topic: string) => `Emails about “${topic}” are always sent when they concern your account.`,
    whyDigest: 'You get this summary because email summaries are on for your account.',
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
      'application.interview': [(company: string) => `Gespräch mit ${company}`, (when: string) => when],
      'application.interview_rescheduled': [
        (company: string) => `Neuer Termin für Ihr Gespräch mit ${company}`,
        (when: string) => when,
      ],
      'application.offered': [(company: string) => `Angebot von ${company}`, (when: string) => `Antwort bis ${when}`],
    },
    why: (topic: string) => `Sie erhalten diese E-Mail, weil E-Mails zu „${topic}“ für Ihr Konto eingeschaltet sind.`,
    whyAlways: (topic: string) => `E-Mails zu „${topic}“ senden wir immer, wenn sie Ihr Konto betreffen.`,
    whyDigest: 'Sie erhalten diese Zusammenfassung, weil E-Mail-Zusammenfassungen für Ihr Konto eingeschaltet sind.',
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

/** The first sentence of a notification as heading and subject, and what follows it as the message. */
function sentenceTitles({ titleKey, params }: EmailedNotification, { locale, timeZone }: EmailReader) {
  const { heading, rest } = notificationHeading(titleKey, params, locale, timeZone);
  return { subject: heading, heading, message: rest };
}

/** Returns a heading that says with whom, and a subject that also says when; null where the notice says neither. */
function datedTitles({ titleKey, params }: EmailedNotification, reader: EmailReader) {
  const { company, when } = params;
  const { dated } = wordsOf(reader.locale);
  if (!Object.hasOwn(dated, titleKey) || typeof when !== 'string' || typeof company !== 'string' || !company)
    return null;
  const [headingOf, momentOf] = dated[titleKey as keyof typeof dated];
  const heading = headingOf(company);
  const subject = `${heading}: ${momentOf(formatIn(reader, when, 'short'))}`;
  return { subject, heading, message: notificationMessage(titleKey, params, reader.locale, reader.timeZone) };
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
