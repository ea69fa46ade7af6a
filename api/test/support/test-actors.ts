import type { Client } from '@prentice/client';
import { defaultLocale, defaultTimeZone, type MemberRole, type Permission } from '@prentice/contract';
import { anAccount, PASSWORD_HASH, type AccountBuilder, type AccountDraft } from '@prentice/testing';
import { ObjectId } from 'mongodb';
import { AccessTokens } from '../../src/platform/auth/access-tokens.ts';
import { Sessions } from '../../src/platform/auth/sessions.service.ts';
import { User } from '../../src/features/accounts/user.entity.ts';
import { EmployerOnboarding } from '../../src/features/ports/employer-onboarding.port.ts';
import { Membership } from '../../src/features/ports/membership.port.ts';
import { ActiveAdmins } from '../../src/features/accounts/active-admins.service.ts';
import type { TestApp } from './test-app.ts';

/** A signed-in person: a client that acts as them, and what tests need to name them. */
export interface TestActor {
  readonly client: Client;
  readonly id: string;
  readonly email: string;
  /** The access token, for requests that the client cannot make. */
  readonly token: string;
  readonly sessionId: string;
}

export interface TestMember extends TestActor {
  readonly employerId: string;
}

/**
 * Makes people and signs them in, without mails and without hashing. Their password is `PASSWORD` of the testing
 * library.
 */
export class TestActors {
  constructor(private readonly api: TestApp) {}

  intern(change: Change = asItIs): Promise<TestActor> {
    return this.createAndSignIn(change(anAccount()));
  }

  /** The owner of a new employer. */
  async employer(change: Change = asItIs, company: { name?: string; website?: string } = {}): Promise<TestMember> {
    const actor = await this.createAndSignIn(change(anAccount().employer()));
    const employerId = await this.api.database.transaction((unitOfWork) =>
      this.api.app.get(EmployerOnboarding).create(unitOfWork, {
        ownerId: new ObjectId(actor.id),
        companyName: company.name ?? `Company of ${actor.email.split('@')[0]}`,
        website: company.website ?? `https://${actor.email.split('@')[1]}`,
        email: actor.email,
      }),
    );
    return { ...actor, employerId: employerId.toHexString() };
  }

  /** Another member of an employer. */
  async member(employerId: string, role: MemberRole, change: Change = asItIs): Promise<TestMember> {
    const actor = await this.createAndSignIn(change(anAccount().employer()));
    const place = { userId: new ObjectId(actor.id), employerId: new ObjectId(employerId), role, email: actor.email };
    await this.api.database.transaction((unitOfWork) => this.api.app.get(Membership).join(unitOfWork, place));
    return { ...actor, employerId };
  }

  /** A full administrator. */
  async admin(change: Change = asItIs): Promise<TestActor> {
    const actor = await this.createAndSignIn(change(anAccount().admin().withName('Full Administrator')));
    const activeAdmins = this.api.app.get(ActiveAdmins);
    const id = new ObjectId(actor.id);
    const first = await activeAdmins.isEmpty();
    await this.api.database.transaction((unitOfWork) =>
      first ? activeAdmins.addFirst(unitOfWork, id) : activeAdmins.add(unitOfWork, id),
    );
    return actor;
  }

  limitedAdmin(...permissions: Permission[]): Promise<TestActor> {
    return this.createAndSignIn(
      anAccount()
        .limitedAdmin(...permissions)
        .withName('Limited Administrator'),
    );
  }

  /** Stores an account without signing it in. @returns its id */
  async store(account: AccountBuilder): Promise<string> {
    const document = stored(account.build(), this.api.clock.now());
    await this.api.database.collection(User).insertOne(document);
    return document._id.toHexString();
  }

  /** Opens a session of an account that is stored. */
  async signIn(id: string, email: string): Promise<TestActor> {
    const { session } = await this.api.app
      .get(Sessions)
      .open(new ObjectId(id), { device: 'Test browser', network: 'test' });
    const sessionId = session._id.toHexString();
    const token = this.api.app.get(AccessTokens).sign(id, sessionId);
    return { client: this.api.client(token), id, email, token, sessionId };
  }

  private async createAndSignIn(account: AccountBuilder): Promise<TestActor> {
    return this.signIn(await this.store(account), account.build().email);
  }
}

/** Changes the account before it is stored, such as `(account) => account.unverified()`. */
type Change = (account: AccountBuilder) => AccountBuilder;
const asItIs: Change = (account) => account;

function stored(draft: AccountDraft, now: Date) {
  const _id = new ObjectId();
  const { verified, ...account } = draft;
  const suspension = { reason: 'other', note: 'Suspended by a test.', at: now, by: new ObjectId() };
  return {
    _id,
    ...account,
    locale: defaultLocale,
    timeZone: defaultTimeZone,
    identities: [{ provider: 'local', subject: _id.toHexString() }],
    passwordHash: PASSWORD_HASH,
    pendingEmail: null,
    emailVerifiedAt: verified ? now : null,
    lastActiveAt: now,
    lastSignInAt: now,
    suspension: account.status === 'suspended' ? suspension : null,
    erasureDueAt: null,
    createdAt: now,
    updatedAt: now,
    version: 1,
  };
}

/** People for the tests of one API: `const people = actorsOf(api); const ada = await people.intern();` */
export const actorsOf = (api: TestApp): TestActors => new TestActors(api);
