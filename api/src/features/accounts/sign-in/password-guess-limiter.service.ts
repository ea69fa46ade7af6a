import { AppError } from '@prentice/contract';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { readKnownDevice } from '../../../platform/auth/session-cookies.ts';
import { SECRETS, type Secrets } from '../../../platform/auth/secrets.ts';
import { SETTINGS, type Settings } from '../../../platform/config/settings.ts';
import { AttemptLimiter, type AttemptLimit } from '../../../platform/auth/attempt-limiter.ts';
import { attemptNetworkOf, attemptAddressOf } from '../../../platform/auth/device-info.ts';
import { Database } from '../../../platform/database/database.service.ts';
import type { EventOf } from '../../../platform/events/catalogue/event-catalogue.ts';
import { Events } from '../../../platform/events/events.service.ts';
import { attemptLimits } from './attempt-limits.ts';
import { User, securityVersionOf, type UserRow } from '../user.entity.ts';

type LimitedKeys = readonly (readonly [AttemptLimit, string])[];

/** Limits password attempts without allowing an attacker to lock the owner out. */
@Injectable()
export class PasswordGuessLimiter implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly attemptLimiter: AttemptLimiter,
    @Inject(SECRETS) private readonly secrets: Secrets,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.events.on('accounts.password-guessing-warning', {
      'account.password_guessing_detected': (event) => this.notifyOwner(event),
    });
  }

  /**
   * Counts an attempt to give a password, the same for addresses with and without an account.
   * @param user the account of the address, if any
   * @throws AppError RATE_LIMITED
   */
  async consume(email: string, user: UserRow | null, request: FastifyRequest): Promise<void> {
    const ofAccount = this.countersOfAccount(email, user, request);
    const isKnownDevice = ofAccount.some(([limit]) => limit === attemptLimits.passwordPerDevice);
    if (!isKnownDevice) {
      await this.attemptLimiter.consume(attemptLimits.passwordPerIpAddress, attemptAddressOf(request.ip));
      await this.attemptLimiter.consume(attemptLimits.passwordPerNetwork, attemptNetworkOf(request.ip));
    }
    try {
      for (const [limit, key] of ofAccount) await this.attemptLimiter.consume(limit, key);
    } catch (error) {
      await this.recordOnce(email);
      throw error;
    }
  }

  /** Resets the limits after the owner has signed in. */
  async reset(email: string, user: UserRow, request: FastifyRequest): Promise<void> {
    const spent = [...this.countersOfAccount(email, user, request), [attemptLimits.passwordPerAccount, email] as const];
    for (const [limit, key] of spent) await this.attemptLimiter.reset(limit, key);
  }

  /** Returns the device of a request as a key to count by, when the account has been signed in to on it; else null. */
  knownDeviceOf(user: UserRow, request: FastifyRequest): string | null {
    const owner = { userId: user._id.toHexString(), version: securityVersionOf(user) };
    return readKnownDevice(request, owner, { secret: this.secrets.accessToken, publicUrl: this.settings.publicUrl });
  }

  private countersOfAccount(email: string, user: UserRow | null, request: FastifyRequest): LimitedKeys {
    const device = user && this.knownDeviceOf(user, request);
    if (device) return [[attemptLimits.passwordPerDevice, device]];
    return [
      [attemptLimits.passwordPerAccountAndNetwork, `${email} ${attemptNetworkOf(request.ip)}`],
      [attemptLimits.passwordPerAccount, email],
    ];
  }

  /** Records an event for an account that exists; whether there is an account is looked up after the answer. */
  private async recordOnce(email: string): Promise<void> {
    const first = await this.attemptLimiter.consume(attemptLimits.guessingNotice, email).then(
      () => true,
      (error: unknown) => {
        if (error instanceof AppError && error.code === 'RATE_LIMITED') return false;
        throw error;
      },
    );
    if (!first) return;
    await this.database.independentTransaction(async (unitOfWork) =>
      this.events.record(unitOfWork, { 'account.password_guessing_detected': { email } }),
    );
  }

  private async notifyOwner({ payload: { email } }: EventOf<'account.password_guessing_detected'>): Promise<void> {
    const user = await this.database.collection(User).findOne({ email, status: 'active' }, { projection: { _id: 1 } });
    if (!user) return;
    const userId = user._id.toHexString();
    await this.database.transaction(async (unitOfWork) =>
      this.events.record(unitOfWork, { 'account.password_guessing_warned': { userId } }),
    );
  }
}
