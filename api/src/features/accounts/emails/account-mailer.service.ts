import { authLimits, type Locale, dataRequestLimits } from '@prentice/contract';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { SETTINGS, type Settings } from '../../../platform/config/settings.ts';
import { Database } from '../../../platform/database/database.service.ts';
import { objectId } from '../../../platform/database/ids.ts';
import type { EventOf, PayloadOf } from '../../../platform/events/catalogue/event-catalogue.ts';
import { Events } from '../../../platform/events/events.service.ts';
import { composeEmail } from '../../../platform/email/compose-email.ts';
import type { Email } from '../../../platform/email/email.ts';
import { EmailSender } from '../../../platform/email/email-sender.port.ts';
import { providerName } from '../external-sign-in/external-provider.config.ts';
import { AccountLinks } from '../links/account-links.service.ts';
import { accountExistsEmail, signInMethodAddedEmail, passwordResetEmail, verificationEmail } from './account-emails.ts';
import {
  addressChangedEmail,
  addressChangeRequestedEmail,
  confirmAddressEmail,
  restoreAddressEmail,
  addressTakenEmail,
} from './address-emails.ts';
import { accountSecuredEmail } from './account-secured-email.ts';
import { recoveryCodeUsedEmail, secondFactorEmails } from './second-factor-emails.ts';
import { isRequestEmail, occurrenceDetails, type Occurrence } from './occurrence-details.ts';
import { User, type UserRow } from '../user.entity.ts';

const days = dataRequestLimits.eraseGraceDays;

/** Announces the erasure of an account while it can still be cancelled. */
const erasureScheduledEmail: Readonly<Record<Locale, Email>> = {
  en: {
    subject: `Your account will be deleted in ${days} days`,
    paragraphs: [
      `You, or someone with your password, asked us to delete your account. In ${days} days, the account and all its data will be deleted, and active applications will end.`,
      'Until then you can sign in as usual and choose “Keep my account”.',
    ],
    action: { label: 'Go to your account', path: '/settings/data' },
    notes: ['If this wasn’t you, change your password now, then choose “Keep my account” in your settings.'],
  },
  de: {
    subject: `Ihr Konto wird in ${days} Tagen gelöscht`,
    paragraphs: [
      `Sie oder jemand mit Ihrem Passwort hat die Löschung Ihres Kontos beantragt. In ${days} Tagen werden das Konto und alle Daten darin gelöscht, und laufende Bewerbungen enden.`,
      'Bis dahin können Sie sich wie gewohnt anmelden und „Mein Konto behalten“ wählen.',
    ],
    action: { label: 'Zum Konto', path: '/settings/data' },
    notes: [
      'Wenn Sie das nicht waren, ändern Sie jetzt Ihr Passwort und wählen Sie dann in den Einstellungen „Mein Konto behalten“.',
    ],
  },
};

const emailTemplates = {
  account_exists: accountExistsEmail,
  address_changed: addressChangedEmail,
  address_change_requested: addressChangeRequestedEmail,
  address_taken: addressTakenEmail,
  erasure_scheduled: erasureScheduledEmail,
  ...secondFactorEmails,
} as const;

/**
 * Returns the texts of an email about an account.
 * @param provider the name of an external provider, null when unknown
 */
export function accountEmail(
  template: PayloadOf<'account.email_requested'>['template'],
  { provider, codesLeft }: { provider: string | null; codesLeft: number },
): Readonly<Record<Locale, Email>> {
  if (template === 'sign_in_method_added') return signInMethodAddedEmail(provider);
  return template === 'recovery_code_used' ? recoveryCodeUsedEmail(codesLeft) : emailTemplates[template];
}

export const linkEmailTemplates = {
  verify: verificationEmail,
  reset: passwordResetEmail,
  email_change: confirmAddressEmail,
  email_restore: restoreAddressEmail,
} as const;
type Recipient = Pick<UserRow, '_id' | 'email' | 'locale' | 'timeZone' | 'status' | 'pendingEmail'>;

/**
 * Writes the accounts' mails. Secrets of links are made here, when a mail is written, so that they are stored nowhere.
 * Of a mail that is written twice only the last link works.
 */
@Injectable()
export class AccountMailer implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly emailSender: EmailSender,
    private readonly links: AccountLinks,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.events.on('accounts.link-email', { 'account.link_requested': (event) => this.sendLink(event) });
    this.events.on('accounts.email', { 'account.email_requested': (event) => this.sendEmail(event) });
    this.events.on('accounts.secured-email', { 'account.secured': (event) => this.sendSecured(event) });
    this.events.on('accounts.address-link-email', {
      'account.address_link_requested': (event) => this.answerRequest(event),
    });
  }

  private async sendSecured({ payload: account, at }: EventOf<'account.secured'>): Promise<void> {
    const user = await this.find({ _id: objectId(account.userId) });
    if (!user || user.status === 'erased') return;
    const named = (ids: readonly string[]) => ids.map((id) => providerName(this.settings, id));
    const email = accountSecuredEmail({
      ...account,
      removed: named(account.removed),
      methods: named(account.methods),
    });
    const details = occurrenceDetails(user, { at, device: account.device });
    await this.send(user.email, user.locale, { ...email[user.locale], details });
  }

  private async sendLink({
    payload: { userId, purpose, email, device },
    at,
  }: EventOf<'account.link_requested'>): Promise<void> {
    const user = await this.find({ _id: objectId(userId) });
    if (!user || user.status === 'erased') return;
    if (purpose === 'email_restore') {
      if (email) await this.sendLinkTo(user, purpose, email, { at, device });
      return;
    }
    if (purpose !== 'email_change') return this.sendLinkTo(user, purpose, user.email);
    const { pendingEmail } = user;
    if (!pendingEmail) return;
    const owner = await this.find({ email: pendingEmail });
    /* An account that nobody has confirmed may be a stranger's, and gives way to the person who proves the address. */
    if (owner && owner.status !== 'unverified') {
      const details = occurrenceDetails(owner, { at });
      await this.send(pendingEmail, owner.locale, { ...addressTakenEmail[owner.locale], details });
    } else await this.sendLinkTo(user, purpose, pendingEmail);
  }

  /**
   * Sends what somebody asked for by an address. Only here, after the reply, is it looked up whether it has an account.
   */
  private async answerRequest({
    payload: { email, purpose },
  }: EventOf<'account.address_link_requested'>): Promise<void> {
    const user = await this.find({ email });
    if (!user || user.status === 'erased' || user.status === 'suspended') return;
    const wantsVerify = purpose === 'verify';
    if (wantsVerify && user.status === 'unverified') await this.sendLinkTo(user, 'verify', user.email);
    if (!wantsVerify) await this.sendLinkTo(user, 'reset', user.email);
  }

  private async sendEmail({ payload, at }: EventOf<'account.email_requested'>): Promise<void> {
    const { userId, template, to, provider, codesLeft = 0, device } = payload;
    const user = await this.find({ _id: objectId(userId) });
    if (!user) return;
    const name = provider === undefined ? null : providerName(this.settings, provider);
    const texts = accountEmail(template, { provider: name, codesLeft });
    const details = occurrenceDetails(user, { at, device, isRequest: isRequestEmail(template) });
    await this.send(to ?? user.email, user.locale, { ...texts[user.locale], details });
  }

  private async sendLinkTo(
    user: Recipient,
    purpose: keyof typeof linkEmailTemplates,
    email: string,
    occurrence?: Occurrence,
  ): Promise<void> {
    const token = await this.links.create(user._id, purpose, email, occurrence?.at);
    const details = occurrence ? occurrenceDetails(user, occurrence) : [];
    await this.send(email, user.locale, { ...linkEmailTemplates[purpose](token)[user.locale], details });
  }

  private find(filter: { _id: Recipient['_id'] } | { email: string }): Promise<Recipient | null> {
    const projection = { email: 1, locale: 1, timeZone: 1, status: 1, pendingEmail: 1 };
    return this.database.collection(User).findOne<Recipient>(filter, { projection });
  }

  private send(to: string, locale: Locale, email: Email): Promise<void> {
    const { publicUrl, operator } = this.settings;
    return this.emailSender.send(composeEmail(email, { to, locale, publicUrl, supportEmail: operator.supportEmail }));
  }
}

/** Answers every request for an email, whether or not one is sent. */
export const emailRequestReply = { resendAfterSeconds: authLimits.resendAfterSeconds } as const;
