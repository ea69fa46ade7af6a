import { Refusal, type Me, type ProvenSignUp } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/access/authenticator.ts';
import { Database } from '../../../platform/database/database.service.ts';
import { objectId } from '../../../platform/database/ids.ts';
import { Events } from '../../../platform/events/events.service.ts';
import { Audit } from '../../ports/audit.port.ts';
import { IdentityProvider, type ExternalProof } from '../identity/identity.port.ts';
import { OwnSubjects } from '../identity/own.subjects.ts';
import { Myself } from '../me.service.ts';
import { signInMethods } from '../sign-in.methods.ts';
import { SignUpConsumer } from '../sign-up.consumer.ts';
import { User, type Identity, type UserRow } from '../user.entity.ts';

/** A proof that has an address which is surely the person's. */
type Addressed = ExternalProof & { readonly email: string };

/** Which account an external proof belongs to. Accounts are found by provider and subject, never by what somebody claims. */
@Injectable()
export class ExternalAccounts {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly identity: IdentityProvider,
    private readonly subjects: OwnSubjects,
    private readonly signUps: SignUpConsumer,
    private readonly myself: Myself,
    private readonly audit: Audit,
  ) {}

  /**
   * The account, linked now if it has the same address and both sides have proven it; null for somebody new.
   * @throws Refusal EMAIL_NOT_VERIFIED, EMAIL_IN_USE, ACCOUNT_SUSPENDED when the identity provider has disabled it
   */
  async find(proof: ExternalProof): Promise<UserRow | null> {
    const owner = await this.ownerOf(proof);
    if (owner) {
      await this.identity.admit(owner, proof, this.subjects.isOurs);
      return owner;
    }
    const addressed = verified(proof);
    const user = await this.database.work().findOne(User, { email: addressed.email });
    /* Nobody has confirmed it, so it may be a stranger's: who has proven the address is somebody new. */
    if (user?.status === 'unverified') return null;
    return user && this.link(user, addressed);
  }

  /** @throws Refusal EMAIL_NOT_VERIFIED, EMAIL_IN_USE, IDP_UNAVAILABLE */
  async create(proof: ExternalProof, signUp: ProvenSignUp): Promise<UserRow> {
    const addressed = verified(proof);
    const kept = await this.identity.admit(null, addressed, this.subjects.isOurs);
    const { email } = addressed;
    return this.signUps.createProven({ email, proven: true, identity: kept, external: identityOf(proof) }, signUp);
  }

  /** @throws Refusal NOT_FOUND, FORBIDDEN when it is the only way in, IDP_UNAVAILABLE */
  async unlink(caller: Caller, provider: string): Promise<Me> {
    const _id = objectId(caller.actor.id ?? '');
    const removable = (user: UserRow): void => {
      if (!user.identities.some((one) => one.provider === provider)) throw new Refusal('NOT_FOUND');
      if (!signInMethods(user).includes('password')) throw new Refusal('FORBIDDEN');
    };
    const known = await this.database.work().findOneOrFail(User, { _id });
    removable(known);
    await this.identity.part(known, provider);
    await this.database.transaction(async (work) => {
      const user = await work.findOneOrFail(User, { _id });
      removable(user);
      user.identities = user.identities.filter((one) => one.provider !== provider);
      const changes = [{ field: 'identities', before: provider, after: null }];
      this.audit.record(work, { caller, action: 'updated', resource: 'users', id: _id.toHexString(), changes });
    });
    return this.myself.of(caller.actor.id);
  }

  private ownerOf({ provider, subject }: ExternalProof): Promise<UserRow | null> {
    return this.database.work().findOne(User, { identities: { $elemMatch: { provider, subject } } });
  }

  private async link(user: UserRow, proof: Addressed): Promise<UserRow> {
    assertLinkable(user, proof);
    const kept = await this.identity.admit(user, proof, this.subjects.isOurs);
    return this.database.transaction(async (work) => {
      const fresh = await work.findOneOrFail(User, { _id: user._id });
      /* The address may have moved on while the provider was asked. */
      if (fresh.email !== proof.email) throw new Refusal('EMAIL_IN_USE');
      assertLinkable(fresh, proof);
      fresh.identities = [...fresh.identities, ...(kept ? [kept] : []), { ...identityOf(proof), added: true }];
      const userId = fresh._id.toHexString();
      this.audit.record(work, { caller: null, action: 'identity_linked', resource: 'users', id: userId });
      this.events.record(work, 'account.letter_wanted', { userId, letter: 'linked', provider: proof.provider });
      return fresh;
    });
  }
}

const identityOf = ({ provider, subject }: ExternalProof): Identity => ({ provider, subject });

function verified(proof: ExternalProof): Addressed {
  const { email } = proof;
  if (!email || !proof.emailVerified) throw new Refusal('EMAIL_NOT_VERIFIED');
  return { ...proof, email };
}

/**
 * An address links only when its account has proven it too: whoever made an unconfirmed account may be somebody else. An
 * account that has another identity of this provider already belongs to that one: addresses are given to new owners.
 * Administrators are never let in by an address.
 */
function assertLinkable(user: UserRow, { provider }: ExternalProof): void {
  if (user.role === 'admin' || user.role === 'limited_admin') throw new Refusal('EMAIL_IN_USE');
  const taken = user.identities.some((one) => one.provider === provider);
  if (!user.emailVerifiedAt || taken || user.status === 'erased') throw new Refusal('EMAIL_IN_USE');
}
