import { AppError } from '@prentice/contract';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import {
  type Credentials,
  IdentityProvider,
  type ExternalProof,
  type IsKnownSubject,
  type ProviderAccount,
  type VerifiedToken,
  type ProviderOptions,
  type AccountStatus,
} from './identity-provider.port.ts';
import type { Identity } from '../user.entity.ts';
import { type IdentityToolkitClient, PROVIDER_TIMEOUT_MS } from './identity-toolkit-client.ts';

const codeOf = (error: unknown): string => String(Reflect.get(Object(error), 'code') ?? '');

/* What the kit says of tokens that prove nothing, as opposed to a provider that does not answer. */
const INVALID_TOKEN_CODES = /^auth\/(id-token-|argument-error|user-disabled|user-not-found|invalid-id-token)/;

/**
 * Waits for an answer of the administrators' kit, but not for long.
 * @param expected codes that mean null
 * @throws AppError INVALID_CREDENTIALS, IDP_UNAVAILABLE
 */
async function callFirebase<T>(answer: Promise<T>, expected: readonly string[] = []): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AppError('IDP_UNAVAILABLE')), PROVIDER_TIMEOUT_MS);
  });
  try {
    return await Promise.race([answer, timeout]);
  } catch (error) {
    if (expected.includes(codeOf(error))) return null;
    if (INVALID_TOKEN_CODES.test(codeOf(error))) throw new AppError('INVALID_CREDENTIALS');
    throw new AppError('IDP_UNAVAILABLE');
  } finally {
    clearTimeout(timer);
  }
}

const subjectOf = (providerAccount: ProviderAccount | null): string | undefined =>
  providerAccount?.identities.find((identity) => identity.provider === 'firebase')?.subject;

const NOT_FOUND_CODES = ['auth/user-not-found'];
const EMAIL_TAKEN_CODES = ['auth/email-already-exists'];
/* The proof has been given to another account there. */
const OTHER_ACCOUNT_CODES = [
  'auth/credential-already-in-use',
  'auth/uid-already-exists',
  'auth/provider-already-linked',
];

/** Lets Firebase Authentication keep passwords and prove who somebody is; the account's role and state stay here. */
export class FirebaseIdentityProvider extends IdentityProvider {
  readonly name = 'firebase';

  constructor(
    private readonly auth: Auth,
    private readonly toolkit: IdentityToolkitClient,
  ) {
    super();
  }

  options(): ProviderOptions {
    return { provider: this.name };
  }

  async register(email: string, password: string, isKnownSubject: IsKnownSubject): Promise<Credentials | null> {
    const record = await this.createAccount({ email, password }, isKnownSubject);
    return record && { passwordHash: null, identity: { provider: this.name, subject: record.uid } };
  }

  async checkPassword(providerAccount: ProviderAccount | null, email: string, password: string): Promise<boolean> {
    const subject = await this.toolkit.signIn(email, password);
    return subject !== null && subject === subjectOf(providerAccount);
  }

  async hashPassword(): Promise<null> {
    return null;
  }

  async applyPassword(providerAccount: ProviderAccount, password: string): Promise<void> {
    const subject = subjectOf(providerAccount);
    if (!subject) throw new AppError('INVALID_CREDENTIALS');
    await callFirebase(this.auth.updateUser(subject, { password }));
  }

  async verifyToken(idToken: string): Promise<VerifiedToken> {
    const claims = await callFirebase(this.auth.verifyIdToken(idToken, true));
    if (!claims?.email) throw new AppError('INVALID_CREDENTIALS');
    return {
      subject: claims.uid,
      email: claims.email.toLowerCase(),
      emailVerified: claims.email_verified === true,
      byPassword: claims.firebase.sign_in_provider === 'password',
    };
  }

  async linkExternal(
    providerAccount: ProviderAccount | null,
    proof: ExternalProof,
    isKnownSubject: IsKnownSubject,
  ): Promise<Identity | null> {
    const subject = subjectOf(providerAccount);
    if (!subject) return this.createLinkedAccount(proof, isKnownSubject);
    const account = await callFirebase(this.auth.getUser(subject), NOT_FOUND_CODES);
    if (!account || account.disabled) throw new AppError('ACCOUNT_SUSPENDED');
    const linked = account.providerData.find(({ providerId }) => providerId === proof.provider);
    if (linked && linked.uid !== proof.subject) throw new AppError('EMAIL_IN_USE');
    if (!linked) await this.linkToAccount(subject, proof);
    return null;
  }

  async unlinkExternal(providerAccount: ProviderAccount, provider: string): Promise<void> {
    const subject = subjectOf(providerAccount);
    if (subject) await callFirebase(this.auth.updateUser(subject, { providersToUnlink: [provider] }), NOT_FOUND_CODES);
  }

  async isEnabled(providerAccount: ProviderAccount): Promise<boolean> {
    const subject = subjectOf(providerAccount);
    if (!subject) return true;
    const account = await callFirebase(this.auth.getUser(subject), NOT_FOUND_CODES);
    return account !== null && !account.disabled;
  }

  async synchronize(providerAccount: ProviderAccount, { role, emailVerified, disabled }: AccountStatus): Promise<void> {
    const subject = subjectOf(providerAccount);
    if (!subject) return;
    const { email } = providerAccount;
    await callFirebase(this.auth.updateUser(subject, { email, emailVerified, disabled }), NOT_FOUND_CODES);
    await callFirebase(this.auth.setCustomUserClaims(subject, { role }), NOT_FOUND_CODES);
    if (disabled) await callFirebase(this.auth.revokeRefreshTokens(subject), NOT_FOUND_CODES);
  }

  async endSessions(providerAccount: ProviderAccount): Promise<void> {
    const subject = subjectOf(providerAccount);
    if (subject) await callFirebase(this.auth.revokeRefreshTokens(subject), NOT_FOUND_CODES);
  }

  async deleteAccount(providerAccount: ProviderAccount): Promise<void> {
    const subject = subjectOf(providerAccount);
    if (subject) await callFirebase(this.auth.deleteUser(subject), NOT_FOUND_CODES);
  }

  private async createLinkedAccount(proof: ExternalProof, isKnownSubject: IsKnownSubject): Promise<Identity> {
    const { email } = proof;
    const record = email && (await this.createAccount({ email, emailVerified: true }, isKnownSubject));
    if (!record) throw new AppError('EMAIL_IN_USE');
    await this.linkToAccount(record.uid, proof);
    return { provider: this.name, subject: record.uid, password: false };
  }

  private async linkToAccount(
    subject: string,
    { provider: providerId, subject: uid, email }: ExternalProof,
  ): Promise<void> {
    const providerToLink = { providerId, uid, ...(email ? { email } : {}) };
    if (!(await callFirebase(this.auth.updateUser(subject, { providerToLink }), OTHER_ACCOUNT_CODES)))
      throw new AppError('EMAIL_IN_USE');
  }

  /**
   * Creates an account at the provider. One that was made there past us gives way: nobody here has ever proven anything
   * with it.
   */
  private async createAccount(
    account: { email: string; password?: string; emailVerified?: boolean },
    isKnownSubject: IsKnownSubject,
  ) {
    const record = await callFirebase<UserRecord>(this.auth.createUser(account), EMAIL_TAKEN_CODES);
    if (record) return record;
    const present = await callFirebase(this.auth.getUserByEmail(account.email), NOT_FOUND_CODES);
    if (present && (await isKnownSubject(this.name, present.uid))) return null;
    if (present) await callFirebase(this.auth.deleteUser(present.uid), NOT_FOUND_CODES);
    return callFirebase<UserRecord>(this.auth.createUser(account), EMAIL_TAKEN_CODES);
  }
}
