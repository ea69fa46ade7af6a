import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '../../../platform/config/settings.ts';
import { composeEmail } from '../../../platform/email/compose-email.ts';
import type { EmailMessage } from '../../../platform/email/email-sender.port.ts';
import type { AccountSummary } from '../../accounts/index.ts';
import type { DeliveryRow } from './delivery.entity.ts';
import { notificationEmail } from './delivery-email.ts';
import type { EmailReader } from './delivery-email-details.ts';
import { digestEmail } from './digest-email.ts';
import { Unsubscribing } from './unsubscribing.service.ts';

type Addressee = EmailReader & Pick<AccountSummary, 'email'>;

/**
 * Addresses the emails of notifications, with the links by which they end and ids that stay the same. They name no
 * candidate: what was sent cannot be called back when somebody erases their account.
 */
@Injectable()
export class DeliveryEmails {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly unsubscribing: Unsubscribing,
  ) {}

  /** Returns the email about one notification. */
  notification(row: DeliveryRow, account: Addressee): EmailMessage {
    const email = notificationEmail(row, account, this.unsubscribing.urlFor(row.userId, row.type));
    const calendar = row.content?.calendar;
    return { ...this.address(email, account), ...(calendar && { calendar }), messageId: this.messageId(row) };
  }

  /** Returns the summary of several notifications of a person. */
  digest(rows: readonly [DeliveryRow, ...DeliveryRow[]], account: Addressee): EmailMessage {
    const [first] = rows;
    const email = digestEmail(rows, account, this.unsubscribing.urlFor(first.userId, 'digest'));
    return { ...this.address(email, account), messageId: this.messageId(first) };
  }

  private address(email: Parameters<typeof composeEmail>[0], { email: to, locale }: Addressee): EmailMessage {
    const { publicUrl, operator } = this.settings;
    return composeEmail(email, { to, locale, publicUrl, supportEmail: operator.supportEmail });
  }

  /** Returns an id that is the same for every attempt, so that a mail program shows a repeated email once. */
  private messageId({ _id, channel }: DeliveryRow): string {
    return `<${channel}.${_id.toHexString()}@${new URL(this.settings.publicUrl).hostname}>`;
  }
}
