import { Refusal, type Me, type SignInWithToken, type TokenSignInReply } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/access/authenticator.ts';
import { Throttle } from '../../platform/auth/throttle.ts';
import { originOf } from '../../platform/auth/whereabouts.ts';
import { Database } from '../../platform/database/database.service.ts';
import { objectId } from '../../platform/database/ids.ts';
import type { Exchange } from '../../platform/http/exchange.decorator.ts';
import { AccountRecovery } from '../ports/account-recovery.port.ts';
import { Audit } from '../ports/audit.port.ts';
import { allowances } from './allowances.ts';
import { IdentityProvider, type Proven } from './identity/identity.port.ts';
import { Myself } from './me.service.ts';
import { SignIns } from './sign-in.service.ts';
import { SignUpConsumer } from './sign-up.consumer.ts';
import { User, type Identity, type UserRow } from './user.entity.ts';

/** Signing in with a token of the external identity provider. Accounts are found by provider and subject. */
@Injectable()
export class ExternalSignIns {
  constructor(
    private readonly database: Database,
    private readonly identity: IdentityProvider,
    private readonly throttle: Throttle,
    private readonly signIns: SignIns,
    private readonly signUps: SignUpConsumer,
    private readonly myself: Myself,
    private readonly audit: Audit,
    private readonly recovery: AccountRecovery,
  ) {}

  /** @throws Refusal INVALID_CREDENTIALS, EMAIL_IN_USE when the address is an account's but not proven to be the person's */
  async signIn({ door, idToken, signUp }: SignInWithToken, exchange: Exchange): Promise<TokenSignInReply> {
    await this.throttle.spend(allowances.passwordPerAddress, originOf(exchange.request.ip));
    const proven = await this.identity.prove(idToken);
    const known = (await this.owner(proven)) ?? (await this.linkByAddress(proven));
    if (!known && !signUp) return { outcome: 'sign_up_needed', email: proven.email };
    const person = {
      email: proven.email,
      proven: proven.emailVerified,
      identity: this.identityOf(proven),
      external: null,
    };
    const user = known ?? (signUp && (await this.signUps.createProven(person, signUp)));
    if (!user) throw new Refusal('INVALID_CREDENTIALS');
    return { outcome: 'signed_in', session: await this.signIns.enter(user, door, exchange) };
  }

  /** @throws Refusal INVALID_CREDENTIALS unless the token's address is verified and the account's, EMAIL_IN_USE */
  async link(caller: Caller, idToken: string): Promise<Me> {
    const proven = await this.identity.prove(idToken);
    if (!proven.emailVerified) throw new Refusal('INVALID_CREDENTIALS');
    await this.database.transaction(async (work) => {
      await this.recovery.hold(work, caller);
      const user = await work.findOneOrFail(User, { _id: objectId(caller.actor.id ?? '') });
      if (user.email !== proven.email) throw new Refusal('INVALID_CREDENTIALS');
      this.attach(user, proven);
      const id = user._id.toHexString();
      this.audit.record(work, { caller, action: 'identity_linked', resource: 'users', id });
    });
    return this.myself.of(caller.actor.id);
  }

  /** A fresh token proves once more who somebody is. @throws Refusal INVALID_CREDENTIALS */
  async confirm(user: UserRow, idToken: string): Promise<void> {
    const { subject } = await this.identity.prove(idToken);
    const { name: provider } = this.identity;
    if (!user.identities.some((one) => one.provider === provider && one.subject === subject))
      throw new Refusal('INVALID_CREDENTIALS');
  }

  /**
   * The account of the subject. Firebase gives the owner of an address, who comes by another way than a password, the
   * subject of a stranger's sign-up with it; that account is not the owner's.
   */
  private async owner({ subject, byPassword, emailVerified }: Proven): Promise<UserRow | null> {
    const identities = { $elemMatch: { provider: this.identity.name, subject } };
    const user = await this.database.work().findOne(User, { identities });
    return user?.status === 'unverified' && emailVerified && !byPassword ? null : user;
  }

  /** Links on an address only when both sides have proven it. */
  private linkByAddress(proven: Proven): Promise<UserRow | null> {
    return this.database.transaction(async (work) => {
      const user = await work.findOne(User, { email: proven.email });
      /* An account that nobody has confirmed gives way to who has proven the address. */
      if (!user || (user.status === 'unverified' && proven.emailVerified)) return null;
      if (!proven.emailVerified || !user.emailVerifiedAt) throw new Refusal('EMAIL_IN_USE');
      this.attach(user, proven);
      const id = user._id.toHexString();
      this.audit.record(work, { caller: null, action: 'identity_linked', resource: 'users', id });
      return user;
    });
  }

  private attach(user: UserRow, proven: Proven): void {
    const { name: provider } = this.identity;
    if (user.identities.some((one) => one.provider === provider && one.subject === proven.subject)) return;
    user.identities = [...user.identities, { ...this.identityOf(proven), added: true }];
  }

  private identityOf({ subject, byPassword }: Proven): Identity {
    return { provider: this.identity.name, subject, password: byPassword };
  }
}
