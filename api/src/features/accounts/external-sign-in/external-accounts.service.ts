import { AppError, type Me, type VerifiedSignUp } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import { userIdOf, type Caller } from '../../../platform/access/caller.ts';
import { Database } from '../../../platform/database/database.service.ts';
import { Events } from '../../../platform/events/events.service.ts';
import { Audit } from '../../../platform/audit/audit.service.ts';
import { IdentityProvider, type ExternalProof } from '../identity/identity-provider.port.ts';
import { KnownSubjects } from '../identity/known-subjects.service.ts';
import { CurrentUser } from '../current-user.service.ts';
import { signInMethods } from '../sign-in/sign-in-methods.ts';
import { SignUpCompletion } from '../sign-up/sign-up-completion.consumers.ts';
import { User, type Identity, type UserRow } from '../user.entity.ts';

/** A proof that has an address which is surely the person's. */
type ProofWithEmail = ExternalProof & { readonly email: string };

/**
 * Finds the account an external proof belongs to. Accounts are found by provider and subject, never by what somebody
 * claims.
 */
@Injectable()
export class ExternalAccounts {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly identity: IdentityProvider,
    private readonly knownSubjects: KnownSubjects,
    private readonly signUps: SignUpCompletion,
    private readonly currentUser: CurrentUser,
    private readonly audit: Audit,
  ) {}

  /**
   * Returns the account, linked now if it has the same address and both sides have proven it; null for somebody new.
   * @param device as `describeDevice` returns it; the email about a new sign-in method says it
   * @throws AppError EMAIL_NOT_VERIFIED, EMAIL_IN_USE, ACCOUNT_SUSPENDED when the identity provider has disabled it
   */
  async find(proof: ExternalProof, device: string): Promise<UserRow | null> {
    const owner = await this.ownerOf(proof);
    if (owner) {
      await this.identity.linkExternal(owner, proof, this.knownSubjects.isKnown);
      return owner;
    }
    const addressed = assertEmailVerified(proof);
    const user = await this.database.unitOfWork().findOne(User, { email: addressed.email });
    /* Nobody has confirmed it, so it may be a stranger's: who has proven the address is somebody new. */
    if (user?.status === 'unverified') return null;
    return user && this.link(user, addressed, device);
  }

  /** @throws AppError EMAIL_NOT_VERIFIED, EMAIL_IN_USE, IDP_UNAVAILABLE */
  async create(proof: ExternalProof, signUp: VerifiedSignUp): Promise<UserRow> {
    const addressed = assertEmailVerified(proof);
    const identity = await this.identity.linkExternal(null, addressed, this.knownSubjects.isKnown);
    const { email } = addressed;
    return this.signUps.createVerified({ email, proven: true, identity, external: identityOf(proof) }, signUp);
  }

  /** @throws AppError NOT_FOUND, FORBIDDEN when it is the only way in, IDP_UNAVAILABLE */
  async unlink(caller: Caller, provider: string): Promise<Me> {
    const _id = userIdOf(caller.actor);
    const removable = (user: UserRow): void => {
      if (!user.identities.some((identity) => identity.provider === provider)) throw new AppError('NOT_FOUND');
      if (!signInMethods(user).includes('password')) throw new AppError('FORBIDDEN');
    };
    const current = await this.database.unitOfWork().findOneOrFail(User, { _id });
    removable(current);
    await this.identity.unlinkExternal(current, provider);
    await this.database.transaction(async (unitOfWork) => {
      const user = await unitOfWork.findOneOrFail(User, { _id });
      removable(user);
      user.identities = user.identities.filter((identity) => identity.provider !== provider);
      const changes = [{ field: 'identities', before: provider, after: null }];
      this.audit.record(unitOfWork, { caller, action: 'updated', resource: 'users', id: _id.toHexString(), changes });
    });
    return this.currentUser.get(caller.actor.id);
  }

  private ownerOf({ provider, subject }: ExternalProof): Promise<UserRow | null> {
    return this.database.unitOfWork().findOne(User, { identities: { $elemMatch: { provider, subject } } });
  }

  private async link(user: UserRow, proof: ProofWithEmail, device: string): Promise<UserRow> {
    assertLinkable(user, proof);
    const identity = await this.identity.linkExternal(user, proof, this.knownSubjects.isKnown);
    return this.database.transaction(async (unitOfWork) => {
      const savedUser = await unitOfWork.findOneOrFail(User, { _id: user._id });
      /* The address may have changed while the provider was asked. */
      if (savedUser.email !== proof.email) throw new AppError('EMAIL_IN_USE');
      assertLinkable(savedUser, proof);
      savedUser.identities = [
        ...savedUser.identities,
        ...(identity ? [identity] : []),
        { ...identityOf(proof), added: true },
      ];
      const userId = savedUser._id.toHexString();
      this.audit.record(unitOfWork, { caller: null, action: 'identity_linked', resource: 'users', id: userId });
      this.events.record(unitOfWork, {
        'account.email_requested': {
          userId,
          template: 'sign_in_method_added',
          provider: proof.provider,
          device,
        },
      });
      return savedUser;
    });
  }
}

const identityOf = ({ provider, subject }: ExternalProof): Identity => ({ provider, subject });

function assertEmailVerified(proof: ExternalProof): ProofWithEmail {
  const { email } = proof;
  if (!email || !proof.emailVerified) throw new AppError('EMAIL_NOT_VERIFIED');
  return { ...proof, email };
}

/**
 * Refuses to link an account that has not proven the address.
 * An account that has another identity of this provider already belongs to that one: addresses are given to new owners.
 * Administrators are never let in by an address.
 */
function assertLinkable(user: UserRow, { provider }: ExternalProof): void {
  if (user.role === 'admin' || user.role === 'limited_admin') throw new AppError('EMAIL_IN_USE');
  const isLinked = user.identities.some((identity) => identity.provider === provider);
  if (!user.emailVerifiedAt || isLinked || user.status === 'erased') throw new AppError('EMAIL_IN_USE');
}
