import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '../../../platform/config/settings.ts';
import { composeEmail } from '../../../platform/email/email.ts';
import type { EmailMessage } from '../../../platform/email/email-sender.port.ts';
import type { AccountSummary } from '../../accounts/index.ts';
import { CandidatesInNotifications } from '../candidates-in-notifications.service.ts';
import type { DeliveryRow } from './delivery.entity.ts';
import { digestEmail, notificationEmail } from './delivery-email.ts';
import type { EmailReader } from './delivery-email-details.ts';
import { Unsubscribing } from './unsubscribing.service.ts';

type Addressee = EmailReader & Pick<AccountSummary, 'email'>;

/** Addresses the emails of notifications, with the links by which they end and ids that stay the same. */
@Injectable()
export class DeliveryEmails {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly unsubscribing: Unsubscribing,
    private readonly candidates: CandidatesInNotifications,
  ) {}

  /** Returns the email about one notification. */
  async notification(row: DeliveryRow, account: Addressee): Promise<EmailMessage> {
    const [named = row] = await this.candidates.name([row]);
    const email = notificationEmail(named, account, this.unsubscribing.urlFor(row.userId, row.type));
    const calendar = row.content?.calendar;
    return { ...this.address(email, account), ...(calendar && { calendar }), messageId: this.messageId(row) };
  }

  /** Returns the summary of several notifications of a person. */
  async digest(rows: readonly [DeliveryRow, ...DeliveryRow[]], account: Addressee): Promise<EmailMessage> {
    const [first] = rows;
    const email = digestEmail(
      await this.candidates.name(rows),
      account,
      this.unsubscribing.urlFor(first.userId, 'digest'),
    );
    return { ...this.address(email, account), messageId: this.messageId(first) };
  }

  private address(email: Parameters<typeof composeEmail>[0], { email: to, locale }: Addressee): EmailMessage {
    return composeEmail(email, { to, locale, publicUrl: this.settings.publicUrl });
  }

  /** The same for every attempt, so that a mail program shows a repeated email once. */
  private messageId({ _id, channel }: DeliveryRow): string {
    return `<${channel}.${_id.toHexString()}@${new URL(this.settings.publicUrl).hostname}>`;
  }
}
