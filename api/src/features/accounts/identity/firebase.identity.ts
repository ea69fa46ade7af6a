import { Refusal } from '@prentice/contract';
import type { Auth } from 'firebase-admin/auth';
import type { Settings } from '../../../platform/config/settings.ts';
import type { Credentials } from '../../ports/account-registry.port.ts';
import { IdentityProvider, type Known, type Proven, type ProviderOptions, type Standing } from './identity.port.ts';
import { PATIENCE, ToolkitClient } from './toolkit.client.ts';

const subjectOf = (known: Known | null): string | undefined =>
  known?.identities.find((identity) => identity.provider === 'firebase')?.subject;

const codeOf = (error: unknown): string => String(Reflect.get(Object(error), 'code') ?? '');

/* What the kit says of tokens that prove nothing, as opposed to a provider that does not answer. */
const REFUSED = /^auth\/(id-token-|argument-error|user-disabled|user-not-found|invalid-id-token)/;

/** Firebase Authentication keeps passwords and proves who somebody is; the account's role and state stay here. */
export class FirebaseIdentity extends IdentityProvider {
  readonly name = 'firebase';

  constructor(
    private readonly auth: Auth,
    private readonly toolkit: ToolkitClient,
    private readonly settings: Settings,
  ) {
    super();
  }

  options(): ProviderOptions {
    const {
      FIREBASE_PROJECT_ID: projectId = '',
      FIREBASE_API_KEY: apiKey = '',
      FIREBASE_AUTH_EMULATOR_HOST: host,
    } = this.settings;
    const emulatorUrl = host ? `http://${host}` : null;
    const authDomain = `${projectId}.firebaseapp.com`;
    return { provider: this.name, externalProviders: [], firebase: { apiKey, authDomain, projectId, emulatorUrl } };
  }

  async register(email: string, password: string): Promise<Credentials | null> {
    const made = await this.ask(this.auth.createUser({ email, password }), ['auth/email-already-exists']);
    return made && { passwordHash: null, identity: { provider: this.name, subject: made.uid } };
  }

  async check(known: Known | null, email: string, password: string): Promise<boolean> {
    const subject = await this.toolkit.signIn(email, password);
    return subject !== null && subject === subjectOf(known);
  }

  async digest(): Promise<null> {
    return null;
  }

  async apply(known: Known, password: string): Promise<void> {
    const subject = subjectOf(known);
    if (!subject) throw new Refusal('INVALID_CREDENTIALS');
    await this.ask(this.auth.updateUser(subject, { password }));
  }

  async prove(idToken: string): Promise<Proven> {
    const claims = await this.ask(this.auth.verifyIdToken(idToken, true));
    if (!claims?.email) throw new Refusal('INVALID_CREDENTIALS');
    return { subject: claims.uid, email: claims.email.toLowerCase(), emailVerified: claims.email_verified === true };
  }

  async follow(known: Known, { role, emailVerified, disabled }: Standing): Promise<void> {
    const subject = subjectOf(known);
    if (!subject) return;
    const { email } = known;
    const gone = ['auth/user-not-found'];
    await this.ask(this.auth.updateUser(subject, { email, emailVerified, disabled }), gone);
    await this.ask(this.auth.setCustomUserClaims(subject, { role }), gone);
    if (disabled) await this.ask(this.auth.revokeRefreshTokens(subject), gone);
  }

  async forget(known: Known): Promise<void> {
    const subject = subjectOf(known);
    if (subject) await this.ask(this.auth.deleteUser(subject), ['auth/user-not-found']);
  }

  /**
   * Waits for an answer, but not for long.
   * @param expected codes that mean null
   */
  private async ask<T>(answer: Promise<T>, expected: readonly string[] = []): Promise<T | null> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Refusal('IDP_UNAVAILABLE')), PATIENCE);
    });
    try {
      return await Promise.race([answer, late]);
    } catch (error) {
      if (expected.includes(codeOf(error))) return null;
      if (REFUSED.test(codeOf(error))) throw new Refusal('INVALID_CREDENTIALS');
      throw new Refusal('IDP_UNAVAILABLE');
    } finally {
      clearTimeout(timer);
    }
  }
}
