import { brand, notificationMessage, notificationTypeNames, type Interview } from '@prentice/contract';
import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '../../../platform/config/settings.ts';
import { composeEmail, type EmailSection } from '../../../platform/email/email.ts';
import type { EmailMessage } from '../../../platform/email/email-sender.port.ts';
import type { AccountSummary } from '../../accounts/index.ts';
import { Unsubscribing } from './unsubscribing.service.ts';
import type { DeliveryContent, DeliveryRow } from './delivery.entity.ts';

type DueApplications = NonNullable<DeliveryContent['due']>;

/** Who reads an email, and how dates are written for them. */
type Reader = Pick<AccountSummary, 'email' | 'locale' | 'timeZone'>;

/** Composes the emails of notifications. */
@Injectable()
export class DeliveryEmails {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly unsubscribing: Unsubscribing,
  ) {}

  /** Returns the email about one notification. */
  notification(row: DeliveryRow, account: Reader): EmailMessage {
    const { email: to, locale, timeZone } = account;
    const message = notificationMessage(row.titleKey, row.params, locale, timeZone);
    const words = frame[locale.startsWith('de') ? 'de' : 'en'];
    const { publicUrl } = this.settings;
    const email = {
      subject: subjectOf(message),
      paragraphs: [
        message,
        ...interviewLines(row.content?.interview, account),
        ...(row.content?.personalText ?? '').split(/\n+/),
      ].filter(Boolean),
      ...(row.content?.due && { sections: [this.dueSection(row, row.content.due, account)] }),
      action: { label: words.open, path: row.link as `/${string}` },
      ...(row.mandatory
        ? {}
        : {
            settings: { label: words.settings, path: '/settings/notifications' as const },
            unsubscribe: { label: words.unsubscribe, url: this.unsubscribing.urlFor(row.userId, row.type) },
          }),
    };
    const composed = composeEmail(email, { to, locale, publicUrl });
    const calendar = row.content?.calendar;
    return { ...composed, ...(calendar && { calendar }), messageId: this.messageId(row) };
  }

  /** Lists what is to be answered, each with a link to it, and how many more there are. */
  private dueSection(row: DeliveryRow, due: DueApplications, { locale, timeZone }: Reader): EmailSection {
    const words = frame[locale.startsWith('de') ? 'de' : 'en'];
    const lines = due.map(({ applicationId, title, dueAt }) => {
      const key = new Date(dueAt) <= row.createdAt ? 'application.reminder_late' : 'application.reminder';
      const text = notificationMessage(key, { title, due: dueAt }, locale, timeZone);
      return { text, path: `/internships/employer/intern/${applicationId}` as const };
    });
    const more = Number(row.params['count'] ?? 0) - due.length;
    const rest = more > 0 ? [{ text: words.more(more), path: row.link as `/${string}` }] : [];
    return { heading: words.due, lines: [...lines, ...rest] };
  }

  /** Returns the summary of several notifications, by topic; what says the same of the same is one line with its number. */
  digest(rows: readonly DeliveryRow[], { email: to, locale, timeZone }: AccountSummary): EmailMessage {
    const language = locale.startsWith('de') ? 'de' : 'en';
    const words = frame[language];
    const { publicUrl } = this.settings;
    const [first] = rows;
    const sections = [...Map.groupBy(rows, ({ type }) => type)].map(([type, ofType]) => {
      const lineOf = (row: DeliveryRow) =>
        JSON.stringify([notificationMessage(row.titleKey, row.params, locale, timeZone), row.link]);
      const lines = [...Map.groupBy(ofType, lineOf).values()].map((same) => {
        const [row] = same;
        const message = row ? notificationMessage(row.titleKey, row.params, locale, timeZone) : '';
        return {
          text: same.length > 1 ? `${message} (${same.length}×)` : message,
          path: (row?.link ?? '/') as `/${string}`,
        };
      });
      return { heading: notificationTypeNames[language][type], lines };
    });
    const email = {
      subject: words.digest(rows.length),
      paragraphs: [words.digestLead],
      sections,
      action: { label: words.inbox, path: '/dashboard/notifications' as const },
      settings: { label: words.settings, path: '/settings/notifications' as const },
      ...(first && {
        unsubscribe: { label: words.unsubscribeDigest, url: this.unsubscribing.urlFor(first.userId, 'digest') },
      }),
    };
    const composed = composeEmail(email, { to, locale, publicUrl });
    return { ...composed, ...(first && { messageId: this.messageId(first) }) };
  }

  /** The same for every attempt, so that a mail program shows a repeated email once. */
  private messageId({ _id, channel }: DeliveryRow): string {
    return `<${channel}.${_id.toHexString()}@${new URL(this.settings.publicUrl).hostname}>`;
  }
}

const frame = {
  en: {
    open: `View on ${brand.name}`,
    settings: 'Change your notification settings',
    unsubscribe: 'Stop emails about this topic',
    unsubscribeDigest: 'Stop email summaries',
    inbox: 'Open notifications',
    digest: (count: number) => (count === 1 ? 'Your summary: 1 notification' : `Your summary: ${count} notifications`),
    digestLead: 'Since your last summary:',
    due: 'To be answered, the first due first',
    more: (count: number) => `and ${count} more`,
    when: 'When',
    where: 'Where',
    note: 'Note',
    minutes: (count: number) => `${count} minutes`,
  },
  de: {
    open: `Auf ${brand.name} ansehen`,
    settings: 'Benachrichtigungseinstellungen ändern',
    unsubscribe: 'Keine E-Mails zu diesem Thema mehr',
    unsubscribeDigest: 'Keine Zusammenfassungen mehr',
    inbox: 'Benachrichtigungen öffnen',
    digest: (count: number) =>
      count === 1 ? 'Ihre Zusammenfassung: 1 Benachrichtigung' : `Ihre Zusammenfassung: ${count} Benachrichtigungen`,
    digestLead: 'Seit Ihrer letzten Zusammenfassung:',
    due: 'Zu beantworten, nach Fälligkeit',
    more: (count: number) => `und ${count} weitere`,
    when: 'Wann',
    where: 'Wo',
    note: 'Hinweis',
    minutes: (count: number) => `${count} Minuten`,
  },
} as const;

/** When and where an interview takes place, in the reader's language and time zone; none for another event. */
function interviewLines(interview: Interview | undefined, { locale, timeZone }: Reader): string[] {
  if (!interview) return [];
  const words = frame[locale.startsWith('de') ? 'de' : 'en'];
  const { startsAt, durationMinutes, place, link, note } = interview;
  const when = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(new Date(startsAt));
  const where = [place, link].filter(Boolean).join(', ');
  return [
    `${words.when}: ${when}, ${words.minutes(durationMinutes)}`,
    where ? `${words.where}: ${where}` : '',
    note ? `${words.note}: ${note}` : '',
  ];
}

const LONG_SUBJECT = 100;

/** Of a notice that is too long for a subject its first sentence; never cut within a quoted title or a short name. */
function subjectOf(notice: string): string {
  if (notice.length <= LONG_SUBJECT) return notice;
  return /^[^“„]{40,}?[.!?](?= \p{Lu})/u.exec(notice)?.[0] ?? notice;
}
