import { authLimits, type Locale } from '@prentice/contract';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { SETTINGS, type Settings } from '../../platform/config/settings.ts';
import { Database } from '../../platform/database/database.service.ts';
import { objectId } from '../../platform/database/ids.ts';
import type { EventOf } from '../../platform/events/catalogue/event-catalogue.ts';
import { Events } from '../../platform/events/events.service.ts';
import { composeLetter, type Letter } from '../../platform/mail/letter.ts';
import { Mail } from '../../platform/mail/mail.port.ts';
import { MailSamples } from '../../platform/mail/samples.ts';
import { recoveryActs } from '../ports/account-recovery.port.ts';
import { providerName } from './external/external.settings.ts';
import { AccountLinks } from './links.service.ts';
import { knownLetter, linkedLetter, resetLetter, verifyLetter } from './mails/account.letters.ts';
import {
  movedLetter,
  movingLetter,
  newAddressLetter,
  restoreLetter,
  takenAddressLetter,
} from './mails/address.letters.ts';
import { securedLetter, securedSample } from './mails/secured.letters.ts';
import { erasingLetter } from './mails/erasure.letters.ts';
import { User, type UserRow } from './user.entity.ts';

// prettier-ignore
const letters = {
  known: knownLetter, moved: movedLetter, moving: movingLetter, taken: takenAddressLetter,
  erasing: erasingLetter,
} as const;
const linked = {
  verify: verifyLetter,
  reset: resetLetter,
  email_change: newAddressLetter,
  email_restore: restoreLetter,
} as const;
type Recipient = Pick<UserRow, '_id' | 'email' | 'locale' | 'status' | 'pendingEmail'>;

/**
 * Writes the accounts' mails. Secrets of links are made here, when a mail is written, so that they are stored nowhere. Of a
 * mail that is written twice only the last link works.
 */
@Injectable()
export class AccountMailer implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly mail: Mail,
    private readonly samples: MailSamples,
    private readonly links: AccountLinks,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.events.on('accounts.link-mail', ['account.link_wanted'], (event) => this.sendLink(event));
    this.events.on('accounts.letter-mail', ['account.letter_wanted'], (event) => this.sendLetter(event));
    this.events.on('accounts.secured-mail', ['account.secured'], (event) => this.sendSecured(event));
    this.events.on('accounts.mail-asked', ['account.mail_asked'], (event) => this.answer(event));
    const token = 'x'.repeat(43);
    for (const [name, letter] of Object.entries(linked))
      this.samples.register(`account: ${name}`, (locale) => letter(token)[locale]);
    for (const [name, letter] of Object.entries(letters))
      this.samples.register(`account: ${name}`, (locale) => letter[locale]);
    this.samples.register('account: linked', (locale) => linkedLetter('Google')[locale]);
    for (const act of recoveryActs)
      this.samples.register(`account: ${act}`, (locale) => securedLetter(securedSample(act))[locale]);
    const restored = { ...securedSample('password_reset'), restored: true };
    this.samples.register('account: restored', (locale) => securedLetter(restored)[locale]);
  }

  private async sendSecured({ payload: account }: EventOf<'account.secured'>): Promise<void> {
    const user = await this.find({ _id: objectId(account.userId) });
    if (!user || user.status === 'erased') return;
    const named = (ids: readonly string[]) => ids.map((id) => providerName(this.settings, id));
    const letter = securedLetter({ ...account, removed: named(account.removed), methods: named(account.methods) });
    await this.send(user.email, user.locale, letter[user.locale]);
  }

  private async sendLink({ payload: { userId, purpose, email }, at }: EventOf<'account.link_wanted'>): Promise<void> {
    const user = await this.find({ _id: objectId(userId) });
    if (!user || user.status === 'erased') return;
    if (purpose === 'email_restore') {
      if (email) await this.link(user, purpose, email, at);
      return;
    }
    if (purpose !== 'email_change') return this.link(user, purpose, user.email);
    const { pendingEmail } = user;
    if (!pendingEmail) return;
    const owner = await this.find({ email: pendingEmail });
    /* An account that nobody has confirmed may be a stranger's, and gives way to whoever proves the address. */
    if (owner && owner.status !== 'unverified')
      await this.send(pendingEmail, owner.locale, takenAddressLetter[owner.locale]);
    else await this.link(user, purpose, pendingEmail);
  }

  /** Somebody asked for a mail to an address: only here, after the answer, is it looked up. */
  private async answer({ payload: { email, purpose } }: EventOf<'account.mail_asked'>): Promise<void> {
    const user = await this.find({ email });
    if (!user || user.status === 'erased' || user.status === 'suspended') return;
    const wantsVerify = purpose === 'verify';
    if (wantsVerify && user.status === 'unverified') await this.link(user, 'verify', user.email);
    if (!wantsVerify) await this.link(user, 'reset', user.email);
  }

  private async sendLetter({ payload }: EventOf<'account.letter_wanted'>): Promise<void> {
    const { userId, letter, to, provider } = payload;
    const user = await this.find({ _id: objectId(userId) });
    if (!user) return;
    const name = provider === undefined ? null : providerName(this.settings, provider);
    const texts = letter === 'linked' ? linkedLetter(name) : letters[letter];
    await this.send(to ?? user.email, user.locale, texts[user.locale]);
  }

  private async link(user: Recipient, purpose: keyof typeof linked, email: string, since?: Date): Promise<void> {
    const token = await this.links.create(user._id, purpose, email, since);
    await this.send(email, user.locale, linked[purpose](token)[user.locale]);
  }

  private find(filter: { _id: Recipient['_id'] } | { email: string }): Promise<Recipient | null> {
    const projection = { email: 1, locale: 1, status: 1, pendingEmail: 1 };
    return this.database.collection(User).findOne<Recipient>(filter, { projection });
  }

  private send(to: string, locale: Locale, letter: Letter): Promise<void> {
    return this.mail.send(composeLetter(letter, { to, locale, publicUrl: this.settings.publicUrl }));
  }
}

/** What is answered to whoever asks for a mail, whether or not one is sent. */
export const mailAnswer = { resendAfterSeconds: authLimits.resendAfterSeconds } as const;
