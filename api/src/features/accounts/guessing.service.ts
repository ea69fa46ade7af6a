import { Refusal } from '@prentice/contract';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { knownDeviceOf } from '../../platform/auth/device.cookie.ts';
import { SECRETS, type Secrets } from '../../platform/auth/secrets.ts';
import { Throttle, type Allowance } from '../../platform/auth/throttle.ts';
import { guessingNetworkOf, originOf } from '../../platform/auth/whereabouts.ts';
import { Database } from '../../platform/database/database.service.ts';
import type { EventOf } from '../../platform/events/catalogue/event-catalogue.ts';
import { Events } from '../../platform/events/events.service.ts';
import { allowances } from './allowances.ts';
import { User, versionOf, type UserRow } from './user.entity.ts';

type Counted = readonly (readonly [Allowance, string])[];

/** Bounds how often passwords are guessed, without letting whoever guesses lock the owner out. */
@Injectable()
export class Guessing implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly throttle: Throttle,
    @Inject(SECRETS) private readonly secrets: Secrets,
  ) {}

  onModuleInit(): void {
    this.events.on('accounts.guessing', ['account.guessing'], (event) => this.tellOwner(event));
  }

  /**
   * Counts an attempt to give a password, the same for addresses with and without an account.
   * @param user the account of the address, if any
   * @throws Refusal RATE_LIMITED
   */
  async spend(email: string, user: UserRow | null, request: FastifyRequest): Promise<void> {
    const ofAccount = this.countersOfAccount(email, user, request);
    const known = ofAccount.some(([allowance]) => allowance === allowances.passwordPerDevice);
    if (!known) {
      await this.throttle.spend(allowances.passwordPerAddress, originOf(request.ip));
      await this.throttle.spend(allowances.passwordPerNetwork, guessingNetworkOf(request.ip));
    }
    try {
      for (const [allowance, key] of ofAccount) await this.throttle.spend(allowance, key);
    } catch (error) {
      await this.noteOnce(email);
      throw error;
    }
  }

  /** Gives the whole allowance back to who has proven to be the owner. */
  async forgive(email: string, user: UserRow, request: FastifyRequest): Promise<void> {
    const spent = [...this.countersOfAccount(email, user, request), [allowances.passwordPerAccount, email] as const];
    for (const [allowance, key] of spent) await this.throttle.forgive(allowance, key);
  }

  private countersOfAccount(email: string, user: UserRow | null, request: FastifyRequest): Counted {
    const owner = user && { userId: user._id.toHexString(), version: versionOf(user) };
    const device = owner && knownDeviceOf(request, owner, this.secrets.accessToken);
    if (device) return [[allowances.passwordPerDevice, device]];
    return [
      [allowances.passwordPerAccountAndNetwork, `${email} ${guessingNetworkOf(request.ip)}`],
      [allowances.passwordPerAccount, email],
    ];
  }

  /** Whether there is an account is looked up after the answer. */
  private async noteOnce(email: string): Promise<void> {
    const first = await this.throttle.spend(allowances.guessingNotice, email).then(
      () => true,
      (error: unknown) => {
        if (error instanceof Refusal && error.code === 'RATE_LIMITED') return false;
        throw error;
      },
    );
    if (!first) return;
    await this.database.transactionAside(async (work) => this.events.record(work, 'account.guessing', { email }));
  }

  private async tellOwner({ payload: { email } }: EventOf<'account.guessing'>): Promise<void> {
    const user = await this.database.collection(User).findOne({ email, status: 'active' }, { projection: { _id: 1 } });
    if (!user) return;
    const userId = user._id.toHexString();
    await this.database.transaction(async (work) => this.events.record(work, 'account.guessed', { userId }));
  }
}
