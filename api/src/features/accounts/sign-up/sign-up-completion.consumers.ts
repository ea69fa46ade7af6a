import { defaultLocale, defaultTimeZone, type VerifiedSignUp } from '@prentice/contract';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { InferEntity } from '@mikro-orm/core';
import { ObjectId } from 'mongodb';
import { Clock } from '../../../platform/clock/clock.ts';
import { Database, type UnitOfWork } from '../../../platform/database/database.service.ts';
import { objectId } from '../../../platform/database/ids.ts';
import { Events } from '../../../platform/events/events.service.ts';
import { TransitionEngine } from '../../../platform/transitions/transition-engine.service.ts';
import { EmployerOnboarding } from '../../ports/employer-onboarding.port.ts';
import { Consents } from '../consents/consents.service.ts';
import { newUser } from './new-user.ts';
import { SignUp } from './sign-up.entity.ts';
import { UnconfirmedAccounts } from './unconfirmed-accounts.service.ts';
import { User, type Identity, type UserRow } from '../user.entity.ts';
import { UserTransitions } from '../user.transitions.ts';

type SignUpRow = InferEntity<typeof SignUp>;

/** Somebody whom a provider has proven. */
export interface VerifiedPerson {
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
export class SignUpCompletion implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly clock: Clock,
    private readonly unconfirmed: UnconfirmedAccounts,
    private readonly consents: Consents,
    private readonly onboarding: EmployerOnboarding,
    private readonly engine: TransitionEngine,
    private readonly transitions: UserTransitions,
  ) {}

  onModuleInit(): void {
    this.events.on('accounts.sign-up', {
      'account.sign_up_requested': ({ payload }) => this.complete(objectId(payload.signUpId)),
    });
  }

  /** Makes the account of somebody whom a provider has proven. @throws AppError EMAIL_IN_USE */
  async createVerified(person: VerifiedPerson, signUp: VerifiedSignUp): Promise<UserRow> {
    const { role, consents, locale = defaultLocale, timeZone = defaultTimeZone } = signUp;
    const company = signUp.role === 'employer' ? signUp : null;
    await this.database.transaction(async (unitOfWork) => {
      if (person.proven) await this.unconfirmed.discard(unitOfWork, person.email);
      const _id = new ObjectId();
      const account = { _id, role, company, passwordHash: null, consents, locale, timeZone, next: null };
      await this.create(unitOfWork, { ...person, ...account });
    });
    return this.database.unitOfWork().findOneOrFail(User, { email: person.email });
  }

  /** Completes a sign-up; does nothing when it has been done: the sign-up is gone then. */
  private complete(signUpId: ObjectId): Promise<void> {
    return this.database.transaction(async (unitOfWork) => {
      const signUp = await unitOfWork.findOne(SignUp, { _id: signUpId });
      if (!signUp) return;
      const existing = await unitOfWork.findOne(User, { email: signUp.email });
      if (!existing && !signUp.taken) await this.create(unitOfWork, signUp);
      else if (existing) await this.handleRepeated(unitOfWork, existing, signUp);
      unitOfWork.remove(signUp);
    });
  }

  private async create(
    unitOfWork: UnitOfWork,
    signUp: Omit<SignUpRow, 'taken' | 'at'> & Partial<Pick<VerifiedPerson, 'external'>>,
  ): Promise<void> {
    const { _id, email, role, company, passwordHash, identity, external = null, consents } = signUp;
    const { locale, timeZone, proven, next } = signUp;
    const name = company?.name ?? null;
    const credentials = { passwordHash: passwordHash ?? null, identity: identity ?? null };
    const person = { _id, email, role, name, locale, timeZone, credentials, external, proven, next };
    const user = unitOfWork.create(User, newUser(person, this.clock.now()));
    this.consents.record(unitOfWork, _id, consents);
    const userId = _id.toHexString();
    const employerId = company ? await this.onboarding.create(unitOfWork, { ...company, ownerId: _id, email }) : null;
    const created = { kind: 'creation', to: user.status, employerId: employerId?.toHexString() ?? null } as const;
    await this.engine.applyAsSystem(unitOfWork, this.transitions.definition, user, created);
    if (!proven) this.events.record(unitOfWork, { 'account.link_requested': { userId, purpose: 'verify' } });
  }

  /**
   * Handles the sign-up of somebody who signs up again. As long as the address is not confirmed the last one counts:
   * the first one may not have owned it. Afterwards the owner is only notified.
   */
  private async handleRepeated(unitOfWork: UnitOfWork, existing: UserRow, signUp: SignUpRow): Promise<void> {
    const userId = existing._id.toHexString();
    if (existing.status !== 'unverified') {
      this.events.record(unitOfWork, { 'account.email_requested': { userId, template: 'account_exists' } });
    } else if (signUp.taken) {
      this.events.record(unitOfWork, { 'account.link_requested': { userId, purpose: 'verify' } });
    } else {
      await this.unconfirmed.discard(unitOfWork, signUp.email);
      await this.create(unitOfWork, signUp);
    }
  }
}
