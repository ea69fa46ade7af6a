import { brand, notificationSentence } from '@prentice/contract';
import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '../../platform/config/settings.ts';
import { composeLetter } from '../../platform/mail/letter.ts';
import { Mail, type MailCalendar } from '../../platform/mail/mail.port.ts';
import type { AccountCard } from '../ports/account-registry.port.ts';
import type { NoticeRule } from './notice.table.ts';
import { Notifications } from './notifications.service.ts';

export type NoticeParams = Record<string, string | number | null>;

/** What a letter says beside its sentence. */
export interface LetterContent {
  readonly params: NoticeParams;
  readonly link: string;
  /** Paragraphs that somebody wrote. */
  readonly body: string;
  readonly calendar: MailCalendar | null;
}

/** Mails what people are told to those who are owed a letter and want it. */
@Injectable()
export class NoticeLetters {
  constructor(
    private readonly notifications: Notifications,
    private readonly mail: Mail,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async send(rule: NoticeRule, people: readonly AccountCard[], content: LetterContent): Promise<void> {
    if (!rule.mail) return;
    const reached = people.filter(({ status }) => rule.mail === 'always' || status !== 'suspended');
    const unwilling = rule.mail === 'always' ? new Set() : await this.notifications.withoutMail(reached, rule.type);
    for (const one of reached) if (!unwilling.has(one.id)) await this.mail.send(this.letter(rule, one, content));
  }

  private letter(rule: NoticeRule, { email, locale, timeZone }: AccountCard, content: LetterContent) {
    const { params, link, body, calendar } = content;
    const sentence = notificationSentence(rule.title, params, locale, timeZone);
    const words = frame[locale.startsWith('de') ? 'de' : 'en'];
    const settings = `${this.settings.publicUrl}/dashboard/notifications`;
    const letter = {
      subject: subjectOf(sentence),
      paragraphs: [sentence, ...body.split(/\n+/)].filter(Boolean),
      action: { label: words.open, path: link as `/${string}` },
      ...(rule.mail === 'always' ? {} : { notes: [`${words.settings} ${settings}`] }),
    };
    const message = composeLetter(letter, { to: email, locale, publicUrl: this.settings.publicUrl });
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
