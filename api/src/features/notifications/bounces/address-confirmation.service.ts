import { signFor } from '../../../platform/auth/token.ts';
import type { EmailStatus, Locale } from '@prentice/contract';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { isSignatureOf, SECRETS, type Secrets } from '../../../platform/auth/secrets.ts';
import { SETTINGS, type Settings } from '../../../platform/config/settings.ts';
import { Database } from '../../../platform/database/database.service.ts';
import { objectId } from '../../../platform/database/ids.ts';
import { composeEmail } from '../../../platform/email/compose-email.ts';
import type { Email } from '../../../platform/email/email.ts';
import { EmailSender } from '../../../platform/email/email-sender.port.ts';
import { Events } from '../../../platform/events/events.service.ts';
import { Accounts, type AccountSummary } from '../../accounts/index.ts';
import { SuppressedAddresses } from './suppressed-addresses.service.ts';

export const CONFIRMATION_PATH = '/api/confirm-email';

/** Asks somebody to confirm that emails reach them again. @param path of the link */
export const emailReachesEmail = (path: `/${string}`): Readonly<Record<Locale, Email>> => ({
  en: {
    subject: 'Confirm that our emails reach you',
    paragraphs: ['You asked us to send you notifications by email again. Confirm that this email has reached you.'],
    action: { label: 'Confirm my email address', path },
    notes: ['If you didn’t ask for this, you can ignore this email.'],
  },
  de: {
    subject: 'Bestätigen Sie, dass unsere E-Mails ankommen',
    paragraphs: [
      'Sie möchten Benachrichtigungen wieder per E-Mail erhalten. Bestätigen Sie, dass diese E-Mail angekommen ist.',
    ],
    action: { label: 'E-Mail-Adresse bestätigen', path },
    notes: ['Wenn Sie das nicht waren, können Sie diese E-Mail ignorieren.'],
  },
});

/** What a link confirms: whose address, and since when notifications have not been sent there. */
interface ConfirmedAddress {
  readonly userId: string;
  readonly address: string;
  readonly since: string;
}

const signatureOf = ({ userId, address, since }: ConfirmedAddress, secret: string): string =>
  signFor('confirm-email', `${userId}:${address}:${since}`, secret);

/** Shows people whether emails reach them, and has them confirm an address again from which emails came back. */
@Injectable()
export class AddressConfirmation implements OnModuleInit {
  constructor(
    @Inject(SECRETS) private readonly secrets: Secrets,
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly database: Database,
    private readonly events: Events,
    private readonly accounts: Accounts,
    private readonly addresses: SuppressedAddresses,
    private readonly emailSender: EmailSender,
  ) {}

  onModuleInit(): void {
    this.events.on('notifications.confirm-email', {
      'account.email_check_requested': ({ payload }) => this.send(payload.userId),
    });
  }

  /** Returns whether and since when no notifications are sent to somebody's address. */
  async statusOf(userId: string): Promise<EmailStatus> {
    const account = await this.account(userId);
    return account ? this.addresses.statusOf(account) : { address: '', reason: null, since: null };
  }

  /** Has a link sent by which the address is confirmed; nothing where notifications are sent there anyway. */
  async request(userId: string): Promise<void> {
    if (!(await this.statusOf(userId)).reason) return;
    await this.database.transaction(async (unitOfWork) =>
      this.events.record(unitOfWork, { 'account.email_check_requested': { userId } }),
    );
  }

  /**
   * Returns the language of the person a token is for; null for one that this server has not made, or that has served.
   */
  async localeOf(token: string): Promise<string | null> {
    return (await this.read(token))?.account.locale ?? null;
  }

  /** @returns whether the address was confirmed by this */
  async confirm(token: string): Promise<boolean> {
    const confirmation = await this.read(token);
    return (
      confirmation !== null &&
      this.addresses.confirm(confirmation.account.id, confirmation.account.email, confirmation.since)
    );
  }

  private async send(userId: string): Promise<void> {
    const account = await this.account(userId);
    const { reason, since } = account ? await this.addresses.statusOf(account) : { reason: null, since: null };
    if (!account || !reason || !since) return;
    const { id, email: to, locale } = account;
    const token = `${id}~${Date.parse(since)}~${signatureOf({ userId: id, address: to, since }, this.secrets.accessToken)}`;
    const email = emailReachesEmail(`${CONFIRMATION_PATH}/${token}`)[locale];
    /* Sent although the address is suppressed: this is how that ends. */
    const { publicUrl, operator } = this.settings;
    await this.emailSender.send(composeEmail(email, { to, locale, publicUrl, supportEmail: operator.supportEmail }));
  }

  private async read(token: string): Promise<{ account: AccountSummary; since: Date } | null> {
    const [userId = '', time = '', signature = '', ...rest] = token.split('~');
    if (rest.length > 0 || !/^[0-9a-f]{24}$/.test(userId) || !/^\d{1,15}$/.test(time)) return null;
    const since = new Date(Number(time));
    const account = await this.account(userId);
    if (!account) return null;
    const signed = { userId, address: account.email, since: since.toISOString() };
    if (!isSignatureOf(signature, this.secrets, (secret) => signatureOf(signed, secret))) return null;
    const status = await this.addresses.statusOf(account);
    return status.since === since.toISOString() ? { account, since } : null;
  }

  private async account(userId: string): Promise<AccountSummary | null> {
    const account = (await this.accounts.summaries([objectId(userId)])).get(userId);
    return account && account.status !== 'erased' ? account : null;
  }
}
