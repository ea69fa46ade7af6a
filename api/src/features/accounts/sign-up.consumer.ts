import { defaultLocale, defaultTimeZone, type ProvenSignUp } from '@prentice/contract';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { InferEntity } from '@mikro-orm/core';
import { ObjectId } from 'mongodb';
import { Clock } from '../../platform/clock/clock.ts';
import { Database, type Work } from '../../platform/database/database.service.ts';
import { objectId } from '../../platform/database/ids.ts';
import { Events } from '../../platform/events/events.service.ts';
import { systemActor } from '../../platform/transitions/define-transitions.ts';
import { EmployerFoundation } from '../ports/employer-foundation.port.ts';
import { Consents } from './consents.service.ts';
import { newUser } from './new-user.ts';
import { SignUp } from './sign-up.entity.ts';
import { UnconfirmedAccounts } from './unconfirmed-accounts.service.ts';
import { User, type Identity, type UserRow } from './user.entity.ts';
import { UserTransitions } from './user.transitions.ts';

type SignUpRow = InferEntity<typeof SignUp>;

/** Somebody whom a provider has proven. */
export interface ProvenPerson {
  readonly email: string;
  /** Whether the address is surely theirs. */
  readonly proven: boolean;
  /** Of the identity provider in use. */
  readonly identity: Identity | null;
  /** Of an external one. */
  readonly external: Identity | null;
}

/** Turns accepted sign-ups into accounts, each in one unit of work. */
@Injectable()
export class SignUpConsumer implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly clock: Clock,
    private readonly unconfirmed: UnconfirmedAccounts,
    private readonly consents: Consents,
    private readonly foundation: EmployerFoundation,
    private readonly transitions: UserTransitions,
  ) {}

  onModuleInit(): void {
    this.events.on('accounts.sign-up', ['account.signing_up'], ({ payload }) =>
      this.complete(objectId(payload.signUpId)),
    );
  }

  /** Makes the account of somebody whom a provider has proven. @throws Refusal EMAIL_IN_USE */
  async createProven(person: ProvenPerson, given: ProvenSignUp): Promise<UserRow> {
    const { role, consents, locale = defaultLocale, timeZone = defaultTimeZone } = given;
    const company = given.role === 'employer' ? given : null;
    await this.database.transaction(async (work) => {
      if (person.proven) await this.unconfirmed.discard(work, person.email);
      await this.create(work, { ...person, role, company, passwordHash: null, consents, locale, timeZone });
    });
    return this.database.work().findOneOrFail(User, { email: person.email });
  }

  /** Does nothing when it has been done: the sign-up is gone then. */
  private complete(signUpId: ObjectId): Promise<void> {
    return this.database.transaction(async (work) => {
      const signUp = await work.findOne(SignUp, { _id: signUpId });
      if (!signUp) return;
      const known = await work.findOne(User, { email: signUp.email });
      if (!known && !signUp.taken) await this.create(work, signUp);
      else if (known) await this.again(work, known, signUp);
      work.remove(signUp);
    });
  }

  private async create(
    work: Work,
    signUp: Omit<SignUpRow, '_id' | 'taken' | 'at'> & Partial<Pick<ProvenPerson, 'external'>>,
  ): Promise<void> {
    const { email, role, company, passwordHash, identity, external = null, consents } = signUp;
    const _id = new ObjectId();
    const { locale, timeZone, proven } = signUp;
    const name = company?.name ?? null;
    const credentials = { passwordHash: passwordHash ?? null, identity: identity ?? null };
    const person = { _id, email, role, name, locale, timeZone, credentials, external, proven };
    const user = work.create(User, newUser(person, this.clock.now()));
    this.consents.record(work, _id, consents);
    const userId = _id.toHexString();
    const employerId = company ? await this.foundation.create(work, { ...company, ownerId: _id, email }) : null;
    const created = { to: user.status, employerId: employerId?.toHexString() ?? null };
    await this.transitions.apply(work, user, created, systemActor);
    if (!proven) this.events.record(work, 'account.link_wanted', { userId, purpose: 'verify' });
  }

  /**
   * Somebody signs up again. As long as the address is not confirmed the last one counts: whoever was first may not have
   * owned it. Afterwards the owner is only told.
   */
  private async again(work: Work, known: UserRow, signUp: SignUpRow): Promise<void> {
    const userId = known._id.toHexString();
    if (known.status !== 'unverified') {
      this.events.record(work, 'account.letter_wanted', { userId, letter: 'known' });
    } else if (signUp.taken) {
      this.events.record(work, 'account.link_wanted', { userId, purpose: 'verify' });
    } else {
      await this.unconfirmed.discard(work, signUp.email);
      await this.create(work, signUp);
    }
  }
}
