import { AppError, type Me, type SignInWithToken, type TokenSignInReply } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import { userIdOf, type Caller } from '../../../platform/access/caller.ts';
import { AttemptLimiter } from '../../../platform/auth/attempt-limiter.ts';
import { attemptAddressOf } from '../../../platform/auth/device-info.ts';
import { Database } from '../../../platform/database/database.service.ts';
import type { HttpExchange } from '../../../platform/http/operations-controller.decorator.ts';
import { AccountRecovery } from '../recovery/account-recovery.service.ts';
import { Audit } from '../../../platform/audit/audit.service.ts';
import { attemptLimits } from './attempt-limits.ts';
import { IdentityProvider, type VerifiedToken } from '../identity/identity-provider.port.ts';
import { CurrentUser } from '../current-user.service.ts';
import { outcomeOf, PasswordSignIn } from './password-sign-in.service.ts';
import { SignUpCompletion } from '../sign-up/sign-up-completion.consumers.ts';
import { User, type Identity, type UserRow } from '../user.entity.ts';

/** Signs in with a token of the external identity provider. Accounts are found by provider and subject. */
@Injectable()
export class IdTokenSignIn {
  constructor(
    private readonly database: Database,
    private readonly identity: IdentityProvider,
    private readonly attemptLimiter: AttemptLimiter,
    private readonly passwordSignIn: PasswordSignIn,
    private readonly signUps: SignUpCompletion,
    private readonly currentUser: CurrentUser,
    private readonly audit: Audit,
    private readonly recovery: AccountRecovery,
  ) {}

  /**
   * @throws AppError INVALID_CREDENTIALS, EMAIL_IN_USE when the address is an account's but not proven to be the
   * person's
   */
  async signIn({ signInPage, idToken, signUp }: SignInWithToken, exchange: HttpExchange): Promise<TokenSignInReply> {
    await this.attemptLimiter.consume(attemptLimits.passwordPerIpAddress, attemptAddressOf(exchange.request.ip));
    const verifiedToken = await this.identity.verifyToken(idToken);
    const existing = (await this.findOwner(verifiedToken)) ?? (await this.linkByAddress(verifiedToken));
    if (!existing && !signUp) return { outcome: 'sign_up_needed', email: verifiedToken.email };
    const person = {
      email: verifiedToken.email,
      proven: verifiedToken.emailVerified,
      identity: this.identityOf(verifiedToken),
      external: null,
    };
    const user = existing ?? (signUp && (await this.signUps.createVerified(person, signUp)));
    if (!user) throw new AppError('INVALID_CREDENTIALS');
    return outcomeOf(await this.passwordSignIn.openSession(user, signInPage, exchange));
  }

  /** @throws AppError INVALID_CREDENTIALS unless the token's address is verified and the account's, EMAIL_IN_USE */
  async link(caller: Caller, idToken: string): Promise<Me> {
    const verifiedToken = await this.identity.verifyToken(idToken);
    if (!verifiedToken.emailVerified) throw new AppError('INVALID_CREDENTIALS');
    await this.database.transaction(async (unitOfWork) => {
      await this.recovery.guardAgainstRecovery(unitOfWork, caller);
      const user = await unitOfWork.findOneOrFail(User, { _id: userIdOf(caller.actor) });
      if (user.email !== verifiedToken.email) throw new AppError('INVALID_CREDENTIALS');
      this.linkIdentity(user, verifiedToken);
      const id = user._id.toHexString();
      this.audit.record(unitOfWork, { caller, action: 'identity_linked', resource: 'users', id });
    });
    return this.currentUser.get(caller.actor.id);
  }

  /** Confirms an act by a fresh token, which proves once more who somebody is. @throws AppError INVALID_CREDENTIALS */
  async confirm(user: UserRow, idToken: string): Promise<void> {
    const { subject } = await this.identity.verifyToken(idToken);
    const { name: provider } = this.identity;
    if (!user.identities.some((identity) => identity.provider === provider && identity.subject === subject))
      throw new AppError('INVALID_CREDENTIALS');
  }

  /**
   * Returns the account of the subject. Firebase gives the owner of an address, who comes by another way than a
   * password, the subject of a stranger's sign-up with it; that account is not the owner's.
   */
  private async findOwner({ subject, byPassword, emailVerified }: VerifiedToken): Promise<UserRow | null> {
    const identities = { $elemMatch: { provider: this.identity.name, subject } };
    const user = await this.database.unitOfWork().findOne(User, { identities });
    return user?.status === 'unverified' && emailVerified && !byPassword ? null : user;
  }

  /** Links on an address only when both sides have proven it. */
  private linkByAddress(verifiedToken: VerifiedToken): Promise<UserRow | null> {
    return this.database.transaction(async (unitOfWork) => {
      const user = await unitOfWork.findOne(User, { email: verifiedToken.email });
      /* An account that nobody has confirmed gives way to who has proven the address. */
      if (!user || (user.status === 'unverified' && verifiedToken.emailVerified)) return null;
      if (!verifiedToken.emailVerified || !user.emailVerifiedAt) throw new AppError('EMAIL_IN_USE');
      this.linkIdentity(user, verifiedToken);
      const id = user._id.toHexString();
      this.audit.record(unitOfWork, { caller: null, action: 'identity_linked', resource: 'users', id });
      return user;
    });
  }

  private linkIdentity(user: UserRow, verifiedToken: VerifiedToken): void {
    const { name: provider } = this.identity;
    if (
      user.identities.some((identity) => identity.provider === provider && identity.subject === verifiedToken.subject)
    )
      return;
    user.identities = [...user.identities, { ...this.identityOf(verifiedToken), added: true }];
  }

  private identityOf({ subject, byPassword }: VerifiedToken): Identity {
    return { provider: this.identity.name, subject, password: byPassword };
  }
}
