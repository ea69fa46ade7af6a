import { brand, notificationMessage } from '@prentice/contract';
import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '../../platform/config/settings.ts';
import { composeEmail } from '../../platform/email/email.ts';
import { EmailSender, type CalendarAttachment } from '../../platform/email/email-sender.port.ts';
import type { AccountSummary } from '../accounts/index.ts';
import type { NotificationTrigger } from './notification-triggers.ts';
import { Notifications } from './notifications.service.ts';

export type NotificationParams = Record<string, string | number | null>;

/** The content of an email besides its message. */
export interface NotificationEmailContent {
  readonly params: NotificationParams;
  readonly link: string;
  /** Paragraphs that somebody wrote. */
  readonly personalText: string;
  readonly calendar: CalendarAttachment | null;
}

/** Emails notifications to those who receive them by email. */
@Injectable()
export class NotificationEmails {
  constructor(
    private readonly notifications: Notifications,
    private readonly emailSender: EmailSender,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async send(
    trigger: NotificationTrigger,
    people: readonly AccountSummary[],
    content: NotificationEmailContent,
  ): Promise<void> {
    if (!trigger.mail) return;
    const reached = people.filter(({ status }) => trigger.mail === 'always' || status !== 'suspended');
    const unwilling =
      trigger.mail === 'always' ? new Set() : await this.notifications.optedOutOfEmail(reached, trigger.type);
    for (const one of reached)
      if (!unwilling.has(one.id)) await this.emailSender.send(this.compose(trigger, one, content));
  }

  private compose(
    trigger: NotificationTrigger,
    { email, locale, timeZone }: AccountSummary,
    content: NotificationEmailContent,
  ) {
    const { params, link, personalText: body, calendar } = content;
    const sentence = notificationMessage(trigger.title, params, locale, timeZone);
    const words = frame[locale.startsWith('de') ? 'de' : 'en'];
    const settings = `${this.settings.publicUrl}/dashboard/notifications`;
    const letter = {
      subject: subjectOf(sentence),
      paragraphs: [sentence, ...body.split(/\n+/)].filter(Boolean),
      action: { label: words.open, path: link as `/${string}` },
      ...(trigger.mail === 'always' ? {} : { notes: [`${words.settings} ${settings}`] }),
    };
    const message = composeEmail(letter, { to: email, locale, publicUrl: this.settings.publicUrl });
    return calendar ? { ...message, calendar } : message;
  }
}

const frame = {
  en: { open: `View on ${brand.name}`, settings: 'Change your notification settings:' },
  de: { open: `Auf ${brand.name} ansehen`, settings: 'Benachrichtigungseinstellungen ändern:' },
} as const;

const LONG_SUBJECT = 100;

/** Of a notice that is too long for a subject its first sentence; never cut within a quoted title or a short name. */
function subjectOf(notice: string): string {
  if (notice.length <= LONG_SUBJECT) return notice;
  return /^[^“„]{40,}?[.!?](?= \p{Lu})/u.exec(notice)?.[0] ?? notice;
}
