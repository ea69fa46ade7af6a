import { signFor } from '../../../platform/auth/token.ts';
import { notificationTypes, wantsChannel, type NotificationType, type Preferences } from '@prentice/contract';
import { Inject, Injectable } from '@nestjs/common';
import type { ObjectId } from 'mongodb';
import { isSignatureOf, SECRETS, type Secrets } from '../../../platform/auth/secrets.ts';
import { SETTINGS, type Settings } from '../../../platform/config/settings.ts';
import { objectId } from '../../../platform/database/ids.ts';
import { Accounts, type AccountSummary } from '../../accounts/index.ts';
import { Notifications } from '../notifications.service.ts';
import { Deliveries } from './deliveries.service.ts';

/** What an address stops: emails of one type, or the email summary. */
export type UnsubscribeScope = NotificationType | 'digest';

/** What an address says: whose emails, and which. */
export interface Unsubscription {
  readonly userId: string;
  readonly scope: UnsubscribeScope;
}

export const UNSUBSCRIBE_PATH = '/api/unsubscribe';

const isScope = (text: string): text is UnsubscribeScope =>
  text === 'digest' || notificationTypes.some((type) => type === text);

const signatureOf = (userId: string, scope: UnsubscribeScope, secret: string): string =>
  signFor('unsubscribe', `${userId}:${scope}`, secret);

/** Lets people stop emails of a type from the email itself, without signing in. The address opens nothing else. */
@Injectable()
export class Unsubscribing {
  constructor(
    @Inject(SECRETS) private readonly secrets: Secrets,
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly accounts: Accounts,
    private readonly notifications: Notifications,
    private readonly deliveries: Deliveries,
  ) {}

  /** Returns the address in an email that stops such emails. It works for as long as the account exists. */
  urlFor(user: ObjectId, scope: UnsubscribeScope): string {
    const userId = user.toHexString();
    const token = `${userId}~${scope}~${signatureOf(userId, scope, this.secrets.accessToken)}`;
    return `${this.settings.publicUrl}${UNSUBSCRIBE_PATH}/${token}`;
  }

  /** Returns what a token from an address stops; null for one that this server has not made. */
  read(token: string): Unsubscription | null {
    const [userId = '', scope = '', signature = '', ...rest] = token.split('~');
    if (rest.length > 0 || !isScope(scope) || !/^[0-9a-f]{24}$/.test(userId)) return null;
    const genuine = isSignatureOf(signature, this.secrets, (secret) => signatureOf(userId, scope, secret));
    return genuine ? { userId, scope } : null;
  }

  /** Returns whose emails they are, or null when there is no such account any more. */
  async readerOf({ userId }: Unsubscription): Promise<Pick<AccountSummary, 'locale' | 'role'> | null> {
    return (await this.accounts.summaries([objectId(userId)])).get(userId) ?? null;
  }

  /** Stops the emails; again it changes nothing. */
  async stop({ userId, scope }: Unsubscription): Promise<void> {
    const preferences = await this.notifications.preferencesOf(userId);
    if (scope === 'digest') {
      const saved = await this.notifications.savePreferences(userId, { ...preferences, digest: 'off' });
      return this.deliveries.rescheduleDigest(userId, saved);
    }
    await this.chooseEmails(userId, preferences, scope, false);
  }

  /** Has emails of a type sent again. Summaries are chosen in the settings: how often they came is not kept. */
  async restore({ userId, scope }: Unsubscription): Promise<void> {
    if (scope === 'digest') return;
    await this.chooseEmails(userId, await this.notifications.preferencesOf(userId), scope, true);
  }

  private async chooseEmails(userId: string, preferences: Preferences, type: NotificationType, email: boolean) {
    const choice = {
      inapp: wantsChannel(preferences, type, 'inapp'),
      push: wantsChannel(preferences, type, 'push'),
      email,
    };
    const types = { ...preferences.types, [type]: choice };
    await this.notifications.savePreferences(userId, { ...preferences, types });
  }
}
