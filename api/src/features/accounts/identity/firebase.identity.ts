import { Refusal } from '@prentice/contract';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { Credentials } from '../../ports/account-registry.port.ts';
import type { Identity } from '../user.entity.ts';
import { askFirebase } from './firebase.answer.ts';
import {
  IdentityProvider,
  type ExternalProof,
  type IsOurs,
  type Known,
  type Proven,
  type ProviderOptions,
  type Standing,
} from './identity.port.ts';
import type { ToolkitClient } from './toolkit.client.ts';

const subjectOf = (known: Known | null): string | undefined =>
  known?.identities.find((identity) => identity.provider === 'firebase')?.subject;

const GONE = ['auth/user-not-found'];
const TAKEN = ['auth/email-already-exists'];
/* The proof has been given to another account there. */
const FOREIGN = ['auth/credential-already-in-use', 'auth/uid-already-exists', 'auth/provider-already-linked'];

/** Firebase Authentication keeps passwords and proves who somebody is; the account's role and state stay here. */
export class FirebaseIdentity extends IdentityProvider {
  readonly name = 'firebase';

  constructor(
    private readonly auth: Auth,
    private readonly toolkit: ToolkitClient,
  ) {
    super();
  }

  options(): ProviderOptions {
    return { provider: this.name };
  }

  async register(email: string, password: string, isOurs: IsOurs): Promise<Credentials | null> {
    const made = await this.make({ email, password }, isOurs);
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
    await askFirebase(this.auth.updateUser(subject, { password }));
  }

  async prove(idToken: string): Promise<Proven> {
    const claims = await askFirebase(this.auth.verifyIdToken(idToken, true));
    if (!claims?.email) throw new Refusal('INVALID_CREDENTIALS');
    return {
      subject: claims.uid,
      email: claims.email.toLowerCase(),
      emailVerified: claims.email_verified === true,
      byPassword: claims.firebase.sign_in_provider === 'password',
    };
  }

  async admit(known: Known | null, proof: ExternalProof, isOurs: IsOurs): Promise<Identity | null> {
    const subject = subjectOf(known);
    if (!subject) return this.enrol(proof, isOurs);
    const account = await askFirebase(this.auth.getUser(subject), GONE);
    if (!account || account.disabled) throw new Refusal('ACCOUNT_SUSPENDED');
    const held = account.providerData.find(({ providerId }) => providerId === proof.provider);
    if (held && held.uid !== proof.subject) throw new Refusal('EMAIL_IN_USE');
    if (!held) await this.join(subject, proof);
    return null;
  }

  async part(known: Known, provider: string): Promise<void> {
    const subject = subjectOf(known);
    if (subject) await askFirebase(this.auth.updateUser(subject, { providersToUnlink: [provider] }), GONE);
  }

  async stands(known: Known): Promise<boolean> {
    const subject = subjectOf(known);
    if (!subject) return true;
    const account = await askFirebase(this.auth.getUser(subject), GONE);
    return account !== null && !account.disabled;
  }

  async follow(known: Known, { role, emailVerified, disabled }: Standing): Promise<void> {
    const subject = subjectOf(known);
    if (!subject) return;
    const { email } = known;
    await askFirebase(this.auth.updateUser(subject, { email, emailVerified, disabled }), GONE);
    await askFirebase(this.auth.setCustomUserClaims(subject, { role }), GONE);
    if (disabled) await askFirebase(this.auth.revokeRefreshTokens(subject), GONE);
  }

  async endSessions(known: Known): Promise<void> {
    const subject = subjectOf(known);
    if (subject) await askFirebase(this.auth.revokeRefreshTokens(subject), GONE);
  }

  async forget(known: Known): Promise<void> {
    const subject = subjectOf(known);
    if (subject) await askFirebase(this.auth.deleteUser(subject), GONE);
  }

  private async enrol(proof: ExternalProof, isOurs: IsOurs): Promise<Identity> {
    const { email } = proof;
    const made = email && (await this.make({ email, emailVerified: true }, isOurs));
    if (!made) throw new Refusal('EMAIL_IN_USE');
    await this.join(made.uid, proof);
    return { provider: this.name, subject: made.uid, password: false };
  }

  private async join(subject: string, { provider: providerId, subject: uid, email }: ExternalProof): Promise<void> {
    const providerToLink = { providerId, uid, ...(email ? { email } : {}) };
    if (!(await askFirebase(this.auth.updateUser(subject, { providerToLink }), FOREIGN)))
      throw new Refusal('EMAIL_IN_USE');
  }

  /** An account that was made there past us gives way: nobody here has ever proven anything with it. */
  private async make(account: { email: string; password?: string; emailVerified?: boolean }, isOurs: IsOurs) {
    const made = await askFirebase<UserRecord>(this.auth.createUser(account), TAKEN);
    if (made) return made;
    const present = await askFirebase(this.auth.getUserByEmail(account.email), GONE);
    if (present && (await isOurs(this.name, present.uid))) return null;
    if (present) await askFirebase(this.auth.deleteUser(present.uid), GONE);
    return askFirebase<UserRecord>(this.auth.createUser(account), TAKEN);
  }
}
